import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import { marketGaps } from './market-gaps'
import { readFacts } from './read-facts'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'

const gapWords = staffWords('gap')
const marketWords = staffWords('market')

async function goingLiveProblems(
  stored: MarketDocument | undefined,
  doc: NonNullable<Loose<MarketDocument>>,
  req: PayloadRequest,
): Promise<Refusal[]> {
  if (stored?.state !== 'draft' || doc.state !== 'live') return []
  const { language } = req.i18n
  const gaps = marketGaps(
    { ...doc, state: stored.state },
    await readFacts(req, stored.id, doc.applicationId ?? null),
    Date.now(),
  ).filter(({ level }) => level === 'missing')
  if (gaps.length === 0) return []
  const list = gaps.map(({ said, values }) => formatStaffMessage(gapWords[said], language, values)).join(' ')
  return [{ path: 'state', message: formatStaffMessage(marketWords.notWholeYet, language, { list }) }]
}

/** A draft market goes live only when it is complete; the list names what is missing (U-19). Runs after the check of the settings. */
export const checkGoingLive: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (data) refuse(collection.slug, await goingLiveProblems(originalDoc, { ...originalDoc, ...data }, req), req)
  return data
}
