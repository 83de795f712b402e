import type { Category, Manufacturer, Series } from '@trade-in-shop/contracts/search'

type Worded = Pick<Series, 'content' | 'metaDescription' | 'business'>

/** What a lookup may answer: a document of either index or a part of it. */
export type Listing = Partial<Worded> &
  Readonly<{ url: string; maxPrice?: number | null; businessMaxPrice?: number | null }> &
  Partial<Pick<Category, 'manufacturers' | 'topManufacturers'>>

const worded = <T extends Worded>({ business, ...document }: T) => ({ ...document, ...business })

const manufacturer = (maker: Manufacturer): Manufacturer => ({
  ...worded(maker),
  series: maker.series.map(worded),
  topSeries: maker.topSeries.map(worded),
})

/**
 * A document of the catalogue as a company sees it: its own best price as `maxPrice`, and texts that name it. Every lookup of a
 * business shop answers this, so that no page can show a price that only people get.
 */
export function asCompanySees<T extends Listing>(document: T): T {
  const { businessMaxPrice, manufacturers, topManufacturers } = document
  return {
    ...document,
    ...(businessMaxPrice !== undefined && { maxPrice: businessMaxPrice }),
    ...(manufacturers && { manufacturers: manufacturers.map(manufacturer) }),
    ...(topManufacturers && { topManufacturers: topManufacturers.map(manufacturer) }),
  }
}
