/** Shorter runs are listed one by one. */
const MANY = 3

/** Groups neighbours of one kind: the first of each run with its count; short runs stay separate. */
export function gatherDashboard<T>(rows: readonly T[], kindOf: (row: T) => string): { row: T; count: number }[] {
  const runs: T[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && kindOf(run[0]) === kindOf(row)) run.push(row)
    else runs.push([row])
  }
  return runs.flatMap((run) =>
    run.length < MANY ? run.map((row) => ({ row, count: 1 })) : run.slice(0, 1).map((row) => ({ row, count: run.length })),
  )
}
