import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { readMarketSwitches, type SwitchState } from './market-switches'
import type { MarketDoc, Reader } from './reader'

const scheduleWords = staffWords('bar')
const words = staffWords('dashboard')

export type SwitchRow = Readonly<{
  name: SwitchState['name']
  label: string
  /** The markets by what the switch says there. */
  states: readonly Readonly<{
    word: string
    on: boolean
    markets: readonly Readonly<{ market: MarketDoc; state: SwitchState }>[]
  }>[]
}>

/** What a switch says: "on", "off", and "on" without effect as what the shop lacks. */
const wordOf = ({ name, on, isIdle }: SwitchState, language: string): string =>
  formatStaffMessage(
    name === 'carrierLogo' && !on ? words.asName : isIdle ? words.idle : scheduleWords[on ? 'on' : 'off'],
    language,
  )

/** Every switch with the markets by its state; a switch with several states differs between them. */
export function compareSwitches({ markets, language, now }: Pick<Reader, 'markets' | 'language' | 'now'>): SwitchRow[] {
  const all = markets.flatMap((market) => readMarketSwitches(market, now).map((state) => ({ market, state })))
  return [...Map.groupBy(all, ({ state }) => state.name)].map(([name, own]) => ({
    name,
    label: formatStaffMessage(name === 'carrierLogo' ? words.carrierLogo : scheduleWords[name], language),
    states: [...Map.groupBy(own, ({ state }) => wordOf(state, language))].map(([word, inMarkets]) => ({
      word,
      on: inMarkets.some(({ state }) => state.on && !state.isIdle),
      markets: inMarkets,
    })),
  }))
}

/** Link to the switch in the market's form. */
export const switchHref = (admin: string, { id }: Pick<MarketDoc, 'id'>, { field }: SwitchState): string =>
  `${admin}/collections/markets/${id}#field-${field.replaceAll('.', '__')}`
