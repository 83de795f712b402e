import * as z from 'zod'
import { ListMatch } from '@trade-in-shop/contracts/device-list'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { MAX_PIECES } from '@trade-in-shop/contracts/sale-limits'
import { DAY } from '@trade-in-shop/runtime/durations'
import { STORED } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/** One line of a list while it is being put together. */
export const ListRow = z.object({
  id: z.int().nonnegative(),
  /** The model in the seller's words. */
  text: z.string().max(LIST_LIMITS.modelLength),
  /** Null: the cell was not a number of pieces, so the company must type it. */
  quantity: z.int().min(1).max(MAX_PIECES).nullable(),
  /** Null: missing or not understood. */
  works: z.boolean().nullable(),
  found: z.union([z.object({ kind: z.literal('waiting') }), ListMatch]),
})
export type ListRow = z.infer<typeof ListRow>
export type ListLine = Pick<ListRow, 'text' | 'quantity' | 'works'>

const ListDraft = z.object({ rows: z.array(ListRow).max(LIST_LIMITS.lines) })
export type ListDraft = z.infer<typeof ListDraft>
export const EMPTY_LIST: ListDraft = { rows: [] }

const FORTNIGHT_MS = 14 * DAY
/** A list is worked on for days and contains no personal data, so the browser stores it for as long as a price holds. */
export const listAtom = persistedFamily(STORED.list, {
  schema: ListDraft,
  version: 1,
  initial: EMPTY_LIST,
  lifetimeMs: FORTNIGHT_MS,
})

type SoldRow = ListRow & Readonly<{ quantity: number; works: boolean; found: Extract<ListMatch, { kind: 'match' }> }>
/** A complete row: device, pieces, and whether it works. */
export const isComplete = (row: ListRow): row is SoldRow =>
  row.found.kind === 'match' && row.quantity !== null && row.works !== null

/** Adds new lines at the end, as many as still fit, with the next free ids. */
export function withLines({ rows }: ListDraft, lines: readonly (ListLine & Partial<Pick<ListRow, 'found'>>)[]): ListDraft {
  const next = rows.reduce((most, { id }) => Math.max(most, id + 1), 0)
  const fresh = lines.map((line, index): ListRow => ({
    id: next + index,
    text: line.text,
    quantity: line.quantity,
    works: line.works,
    found: line.found ?? { kind: 'waiting' },
  }))
  return { rows: [...rows, ...fresh].slice(0, LIST_LIMITS.lines) }
}

export const withChange = ({ rows }: ListDraft, id: number, change: Partial<Omit<ListRow, 'id'>>): ListDraft => ({
  rows: rows.map((row) => (row.id === id ? { ...row, ...change } : row)),
})

/** Stores the matches of the texts that were looked up; a row whose text has changed meanwhile keeps waiting. */
export const withMatches = ({ rows }: ListDraft, matches: ReadonlyMap<string, ListMatch>): ListDraft => ({
  rows: rows.map((row) => {
    const found = row.found.kind === 'waiting' ? matches.get(row.text) : undefined
    return found ? { ...row, found } : row
  }),
})

export const withoutRows = ({ rows }: ListDraft, ids: ReadonlySet<number>): ListDraft => ({
  rows: rows.filter(({ id }) => !ids.has(id)),
})

/** Takes the first row of a device out of a list, because it is in the cart now. */
export const withoutDevice = (list: ListDraft, deviceId: string): ListDraft => {
  const row = list.rows.find(({ found }) => found.kind === 'match' && found.device.id === deviceId)
  return row ? withoutRows(list, new Set([row.id])) : list
}
