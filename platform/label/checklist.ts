import type { OfferedDevice } from '@trade-in-shop/contracts/offers'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import { listUnpostable } from '@trade-in-shop/contracts/unpostable'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { textIn } from '@platform/messages/texts'

/** What to do before the parcel is closed. Which steps a trade needs depends on what is sold. */
const STEPS = ['backup', 'signOut', 'reset', 'sim', 'card', 'unpostable', 'pack', 'handOver'] as const
type Step = (typeof STEPS)[number]

const WITH_DATA: CategoryKey[] = ['phones', 'tablets', 'laptops', 'consoles']
const NEEDED_FOR: Record<Step, CategoryKey[] | 'all'> = {
  backup: [...WITH_DATA, 'cameras', 'camcorders'],
  signOut: WITH_DATA,
  reset: WITH_DATA,
  sim: ['phones', 'tablets'],
  card: ['cameras', 'camcorders'],
  unpostable: 'all',
  pack: 'all',
  handOver: 'all',
}

type Packed = Pick<OfferedDevice, 'categoryId' | 'unpostable'>

/** The steps for these devices, in order; `date`: the last moment to hand a parcel over, as this market writes it. */
export function checklist(market: PlatformMarket, devices: readonly Packed[], date: string, parcels = 1): string[] {
  const text = textIn(market)
  const unpostable = listUnpostable(devices)
  return STEPS.filter((step) => {
    if (step === 'unpostable') return unpostable.length > 0
    const needed = NEEDED_FOR[step]
    return needed === 'all' || devices.some(({ categoryId }) => needed.includes(categoryId))
  }).map((step) => {
    const isForAll = parcels > 1 && (step === 'pack' || step === 'handOver')
    return text(isForAll ? `checklist.${step}All` : `checklist.${step}`, { date, answers: unpostable.join(', ') })
  })
}
