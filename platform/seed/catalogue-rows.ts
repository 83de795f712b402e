import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import type { Db } from '@platform/store/pool'
import { bulkUpsert, type TableRow } from './bulk'
import type { SeedMarket } from './market-rules'
import { traitsOfVariant } from './portrait-traits'
import type { CategoryData, ModelData } from './read-data'

export type CatalogueRows = Record<'categories' | 'manufacturers' | 'series' | 'models' | 'devices', TableRow[]>

const deviceRows = (category: string, model: ModelData, traits: string | null, next: () => number): TableRow[] =>
  model.variants.map((variant) => ({
    id: variant.url ? `${model.url}-${variant.url}` : model.url,
    model_id: model.url,
    category,
    variant: variant.label,
    reference_price: variant.basePrice === null ? null : variant.basePrice * 100,
    traits: traits === null ? null : traitsOfVariant(traits, variant.label),
    position: next(),
  }))

const modelRow = (model: ModelData, seriesId: string, traits: string | null, position: number): TableRow => ({
  id: model.url,
  series_id: seriesId,
  name: model.model,
  release_year: model.releaseYear,
  release_month: model.releaseMonth,
  search_terms: model.searchTerms,
  traits,
  position,
})

/** The tree of the files as flat rows with the ids of the contract; positions keep the order of the files. */
export function catalogueRows(catalogue: CategoryData[], portraits: ReadonlyMap<string, string>): CatalogueRows {
  const rows: CatalogueRows = {
    categories: CATEGORY_KEYS.map((key, position) => ({ key, position })),
    manufacturers: [],
    series: [],
    models: [],
    devices: [],
  }
  let count = 0
  const next = () => count++
  for (const { category, manufacturers } of catalogue)
    for (const manufacturer of manufacturers) {
      const manufacturerId = `${category}-${manufacturer.url}`
      rows.manufacturers.push({
        id: manufacturerId,
        category,
        name: manufacturer.name,
        url: manufacturer.url,
        top: manufacturer.top,
        position: next(),
      })
      for (const series of manufacturer.series) {
        const seriesId = `${manufacturerId}-${series.url}`
        rows.series.push({
          id: seriesId,
          manufacturer_id: manufacturerId,
          name: series.name,
          url: series.url,
          top: series.top,
          position: next(),
        })
        for (const model of series.models) {
          const traits = portraits.get(model.url) ?? null
          rows.models.push(modelRow(model, seriesId, traits, next()))
          rows.devices.push(...deviceRows(category, model, traits, next))
        }
      }
    }
  return rows
}

const TABLES = [
  ['categories', ['key'], { key: 'text', position: 'int' }],
  ['manufacturers', ['id'], { id: 'text', category: 'text', name: 'text', url: 'text', top: 'boolean', position: 'int' }],
  ['series', ['id'], { id: 'text', manufacturer_id: 'text', name: 'text', url: 'text', top: 'boolean', position: 'int' }],
  [
    'models',
    ['id'],
    {
      id: 'text',
      series_id: 'text',
      name: 'text',
      release_year: 'int',
      release_month: 'int',
      search_terms: 'text[]',
      traits: 'text',
      position: 'int',
    },
  ],
  [
    'devices',
    ['id'],
    { id: 'text', model_id: 'text', category: 'text', variant: 'text', reference_price: 'int', traits: 'text', position: 'int' },
  ],
] as const satisfies [keyof CatalogueRows, string[], Record<string, string>][]

/** Writes the market-independent catalogue; call it inside a transaction. */
export async function writeCatalogue(db: Db, rows: CatalogueRows): Promise<void> {
  for (const [table, key, columns] of TABLES) await bulkUpsert(db, { table, key: [...key], columns }, rows[table])
}

/** Writes the application that a market's prices and documents belong to. */
export async function writeApplication(db: Db, { application, indexBase, language, locale }: SeedMarket): Promise<void> {
  await bulkUpsert(
    db,
    {
      table: 'applications',
      key: ['application'],
      columns: { application: 'text', index_base: 'text', language: 'text', locale: 'text' },
    },
    [{ application, index_base: indexBase, language, locale }],
  )
}
