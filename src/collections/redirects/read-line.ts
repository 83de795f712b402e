import { staffWords } from '@/domain/staff-messages/staff-messages'
import { RedirectRow, REDIRECT_MATCHES, REDIRECT_STATUSES } from '@/domain/content/content'
import { convertRedirect } from '@/collections/documents/redirect-document'
import { fieldProblems, tidyRedirect, ruleProblem, type RuleProblem } from './rule-problem'
import { buildRedirectFields, leanTarget, NEW_RECORD, parseParams, paramsText, type RedirectRecord } from './redirect-record'
import { readInstant } from './sheet-instant'
import type { SheetCells } from './sheet-values'

const words = staffWords('importLine')

type Cells = SheetCells
const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** The market that a line is read for: an address of its own hosts is a path, a day is one of its zone. */
export type MarketPlace = Readonly<{ hosts: readonly string[]; timeZone: string }>
export type ReadLine = Readonly<{ record: RedirectRecord; problems: readonly RuleProblem[] }>

const YES = wordSet(
  'yes true 1 on x active enabled published ja wahr aktiv an sí si sì activo oui vrai actif vero attivo verdadero',
)
const NO = wordSet('no false 0 off inactive disabled draft nein falsch inaktiv aus inactivo non faux inactif falso inattivo')

/** `from` and `match` of a line, the key of its redirect; without a match column a star or parameters decide the match. */
export function sourceOfLine(cells: Cells, hosts: readonly string[]): Pick<RedirectRecord, 'from' | 'match'> {
  const from = cells.from?.trim() ?? ''
  const match = cells.match?.trim().toLowerCase() || guessedMatch(from)
  return { from: tidyRedirect({ from, match }, hosts).from ?? '', match }
}

const guessedMatch = (from: string): string =>
  from.endsWith('*') ? 'prefix' : /\{[A-Za-z]|[/=]:[A-Za-z]/.test(from) ? 'pattern' : 'exact'

/**
 * The redirect that a line describes: its cells over the stored redirect, or over the defaults of a new one. Columns that
 * the file lacks leave stored values unchanged.
 */
export function readLine(cells: Cells, stored: RedirectRecord | null, { hosts, timeZone }: MarketPlace): ReadLine {
  const base = stored ?? NEW_RECORD
  const problems: RuleProblem[] = []
  const cell = (column: keyof Cells): string | undefined => cells[column]?.trim()
  const yesNo = (column: 'enabled' | 'hidesRoute'): string => {
    const value = cell(column)?.toLowerCase()
    if (value === undefined) return base[column]
    if (value === '') return NEW_RECORD[column]
    if (!YES.has(value) && !NO.has(value)) problems.push(ruleProblem(column, words.yesNo, { value }))
    return YES.has(value) ? 'yes' : 'no'
  }
  const instant = (column: 'validFrom' | 'validTo'): string => {
    const value = cell(column)
    if (value === undefined || value === '') return value ?? base[column]
    const read = readInstant(value, { timeZone, isEnd: column === 'validTo' })
    if (read !== null) return read
    problems.push(ruleProblem(column, words.instant, { value }))
    return ''
  }
  const record = leanTarget({
    ...base,
    ...targetOf(cells, hosts),
    ...sourceOfLine(cells, hosts),
    status: cell('status') || (cells.status === undefined ? base.status : NEW_RECORD.status),
    enabled: yesNo('enabled'),
    hidesRoute: yesNo('hidesRoute'),
    validFrom: instant('validFrom'),
    validTo: instant('validTo'),
    note: cells.note ?? base.note,
  })
  return { record, problems: problems.length > 0 ? problems : recordProblems(record) }
}

const TARGETS = ['screen', 'params', 'slug', 'path', 'url'] as const

/** The target of a line: a plain `to`, or the columns of its kind; `kind` may be omitted when one of them decides it. */
function targetOf(cells: Cells, hosts: readonly string[]): Partial<RedirectRecord> {
  const plain = cells.to?.trim()
  if (plain) {
    const { from: local } = tidyRedirect({ from: plain, match: 'exact' }, hosts)
    return local?.startsWith('/') ? { kind: 'path', path: local } : { kind: 'external', url: plain }
  }
  const given = Object.fromEntries(TARGETS.flatMap((column) => valueIn(cells, column)))
  if (cells.kind === undefined && cells.to === undefined && Object.keys(given).length === 0) return {}
  return { ...given, kind: cells.kind?.trim().toLowerCase() || impliedKind(given) }
}

function valueIn(cells: Cells, column: (typeof TARGETS)[number]): [string, string][] {
  const value = cells[column]?.trim()
  return value === undefined ? [] : [[column, column === 'params' ? paramsText(parseParams(value)) : value]]
}

function impliedKind({ screen, slug, path, url }: Partial<Record<string, string>>): string {
  if (screen) return 'screen'
  if (slug) return 'page'
  return path ? 'path' : url ? 'external' : ''
}

/** Problems of a record's own fields, with the same messages as the form. */
function recordProblems(record: RedirectRecord): RuleProblem[] {
  if (record.from === '') return [ruleProblem('from', words.noFrom)]
  if (record.match === 'regex') return [ruleProblem('match', words.noExpression, { value: record.from })]
  if (!REDIRECT_MATCHES.some((match) => match === record.match))
    return [ruleProblem('match', words.noMatch, { value: record.match })]
  if (!REDIRECT_STATUSES.some((status) => String(status) === record.status))
    return [ruleProblem('status', words.noStatus, { value: record.status })]
  if (record.note.includes('\0')) return [ruleProblem('note', words.unprintable)]
  const problems = fieldProblems(buildRedirectFields(record))
  if (problems.length > 0) return problems
  return toRedirectRow(record, '') ? [] : [ruleProblem('to.kind', words.unclear)]
}

export const toRedirectRow = (record: RedirectRecord, id: string): RedirectRow | null =>
  RedirectRow.safeParse(convertRedirect({ ...buildRedirectFields(record), id })).data ?? null
