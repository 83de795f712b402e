import { processWide } from '@trade-in-shop/runtime/process-wide'

/** What a shop counts of itself by day. `searches`: those without a result; `missing`: addresses that people asked for in vain. */
export const COUNTED = ['offers', 'trades', 'searches', 'redirects', 'missing'] as const
export type Counted = (typeof COUNTED)[number]

export type DailyCount = Readonly<{
  /** Code of the market. */
  market: string
  mode: string
  /** Code of the partner; empty without one. */
  partner: string
  kind: Counted
  /** The text of a search without a result; empty for everything else. */
  words: string
  count: number
}>
type CountedShop = Readonly<{ market: Readonly<{ code: string }>; mode: string; partner: Readonly<{ code: string }> | null }>

/** Different counts between two writes; beyond it, only those that are known already go on. */
const MAX_COUNTS = 2_000
const MAX_WORD_CHARACTERS = 60

const pending = () => processWide('runtime.daily-counts', () => new Map<string, DailyCount>())

/** Counts something that happened in a shop just now, without anything about the visitor. Never waits, never throws. */
export function countToday({ market, mode, partner }: CountedShop, kind: Counted, words = ''): void {
  add({ market: market.code, mode, partner: partner?.code ?? '', kind, words, count: 1 })
}

function add(counted: DailyCount): void {
  const { count, ...what } = counted
  const key = Object.values(what).join('\n')
  const before = pending().get(key)
  if (before || pending().size < MAX_COUNTS) pending().set(key, { ...counted, count: count + (before?.count ?? 0) })
}

/**
 * The words of a search as they are counted: small letters, one space between words, 60 characters. Empty for a text that may
 * be about a person: with an @ or five digits in a row, spaces and signs between them left out.
 */
export function countableWords(text: string): string {
  const words = text.toLowerCase().trim().split(/\s+/).join(' ').slice(0, MAX_WORD_CHARACTERS)
  return /@|\d(?:[\s./-]?\d){4}/.test(words) ? '' : words
}

/** Takes all counts out; those that `write` could not store are put back. */
export async function flushDailyCounts(write: (counts: readonly DailyCount[]) => Promise<void>): Promise<void> {
  const taken = [...pending().values()]
  if (taken.length === 0) return
  pending().clear()
  try {
    await write(taken)
  } catch (error) {
    for (const counted of taken) add(counted)
    throw error
  }
}
