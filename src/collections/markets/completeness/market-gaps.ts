import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import { contentGaps } from './content-gaps'
import type { MarketFacts } from './facts'
import type { Gap } from './gap'
import { ownGaps } from './own-gaps'
import { platformGaps } from './platform-gaps'

/** All gaps of a market, the missing ones first. `now` in epoch milliseconds. */
export function marketGaps(doc: NonNullable<Loose<MarketDocument>>, facts: MarketFacts, now: number): Gap[] {
  const gaps = [...ownGaps(doc, now), ...platformGaps(doc, facts.platform), ...contentGaps(doc, facts, now)]
  return gaps.toSorted((left, right) => Number(left.level === 'look') - Number(right.level === 'look'))
}
