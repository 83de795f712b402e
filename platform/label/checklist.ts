import type { CategoryKey } from '@trade-in-shop/contracts/search'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { textIn } from '@platform/messages/texts'

/** What to do before the parcel is closed. Which steps a trade needs depends on what is sold. */
const STEPS = ['backup', 'signOut', 'reset', 'sim', 'card', 'pack', 'handOver'] as const
type Step = (typeof STEPS)[number]

const WITH_DATA: CategoryKey[] = ['phones', 'tablets', 'laptops', 'consoles']
const NEEDED_FOR: Record<Step, CategoryKey[] | 'all'> = {
  backup: [...WITH_DATA, 'cameras', 'camcorders'],
  signOut: WITH_DATA,
  reset: WITH_DATA,
  sim: ['phones', 'tablets'],
  card: ['cameras', 'camcorders'],
  pack: 'all',
  handOver: 'all',
}

/** The steps for these categories, in order; `date`: the last moment to hand a parcel over, as this market writes it. */
export const checklist = (market: PlatformMarket, categories: CategoryKey[], date: string, parcels = 1): string[] =>
  STEPS.filter((step) => {
    const needed = NEEDED_FOR[step]
    return needed === 'all' || needed.some((category) => categories.includes(category))
  }).map((step) => {
    const isForAll = parcels > 1 && (step === 'pack' || step === 'handOver')
    const text = textIn(market)
    return isForAll ? text(`checklist.${step}All`, { date }) : text(`checklist.${step}`, { date })
  })
