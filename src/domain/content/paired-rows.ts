import type { Fields } from './change-leaf'

type Pairs = Readonly<{
  /** For each row after, its row before (null: it is new) and its place after. */
  pairs: readonly (readonly [before: Fields | null, index: number])[]
  /** Old indexes of removed rows. */
  gone: readonly number[]
  /** Rows that stayed have another order. */
  moved: boolean
}>

/**
 * Pairs the rows of two lists: by id; else by equal content, because a restored version and a bulk edit create new ids; else by
 * index.
 */
export function pairRows(before: readonly Fields[], after: readonly Fields[]): Pairs {
  const free = new Set(before.keys())
  const places: (number | null)[] = after.map(() => null)
  const match = (fits: (was: Fields, is: Fields, from: number, to: number) => boolean) => {
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

const contentOf = (row: Fields): string => JSON.stringify(row, (name, value: unknown) => (name === 'id' ? undefined : value))
