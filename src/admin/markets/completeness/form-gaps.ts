import { marketOf } from '@/collections/documents/market-document'
import { settingFaults } from '@/collections/hooks/markets/setting-faults'
import type { MarketFacts } from '@/collections/markets/completeness/facts'
import { gapWords } from '@/collections/markets/completeness/gap-words'
import { marketGaps } from '@/collections/markets/completeness/market-gaps'
import { ownGaps } from '@/collections/markets/completeness/own-gaps'
import { Market } from '@/domain/market/market'
import { formatStaffMessage } from '@/domain/staff-words'
import { marketInForm } from './market-in-form'

export type ListedGap = Readonly<{
  level: 'missing' | 'look'
  message: string
  where: Readonly<{ path: string } | { documents: string }>
}>

/** Gaps of the unsaved form: its settings by the rules of every save, and the gaps of the whole market. */
export function formGaps(values: unknown, facts: MarketFacts | null, language: string, now: number): ListedGap[] {
  const doc = marketInForm(values)
  const settings = Market.safeParse(marketOf(doc, new Map()))
  const wrong = settings.success ? [] : settingFaults(settings.error, language)
  const gaps = facts ? marketGaps(doc, facts, now) : ownGaps(doc, now)
  return [
    ...wrong.map(({ path, message }): ListedGap => ({ level: 'missing', message, where: { path } })),
    ...gaps.map(({ level, said, values: told, where }) => ({
      level,
      message: formatStaffMessage(gapWords[said], language, told),
      where,
    })),
  ]
}
