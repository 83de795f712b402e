import * as z from 'zod'
import { CategoryKey } from '@trade-in-shop/contracts/search'
import { joinNames, type DeviceNames } from '@platform/catalogue/device-words'
import type { Db } from '@platform/store/pool'

const Device = z.object({
  id: z.string(),
  variant: z.string(),
  referencePrice: z.int().nullable(),
  position: z.int(),
  modelId: z.string(),
  model: z.string(),
  releaseYear: z.int().nullable(),
  releaseMonth: z.int().nullable(),
  searchTerms: z.array(z.string()),
  category: CategoryKey,
  seriesId: z.string(),
  series: z.string(),
  seriesUrl: z.string(),
  seriesTop: z.boolean(),
  manufacturerId: z.string(),
  manufacturer: z.string(),
  manufacturerUrl: z.string(),
  manufacturerTop: z.boolean(),
})
export type CatalogueDevice = z.infer<typeof Device>

const SELECT = `
  select d.id, d.variant, d.reference_price as "referencePrice", d.position, d.category,
         m.id as "modelId", m.name as model, m.release_year as "releaseYear", m.release_month as "releaseMonth",
         m.search_terms as "searchTerms",
         s.id as "seriesId", s.name as series, s.url as "seriesUrl", s.top as "seriesTop",
         f.id as "manufacturerId", f.name as manufacturer, f.url as "manufacturerUrl", f.top as "manufacturerTop"
  from platform.devices d
  join platform.models m on m.id = d.model_id
  join platform.series s on s.id = m.series_id
  join platform.manufacturers f on f.id = s.manufacturer_id
  order by f.position, s.position, m.position, d.position`

/** The catalogue as the database has it, in its own order; everything published is derived from it. */
export async function readCatalogue(db: Db): Promise<CatalogueDevice[]> {
  const { rows } = await db.query(SELECT)
  return z.array(Device).parse(rows)
}

/** `deviceName` in SQL, of a device `d` of a model `m`. */
export const CATALOGUE_NAME = `case when d.id = m.id then m.name else m.name || ' ' || d.variant end`

type Named = Pick<CatalogueDevice, 'id' | 'modelId'> & DeviceNames
/** The device's name. A variant that is the only one of its model (it has no address of its own) is not part of it. */
export const deviceName = ({ id, modelId, model, variant }: Named): string =>
  joinNames({ model, variant: id === modelId ? null : variant })

/** Joins two names without saying the first one twice: "OnePlus" + "OnePlus Nord". */
export const joined = (maker: string, name: string) =>
  name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`
