import { convertMarket, convertSwitchSchedules } from '@/collections/documents/market-document'
import { hasContent } from '@/domain/content/shown-parts'
import {
  applySchedules,
  SCHEDULED_SWITCHES,
  type ScheduledSwitch,
  scheduleState,
  SwitchSchedule,
} from '@/domain/content/switch-schedules'
import { Market } from '@/domain/market/market'
import type { MarketDoc } from './reader'

export type SwitchState = Readonly<{
  name: ScheduledSwitch | 'carrierLogo'
  /** The effective value now. */
  on: boolean
  /** True for a switch that is on while the shop has nothing to show for it. */
  isIdle: boolean
  /** End of the active schedule (ISO 8601 UTC); null when none is active. */
  until: string | null
  /** Name of the field in the form. */
  field: string
}>

const FIELDS: Readonly<Partial<Record<ScheduledSwitch, string>>> = { ratingSeal: 'rating.seal', ratingSlider: 'rating.slider' }

/** The effective switches of a market at `now` (milliseconds), in the order of its form; the carrier's logo is last. */
export function readMarketSwitches(doc: MarketDoc, now: number): SwitchState[] {
  const schedules = convertSwitchSchedules(doc).flatMap((row) => SwitchSchedule.safeParse(row).data ?? [])
  const stored = Market.safeParse(convertMarket(doc, new Map())).data
  const market = stored && applySchedules(stored, schedules, now)
  const states = SCHEDULED_SWITCHES.map((name): SwitchState => {
    const running = schedules.find((schedule) => schedule.switch === name && scheduleState(schedule, now) === 'running')
    const field = FIELDS[name] ?? `switches.${name}`
    const on = running ? running.on : isOn(doc, name)
    return { name, on, isIdle: on && market !== undefined && !hasContent(market, name), until: running?.until ?? null, field }
  })
  const { image, imageUrl } = doc.footerShippingLogo
  const logo = {
    name: 'carrierLogo',
    on: Boolean(image) || Boolean(imageUrl),
    isIdle: false,
    until: null,
    field: 'footerShippingLogo.image',
  } as const
  return [...states, logo]
}

function isOn({ switches, rating }: MarketDoc, name: ScheduledSwitch): boolean {
  if (name === 'ratingSeal') return rating.seal === true
  if (name === 'ratingSlider') return rating.slider === true
  return switches?.[name] === true
}
