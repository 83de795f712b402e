import { CATEGORY_KEYS } from '@/contracts/search'
import type { Row } from './bulk'
import type { CategoryData, ModelData } from './read-data'

export type CatalogueRows = Record<'categories' | 'manufacturers' | 'series' | 'models' | 'devices', Row[]>

const deviceRows = (category: string, model: ModelData, next: () => number): Row[] =>
  model.variants.map((variant) => ({
    id: variant.url ? `${model.url}-${variant.url}` : model.url,
    model_id: model.url,
    category,
    variant: variant.label,
    reference_price: variant.basePrice === null ? null : variant.basePrice * 100,
    position: next(),
  }))

const modelRow = (model: ModelData, seriesId: string, traits: string | null, position: number): Row => ({
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
          rows.models.push(modelRow(model, seriesId, portraits.get(model.url) ?? null, next()))
          rows.devices.push(...deviceRows(category, model, next))
        }
      }
    }
  return rows
}
