import type { PayloadRequest } from 'payload'
import { readFamilies } from '@/collections/translations/page-families'

/** A page that a market lacks, that still has the texts of its source, or whose source has changed. */
export type ToTranslate = Readonly<{
  state: 'missing' | 'untranslated' | 'stale'
  market: number
  /** The page of this market; null when it is missing. */
  page: number | null
  source: number
  title: string
}>

/** Pages whose texts are read in one view of the dashboard; the next view continues. */
const MAX_TEXTS_PER_VIEW = 120

/**
 * Pages of these markets that are missing, are only copied or are behind their source, of those that more than one market has. A
 * page that is not for a market is not missing.
 */
export async function toTranslate(req: PayloadRequest, markets: readonly number[]): Promise<ToTranslate[]> {
  const named = markets.map((id) => ({ id, code: '', name: '' }))
  const families = await readFamilies(req, named, MAX_TEXTS_PER_VIEW)
  return families.flatMap(({ source, count, alternates }) =>
    alternates.flatMap(({ state, market, page }): ToTranslate[] => {
      const isListed = state === 'missing' ? count > 1 : source.published
      if (!isListed || (state !== 'missing' && state !== 'untranslated' && state !== 'stale')) return []
      return [{ state, market: market.id, page: page?.id ?? null, source: source.id, title: source.title }]
    }),
  )
}
