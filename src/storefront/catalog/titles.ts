import type { DeviceSummary, Series } from '@trade-in-shop/contracts/search'
import type { Market } from '@/domain/market/market'
import { joinUnits } from '@/domain/unit-spaces'

/** A meta title of the catalogue without the brand at its end, because every page adds the brand itself. */
export const withoutBrand = (metaTitle: string): string => metaTitle.replace(/\s*\|[^|]*$/, '')

type Exceptions = Market['popTitleExceptions']

/**
 * The market's own title of a series (popTitleException, K-14), or null. It also applies to the series below it:
 * "iPhone verkaufen" becomes "iPhone 13 verkaufen".
 */
export function titleException(exceptions: Exceptions, series: string): string | null {
  const exact = exceptions.find((row) => row.series === series)
  if (exact) return exact.title
  const family = exceptions.find((row) => series.startsWith(`${row.series} `) && row.title.includes(row.series))
  return family ? family.title.replace(family.series, series) : null
}

export const seriesTitle = (exceptions: Exceptions, series: Pick<Series, 'name' | 'metaTitle'>): string =>
  titleException(exceptions, series.name) ?? withoutBrand(series.metaTitle)

/** "Apple iPhone 13 Pro 256 GB"; the manufacturer is not repeated when the name already contains it. */
export const fullName = ({ manufacturer, name }: Pick<DeviceSummary, 'manufacturer' | 'name'>): string =>
  `${name} `.toLowerCase().startsWith(`${manufacturer} `.toLowerCase()) ? name : `${manufacturer} ${name}`

/** `fullName` for the screen: a number and its unit stay on one line. */
export const shownName = (device: Parameters<typeof fullName>[0]): string => joinUnits(fullName(device))

/** What distinguishes variants of a model, and its year: "256 GB, 2021". */
export const formatDeviceDetails = ({ variant, releaseYear }: Pick<DeviceSummary, 'variant' | 'releaseYear'>): string =>
  [joinUnits(variant), releaseYear].filter(Boolean).join(', ')
