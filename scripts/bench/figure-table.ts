export type FigureRow = Readonly<{ figure: string; measured: string; goal: string; met: boolean | null }>

/** A measured value beside its goal; `met` is null for a figure without a goal or that could not be measured. */
export const row = (figure: string, measured: string, goal: string, met: boolean | null): FigureRow => ({
  figure,
  measured,
  goal,
  met,
})

const markOf = ({ met }: FigureRow) => (met === null ? '–' : met ? '✓' : '✗')

/** Prints the rows as a table: ✓ met, ✗ missed, – not measured or without a goal. */
export function printTable(rows: readonly FigureRow[]): void {
  const widths = (['figure', 'measured', 'goal'] as const).map((key) =>
    Math.max(key.length, ...rows.map((row) => row[key].length)),
  )
  const line = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 1)).join(' | ')} |`
  console.log(line(['figure', 'measured', 'goal', ' ']))
  console.log(line([...widths.map((width) => '-'.repeat(width)), '-']))
  for (const row of rows) console.log(line([row.figure, row.measured, row.goal, markOf(row)]))
}
