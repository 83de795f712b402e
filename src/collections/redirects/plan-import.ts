import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { RedirectRow } from '@/domain/content/content'
import { secondHopSteps } from '@/domain/routing/redirect-checks'
import { neighbourhoodSteps, sourceKey } from '@/domain/routing/redirect-neighbourhood'
import { mapSteps, type Steps } from '@/domain/steps'
import { neighbourProblems } from './redirect-neighbours'
import { readLine, toRedirectRow, sourceOfLine } from './read-line'
import { COLUMNS, type Column, type RedirectRecord, retargeted } from './redirect-record'
import type { SheetLine } from './redirect-sheet'
import type { RedirectContext } from './redirect-context'
import { translateCells } from './sheet-values'
import { ruleProblem, type RuleProblem } from './rule-problem'

const lineWords = staffWords('importLine')

export type StoredRecord = Readonly<{ id: number; record: RedirectRecord }>
export type ImportContext = Omit<RedirectContext, 'hosts'> &
  Readonly<{ market: string; hosts: readonly string[]; stored: readonly StoredRecord[] }>

/** A valid line: an update of a stored redirect, or a new one. */
export type PlannedLine = Readonly<{
  line: number
  stored: StoredRecord | null
  record: RedirectRecord
  /** The fields that differ from the stored redirect; empty for a new one. */
  changed: readonly Column[]
  /** True when it was a chain and now leads to its end. */
  flattened: boolean
}>
export type RefusedLine = Readonly<{ line: SheetLine; problems: readonly RuleProblem[] }>
export type ImportPlan = Readonly<{ planned: readonly PlannedLine[]; unchanged: number; refused: readonly RefusedLine[] }>

type Candidate = Readonly<{
  line: SheetLine
  stored: StoredRecord | null
  record: RedirectRecord
  row: RedirectRow
  flattened: boolean
}>

/** Most rounds of checking all lines together; what still conflicts then is refused. */
const MAX_ROUNDS = 12

/**
 * Computes what storing the lines of a file would do to a market, in steps, because twenty thousand lines take seconds. All
 * lines are checked at once, against the market as it would be afterwards and by the rules of a single save, so their order
 * does not matter; of lines that conflict with each other the first is stored.
 */
export function* planImport(
  lines: readonly SheetLine[],
  context: ImportContext,
  { flatten }: { flatten: boolean },
): Steps<ImportPlan> {
  const refused: RefusedLine[] = []
  const read = yield* candidatesOf(lines, context, refused)
  const settled = yield* settle(read.candidates, context, flatten, refused)
  const planned = settled.map(({ line, stored, record, flattened }): PlannedLine => {
    const changed = stored ? COLUMNS.filter((column) => record[column] !== stored.record[column]) : []
    return { line: line.line, stored, record, changed, flattened }
  })
  return { planned, unchanged: read.unchanged, refused: refused.toSorted((left, right) => left.line.line - right.line.line) }
}

/** The lines that are valid by themselves and change something. */
function* candidatesOf(
  lines: readonly SheetLine[],
  context: ImportContext,
  refused: RefusedLine[],
): Steps<Readonly<{ candidates: readonly Candidate[]; unchanged: number }>> {
  const byKey = new Map(yield* mapSteps(context.stored, (stored) => [keyOf(stored.record), stored] as const))
  const seen = new Map<string, number>()
  const candidates: Candidate[] = []
  let unchanged = 0
  for (const line of lines) {
    yield
    const cells = translateCells(line.cells)
    const key = keyOf(sourceOfLine(cells, context.hosts))
    const stored = byKey.get(key) ?? null
    const { record, problems } = readLine({ ...cells, market: context.market }, stored?.record ?? null, context)
    const first = seen.get(key)
    const row = toRedirectRow(record, stored ? String(stored.id) : `line:${line.line}`)
    if (problems.length > 0 || !row) refused.push({ line, problems })
    else if (first !== undefined) refused.push({ line, problems: [ruleProblem('from', lineWords.sameInFile, { line: first })] })
    else if (stored && COLUMNS.every((column) => record[column] === stored.record[column])) unchanged += 1
    else candidates.push({ line, stored, record: { ...record, market: context.market }, row, flattened: false })
    if (first === undefined) seen.set(key, line.line)
  }
  return { candidates, unchanged }
}

const keyOf = ({ match, from }: Pick<RedirectRecord, 'match' | 'from'>): string =>
  match === 'exact' || match === 'prefix' || match === 'pattern' ? sourceKey({ match, from }) : `${match} ${from}`

/** Removes lines until the rest is valid together with everything else in the market. */
function* settle(
  candidates: readonly Candidate[],
  context: ImportContext,
  flatten: boolean,
  refused: RefusedLine[],
): Steps<readonly Candidate[]> {
  let left = candidates
  for (let round = 1; left.length > 0; round++) {
    const problems = yield* judge(left, context)
    if (problems.size === 0) return left
    const straight =
      flatten && round < MAX_ROUNDS
        ? yield* mapSteps(left, (candidate) => straightened(candidate, problems.get(candidate) ?? []))
        : left
    if (straight.some((candidate, index) => candidate !== left[index])) {
      left = straight
      continue
    }
    const out = round < MAX_ROUNDS ? chooseRefusedLines(problems) : new Set(problems.keys())
    for (const candidate of out) refused.push({ line: candidate.line, problems: problems.get(candidate) ?? [] })
    left = left.filter((candidate) => !out.has(candidate))
  }
  return left
}

function* judge(
  candidates: readonly Candidate[],
  { stored, routes, slugs, closed }: ImportContext,
): Steps<Map<Candidate, readonly RuleProblem[]>> {
  const replaced = new Set(candidates.map(({ row }) => row.id))
  const stay = stored.filter(({ id }) => !replaced.has(String(id)))
  const others = yield* mapSteps(stay, ({ id, record }) => toRedirectRow(record, String(id)) ?? [])
  const near = yield* neighbourhoodSteps([...candidates.map(({ row }) => row), ...others.flat()], { routes, slugs, closed })
  if (candidates.some(({ row }) => row.match !== 'exact' || row.hidesRoute)) yield* secondHopSteps(near)
  const judged = yield* mapSteps(candidates, (candidate) => [candidate, neighbourProblems(candidate.row, near)] as const)
  return new Map(judged.filter(([, problems]) => problems.length > 0))
}

/** The line with the end of its chain as target; unchanged when it is no chain or was flattened before. */
function straightened(candidate: Candidate, problems: readonly RuleProblem[]): Candidate {
  const target = problems.find((problem) => problem.flatten !== null)?.flatten
  if (!target || candidate.flattened) return candidate
  const record = retargeted(candidate.record, target)
  const row = toRedirectRow(record, candidate.row.id)
  return row ? { ...candidate, record, row, flattened: true } : candidate
}

/**
 * Chooses the lines to refuse: the last of lines that conflict with each other, and each line that conflicts with a stored
 * redirect. Lines that conflict with a refused line are checked again without it.
 */
function chooseRefusedLines(problems: ReadonlyMap<Candidate, readonly RuleProblem[]>): ReadonlySet<Candidate> {
  const byRow = new Map([...problems.keys()].map((candidate) => [candidate.row, candidate]))
  const out = new Set<Candidate>()
  for (const [candidate, own] of [...problems].toSorted(([left], [right]) => left.line.line - right.line.line)) {
    const others = own.flatMap((problem) => problem.others.flatMap((other) => byRow.get(other) ?? []))
    if (others.every((other) => other.line.line < candidate.line.line && !out.has(other))) out.add(candidate)
  }
  return out.size > 0 ? out : new Set(problems.keys())
}
