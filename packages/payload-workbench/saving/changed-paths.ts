import { isFields, readLeaf, type FieldTree, type Leaf } from './change-leaf'

type Pairs = Readonly<{
  /** For each row after, its row before (null: it is new) and its place after. */
  pairs: readonly (readonly [before: FieldTree | null, index: number])[]
  /** Old indexes of removed rows. */
  gone: readonly number[]
  /** Rows that stayed have another order. */
  moved: boolean
}>

/**
 * Pairs the rows of two lists: by id; else by equal content, because a restored version and a bulk edit create new ids; else by
 * index.
 */
function pairRows(before: readonly FieldTree[], after: readonly FieldTree[]): Pairs {
  const free = new Set(before.keys())
  const places: (number | null)[] = after.map(() => null)
  const match = (fits: (was: FieldTree, is: FieldTree, from: number, to: number) => boolean) => {
    for (const [to, row] of after.entries()) {
      if (places[to] !== null) continue
      const from = [...free].find((index) => fits(before[index] ?? {}, row, index, to))
      if (from === undefined) continue
      places[to] = from
      free.delete(from)
    }
  }
  match((was, is) => was.id !== undefined && was.id !== null && was.id === is.id)
  match((was, is) => contentOf(was) === contentOf(is))
  match((_was, _is, from, to) => from === to)
  const kept = places.filter((place) => place !== null)
  return {
    pairs: places.map((place, index) => [place === null ? null : (before[place] ?? null), index]),
    gone: [...free],
    moved: kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0)),
  }
}

const contentOf = (row: FieldTree): string => JSON.stringify(row, (name, value: unknown) => (name === 'id' ? undefined : value))

/** What changed in a document: the same paths on both sides, each with its value. */
export type Changes = Readonly<{ before: Readonly<Record<string, Leaf>>; after: Readonly<Record<string, Leaf>> }>

/** Upper bound of the paths listed for one change; a document has far fewer fields. */
const MAX_PATHS = 400
/** Names of fields that may hold secrets: their values are never listed, at any depth. */
const SECRET = /password|secret|token|salt$|hash$|recovery/i

/**
 * The paths whose value differs, such as `hosts.2.hostname`. A row that moved within a list is recognised; a removed row is
 * listed by its old index with a minus (`hosts.-1.hostname`), a new order under the list's own path.
 */
export function changedPaths(before: unknown, after: unknown): Changes {
  const found: [path: string, before: Leaf, after: Leaf][] = []
  compare('', before, after, (path, was, is) => {
    if (found.length < MAX_PATHS) found.push([path, was, is])
  })
  return {
    before: Object.fromEntries(found.map(([path, was]) => [path, was])),
    after: Object.fromEntries(found.map(([path, , is]) => [path, is])),
  }
}

export const isUnchanged = ({ after }: Changes): boolean => Object.keys(after).length === 0

type ReportChange = (path: string, before: Leaf, after: Leaf) => void

function compare(path: string, before: unknown, after: unknown, report: ReportChange): void {
  if (isRows(before) || isRows(after)) {
    compareRows(path, isRows(before) ? before : [], isRows(after) ? after : [], report)
  } else if (isFields(before) || isFields(after)) {
    compareFields(path, isFields(before) ? before : {}, isFields(after) ? after : {}, report)
  } else if (JSON.stringify(readLeaf(before).whole) !== JSON.stringify(readLeaf(after).whole)) {
    report(path, readLeaf(before).shown, readLeaf(after).shown)
  }
}

function compareFields(path: string, before: FieldTree, after: FieldTree, report: ReportChange): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (name === 'id' || SECRET.test(name)) continue
    compare(path === '' ? name : `${path}.${name}`, own(before, name), own(after, name), report)
  }
}

const own = (fields: FieldTree, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined)

function compareRows(path: string, before: readonly FieldTree[], after: readonly FieldTree[], report: ReportChange): void {
  const { pairs, gone, moved } = pairRows(before, after)
  if (moved) report(path, before.map(nameRow), after.map(nameRow))
  for (const [was, index] of pairs) compareFields(`${path}.${index}`, was ?? {}, after[index] ?? {}, report)
  for (const index of gone) compareFields(`${path}.-${index}`, before[index] ?? {}, {}, report)
}

const isRows = (value: unknown): value is FieldTree[] => Array.isArray(value) && value.length > 0 && value.every(isFields)

/** The name of a row in a list: its first text. */
export const nameRow = (row: FieldTree): string => {
  const text = Object.entries(row).find(([name, value]) => name !== 'id' && typeof value === 'string' && value !== '')?.[1]
  return typeof text === 'string' ? text.slice(0, 80) : '?'
}
