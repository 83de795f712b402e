import type { BannerRow } from './content'

type Timed = Pick<BannerRow, 'id' | 'place' | 'validFrom' | 'validTo'>

const hasBegun = ({ validFrom }: Timed, now: number): boolean => validFrom === null || Date.parse(validFrom) <= now
const isOver = ({ validTo }: Timed, now: number): boolean => validTo !== null && Date.parse(validTo) <= now

/**
 * The first banner of a place whose schedule includes `now`; `validTo` itself is excluded. `banners` are in the order of the snapshot,
 * `now` in milliseconds.
 */
export function bannerAt<Row extends Timed>(banners: readonly Row[], place: BannerRow['place'], now: number): Row | null {
  return banners.find((banner) => banner.place === place && hasBegun(banner, now) && !isOver(banner, now)) ?? null
}

/** What a published banner does in the shop now; `behind` shows in its place, `off`: the market shows no banners. */
export type BannerState<Row extends Timed> =
  | Readonly<{ state: 'shows' | 'over' | 'off' }>
  | Readonly<{ state: 'waits'; from: string }>
  | Readonly<{ state: 'hidden'; behind: Row }>

export function bannerState<Row extends Timed>(banners: readonly Row[], own: Row, now: number, isOn: boolean): BannerState<Row> {
  if (isOver(own, now)) return { state: 'over' }
  if (!hasBegun(own, now)) return { state: 'waits', from: own.validFrom ?? '' }
  if (!isOn) return { state: 'off' }
  const shown = bannerAt(banners, own.place, now)
  return shown === null || shown.id === own.id ? { state: 'shows' } : { state: 'hidden', behind: shown }
}
