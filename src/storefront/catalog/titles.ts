import type { DeviceSummary, Series } from '@/contracts/search'
import type { Market } from '@/domain/market'

/** A meta title of the catalogue without the brand at its end, which every page adds itself. */
export const withoutBrand = (metaTitle: string): string => metaTitle.replace(/\s*\|[^|]*$/, '')

type Exceptions = Market['popTitleExceptions']

/**
 * The market's own title of a series (popTitleException, K-14), or null. It also holds for the series below it:
 * "iPhone verkaufen" makes "iPhone 13 verkaufen".
 */
export function titleException(exceptions: Exceptions, series: string): string | null {
  const exact = exceptions.find((row) => row.series === series)
  if (exact) return exact.title
  const family = exceptions.find((row) => series.startsWith(`${row.series} `) && row.title.includes(row.series))
  return family ? family.title.replace(family.series, series) : null
}

/** How a popular series is called on its category's page: the market's own words, else maker and series. */
export const popTitle = (exceptions: Exceptions, manufacturer: string, series: Pick<Series, 'name'>): string =>
  titleException(exceptions, series.name) ?? fullName({ manufacturer, name: series.name })

/** The heading of a series' overview. */
export const seriesTitle = (exceptions: Exceptions, series: Pick<Series, 'name' | 'metaTitle'>): string =>
  titleException(exceptions, series.name) ?? withoutBrand(series.metaTitle)

/** "Apple iPhone 13 Pro 256 GB"; a model never repeats its manufacturer, but some brand names are part of it. */
export const fullName = ({ manufacturer, name }: Pick<DeviceSummary, 'manufacturer' | 'name'>): string =>
  name.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? name : `${manufacturer} ${name}`

/** What tells variants of a model apart, and its year: "256 GB, 2021". */
export const detailsOf = ({ variant, releaseYear }: Pick<DeviceSummary, 'variant' | 'releaseYear'>): string =>
  [variant, releaseYear].filter(Boolean).join(', ')
