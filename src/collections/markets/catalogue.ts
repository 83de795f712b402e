import type { BasePayload } from 'payload'
import * as z from 'zod'
import { CategoryKey } from '@/contracts/search'
import { type CategoryAddresses } from '@/domain/content/category-addresses'

export const CATALOGUE_LISTS = ['categories', 'addresses', 'series', 'overviews', 'devices'] as const
type CatalogueList = (typeof CATALOGUE_LISTS)[number]
type CatalogueQuestion = Readonly<{ text: string; value: string }>

const ReadCatalogue = z.custom<(indexes: object, list: CatalogueList, asked: CatalogueQuestion) => Promise<unknown>>(
  (value) => typeof value === 'function',
)

/** Asks the catalogue of a market through `custom.readCatalogue` of the config. Throws while it does not answer. */
export async function readCatalogue(
  { config }: Pick<BasePayload, 'config'>,
  indexes: object,
  ...asked: [CatalogueList, CatalogueQuestion]
): Promise<unknown> {
  const { readCatalogue: read }: Readonly<{ readCatalogue?: unknown }> = config.custom
  return ReadCatalogue.parse(read)(indexes, ...asked)
}

const Categories = z.object({ choices: z.array(z.object({ value: CategoryKey, beside: z.string() })).max(100) })

/** The address of each category of a market; empty while the catalogue does not answer. */
export async function readCategoryAddresses(payload: Pick<BasePayload, 'config'>, indexes: object): Promise<CategoryAddresses> {
  try {
    const { choices } = Categories.parse(await readCatalogue(payload, indexes, 'categories', { text: '', value: '' }))
    return Object.fromEntries(choices.map(({ value, beside }) => [value, beside]))
  } catch {
    // The clients log what does not answer.
    return {}
  }
}

const Chosen = z.object({ chosen: z.string().nullable() })

/** False for an address or a name that the catalogue of a market does not have; null while it does not answer. */
export async function isInCatalogue(
  payload: Pick<BasePayload, 'config'>,
  indexes: object,
  list: CatalogueList,
  value: string,
): Promise<boolean | null> {
  try {
    return Chosen.parse(await readCatalogue(payload, indexes, list, { text: '', value })).chosen !== null
  } catch {
    return null
  }
}
