import type { BasePayload } from 'payload'
import * as z from 'zod'
import { CategoryKey } from '@trade-in-shop/contracts/search'
import { type CategoryAddresses } from '@/domain/content/category-addresses'
import type { PageLink } from '@/domain/content/page-links'
import { catalogueAddresses, type PageSurroundings } from '@/domain/routing/page-problems'
import type { CataloguePlace } from '@/domain/routing/catalogue-place'

type Configured = Pick<BasePayload, 'config'>

export const CATALOGUE_LISTS = ['categories', 'addresses', 'series', 'overviews', 'devices'] as const
type CatalogueList = (typeof CATALOGUE_LISTS)[number]
type CatalogueQuestion = Readonly<{ text: string; value: string }>

const ReadCatalogue = z.custom<(indexes: object, list: CatalogueList, asked: CatalogueQuestion) => Promise<unknown>>(
  (value) => typeof value === 'function',
)

/** Asks the catalogue of a market through `custom.readCatalogue` of the config. Throws while it does not answer. */
export async function readCatalogue(
  { config }: Configured,
  indexes: object,
  ...asked: [CatalogueList, CatalogueQuestion]
): Promise<unknown> {
  const { readCatalogue: read }: Readonly<{ readCatalogue?: unknown }> = config.custom
  return ReadCatalogue.parse(read)(indexes, ...asked)
}

const Categories = z.object({ choices: z.array(z.object({ value: CategoryKey, beside: z.string() })).max(100) })

/** The address of each category of a market; empty while the catalogue does not answer. */
export async function readCategoryAddresses(payload: Configured, indexes: object): Promise<CategoryAddresses> {
  try {
    const { choices } = Categories.parse(await readCatalogue(payload, indexes, 'categories', { text: '', value: '' }))
    return Object.fromEntries(choices.map(({ value, beside }) => [value, beside]))
  } catch {
    // The clients log what does not answer.
    return {}
  }
}

const LISTS = { sellCategory: 'addresses', overview: 'overviews', product: 'devices' } as const
const Chosen = z.object({ chosen: z.string().nullable() })

/** True for what the catalogue of a market does not have; false while it does not answer. */
async function isUnknown(payload: Configured, indexes: object, { screen, value }: CataloguePlace): Promise<boolean> {
  try {
    return Chosen.parse(await readCatalogue(payload, indexes, LISTS[screen], { text: '', value })).chosen === null
  } catch {
    return false
  }
}

const MAX_QUESTIONS = 100
const QUESTIONS_AT_ONCE = 10
const placeKey = ({ screen, value }: CataloguePlace): string => `${screen} ${value}`

/**
 * Says which places the catalogue of a market does not have. Asks about the first hundred, categories before series and devices, and
 * takes all others for known.
 */
export async function findUnknownPlaces(
  payload: Configured,
  indexes: object,
  places: readonly CataloguePlace[],
): Promise<(place: CataloguePlace) => boolean> {
  const screens = Object.keys(LISTS)
  const asked = [...new Map(places.map((place) => [placeKey(place), place])).values()]
    .toSorted((left, right) => screens.indexOf(left.screen) - screens.indexOf(right.screen))
    .slice(0, MAX_QUESTIONS)
  const unknown = new Set<string>()
  for (let start = 0; start < asked.length; start += QUESTIONS_AT_ONCE) {
    const some = asked.slice(start, start + QUESTIONS_AT_ONCE)
    const answers = await Promise.all(some.map((place) => isUnknown(payload, indexes, place)))
    for (const [index, place] of some.entries()) if (answers[index]) unknown.add(placeKey(place))
  }
  return (place) => unknown.has(placeKey(place))
}

/** The typed addresses of links that the catalogue of their market does not have: a page copied from another market has such. */
export async function findUnknownAddresses(
  payload: Configured,
  links: readonly PageLink[],
  around: PageSurroundings,
): Promise<ReadonlySet<string>> {
  const asked = catalogueAddresses(links, around)
  const places = asked.map(({ place }) => place)
  const isMissing = await findUnknownPlaces(payload, around.visitor.shop.market.elasticIndexes, places)
  return new Set(asked.flatMap(({ address, place }) => (isMissing(place) ? [address] : [])))
}
