import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import type { MessageValues } from '@/domain/staff-words'
import { contentGaps } from './content-gaps'
import type { MarketFacts } from './facts'
import { ownGaps } from './own-gaps'
import { platformGaps } from './platform-gaps'
import type { gapWords } from './gap-words'

/** Collections whose documents belong to a market. */
export type GapDocuments = 'contact-subjects' | 'navigation' | 'pages' | 'route-maps' | 'banners' | 'media'

/** Something that a market lacks, which stops it from going live, or that staff should review. */
export type Gap = Readonly<{
  level: 'missing' | 'look'
  said: keyof typeof gapWords
  values?: MessageValues
  where: Readonly<{ path: string } | { documents: GapDocuments }>
}>

/** All gaps of a market, the missing ones first. `now` in epoch milliseconds. */
export function marketGaps(doc: NonNullable<Loose<MarketDocument>>, facts: MarketFacts, now: number): Gap[] {
  const gaps = [...ownGaps(doc, now), ...platformGaps(doc, facts.platform), ...contentGaps(doc, facts, now)]
  return gaps.toSorted((left, right) => Number(left.level === 'look') - Number(right.level === 'look'))
}
