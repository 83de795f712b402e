import type { BannerRow } from '@/domain/content/content'

/** The first banner of a place whose schedule includes `now`; `validTo` itself is excluded. `now` in milliseconds. */
export function bannerAt(banners: readonly BannerRow[], place: BannerRow['place'], now: number = Date.now()): BannerRow | null {
  const open = ({ validFrom, validTo }: BannerRow) =>
    (validFrom === null || Date.parse(validFrom) <= now) && (validTo === null || now < Date.parse(validTo))
  return banners.find((banner) => banner.place === place && open(banner)) ?? null
}
