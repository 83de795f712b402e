import { plainLetters } from '@/domain/plain-letters'
import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import type { Market } from '@/domain/market/market'
import { categoryByKey, categoryByUrl, categoryList, categoryOfOverview, deviceByUrl, devicesMatching } from './search-client'

type Shop = Readonly<{ market: Pick<Market, 'elasticIndexes'> }>
type Choice = Readonly<{ value: string; label: string; beside?: string }>
/** What staff choose from the catalogue: keys of categories, their addresses, names of series, addresses of overviews and devices. */
type List = 'categories' | 'addresses' | 'series' | 'overviews' | 'devices'

/** Choices of one answer; the person types on to narrow them. */
const MAX_CHOICES = 50

/** Manufacturers and series of all categories, each with the names of what they belong to. */
export async function readOverviews(shop: Shop) {
  const categories = await Promise.all(CATEGORY_KEYS.map((key) => categoryByKey(shop, key)))
  return categories.flatMap((category) =>
    (category?.manufacturers ?? []).flatMap((manufacturer) => [
      { isSeries: false, name: manufacturer.name, url: manufacturer.url, of: category?.name ?? '' },
      ...manufacturer.series.map(({ name, url }) => ({ isSeries: true, name, url, of: manufacturer.name })),
    ]),
  )
}

const LISTS: Readonly<Record<List, (shop: Shop, text: string) => Promise<readonly Choice[]>>> = {
  categories: async (shop) => (await categoryList(shop)).map(({ key, name, url }) => ({ value: key, label: name, beside: url })),
  addresses: async (shop) => (await categoryList(shop)).map(({ name, url }) => ({ value: url, label: name })),
  series: async (shop) => {
    const series = (await readOverviews(shop)).filter(({ isSeries }) => isSeries)
    return series.map(({ name, of }) => ({ value: name, label: `${name} (${of})` }))
  },
  overviews: async (shop) => (await readOverviews(shop)).map(({ name, url, of }) => ({ value: url, label: `${name} (${of})` })),
  devices: async (shop, text) => {
    const { devices } = await devicesMatching(shop, text, MAX_CHOICES)
    return devices.map(({ manufacturer, name, url }) => ({ value: url, label: `${manufacturer} ${name}` }))
  },
}

/** The name of a stored value; null where the catalogue has none. */
const NAMES: Readonly<Record<List, (shop: Shop, value: string) => Promise<string | null>>> = {
  categories: async (shop, value) => (await categoryList(shop)).find(({ key }) => key === value)?.name ?? null,
  addresses: async (shop, value) => (await categoryByUrl(shop, value))?.name ?? null,
  series: async (shop, value) =>
    (await readOverviews(shop)).find(({ name, isSeries }) => isSeries && name === value)?.name ?? null,
  overviews: async (shop, value) => {
    const makers = (await categoryOfOverview(shop, value))?.manufacturers ?? []
    return makers.flatMap((maker) => [maker, ...maker.series]).find(({ url }) => url === value)?.name ?? null
  },
  devices: async (shop, value) => {
    const device = await deviceByUrl(shop, value)
    return device && `${device.manufacturer} ${device.name}`
  },
}

export type CatalogueQuestion = [list: List, asked: Readonly<{ text: string; value: string }>]

/**
 * Choices of a market's catalogue that contain the typed words, and the name of the stored value. Throws `ApiError` when the
 * search is unreachable.
 */
export async function catalogueChoices(shop: Shop, ...[list, asked]: CatalogueQuestion) {
  const [all, chosen] = await Promise.all([
    LISTS[list](shop, asked.text),
    asked.value === '' ? null : NAMES[list](shop, asked.value),
  ])
  const words = plainLetters(asked.text).split(/\s+/)
  const fits = ({ label, value }: Choice) => words.every((word) => plainLetters(`${label} ${value}`).includes(word))
  // The search itself decides which devices fit a text.
  return { choices: (list === 'devices' ? all : all.filter(fits)).slice(0, MAX_CHOICES), chosen }
}
