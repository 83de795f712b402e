import type { Db } from '@platform/store/pool'
import { mergePendingEntries } from './bulk'
import { translateNames } from '@platform/catalogue/device-words'
import type { SeedMarket } from './market-rules'
import { CATALOGUE_NAME, deviceName, type CatalogueDevice } from './read-catalogue'

const indexNameOf = ({ indexBase }: SeedMarket) => `${indexBase}_devices`

/**
 * Makes the partition of a market's devices index. It locks out searches, so it is a transaction of its own,
 * before the documents are written.
 */
export async function ensurePartition(db: Db, market: SeedMarket): Promise<void> {
  const indexName = indexNameOf(market)
  if (!/^[a-z0-9][a-z0-9_-]{0,50}$/.test(indexName)) throw new Error(`"${indexName}" is no index name`)
  const { rows } = await db.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    `platform."documents_${indexName}"`,
  ])
  if (rows[0]?.there) return
  await db.query(
    `create table platform."documents_${indexName}" partition of platform.device_documents for values in ('${indexName}')`,
  )
}

/** Tokens of the look of a device `d` of a model `m`. */
const TRAITS = 'coalesce(d.traits, m.traits)'
/** Of a device `d` of a model `m`: the operator's photograph, else the drawing. */
const PICTURE = `case
  when m.photograph is not null then jsonb_build_object('kind', 'photograph', 'url', m.photograph, 'traits', ${TRAITS})
  when ${TRAITS} is not null then jsonb_build_object('kind', 'portrait', 'traits', ${TRAITS}) end`

const NAME = `coalesce(n.name, ${CATALOGUE_NAME})`

/**
 * `$1` application, `$2` index name, `$3` the names that this market's language says in its own words. The category's name is the last search term (`isCategory` of platform/search/clause.ts), so that "Handy iPhone 13" finds the phone. The
 * source is `DeviceSummary` of the contract; questions are added when a search requests them.
 */
const WRITE = `
  insert into platform.device_documents as t
  select $2, d.id, row_number() over (order by f.position, s.position, m.position, d.position)::int,
    d.category, c.url, f.id, ft.url, f.name, s.id, st.url, coalesce(n.model, m.name), ${NAME}, m.release_year, m.release_month, w.popularity, p.best_price,
    w.model_text, w.name_text, w.manufacturer_text, concat_ws(' | ', w.terms_text, platform.fold(n.name), platform.fold(c.name)),
    array_to_tsvector(array(select distinct x
      from unnest(string_to_array(concat_ws(' ', replace(w.terms_text, '|', ''), platform.fold(c.name), platform.fold(n.name)), ' ')) as x where x <> '')),
    jsonb_build_object(
      'id', d.id, 'name', ${NAME}, 'model', coalesce(n.model, m.name),
      'variant', case when d.variant = 'Standard' then '' else coalesce(n.variant, d.variant) end, 'url', d.id,
      'category', c.name, 'categoryId', d.category, 'categoryUrl', c.url,
      'manufacturer', f.name, 'manufacturerId', f.id, 'manufacturerUrl', ft.url,
      'series', st.name, 'seriesId', s.id, 'seriesUrl', st.url, 'image', null, 'thumbnail', null,
      'picture', ${PICTURE},
      'releaseYear', m.release_year, 'releaseMonth', m.release_month,
      'searchTerms', to_jsonb(w.search_terms || c.name), 'popularity', w.popularity, 'maxPrice', p.best_price,
      'businessMaxPrice', p.business_price)
  from platform.devices d
  join platform.models m on m.id = d.model_id
  join platform.series s on s.id = m.series_id
  join platform.manufacturers f on f.id = s.manufacturer_id
  join platform.device_words w on w.device_id = d.id
  join platform.texts c on c.application = $1 and c.kind = 'category' and c.ref = d.category
  join platform.texts ft on ft.application = $1 and ft.kind = 'manufacturer' and ft.ref = f.id
  join platform.texts st on st.application = $1 and st.kind = 'series' and st.ref = s.id
  left join jsonb_to_recordset($3::jsonb) as n(id text, name text, model text, variant text) on n.id = d.id
  left join platform.prices p on p.application = $1 and p.device_id = d.id
    and p.version = (select max(version) from platform.price_lists where application = $1)
  on conflict (index_name, id) do update set
    position = excluded.position, category_id = excluded.category_id, category_url = excluded.category_url,
    manufacturer_id = excluded.manufacturer_id, manufacturer_url = excluded.manufacturer_url, manufacturer = excluded.manufacturer,
    series_id = excluded.series_id, series_url = excluded.series_url, model = excluded.model, name = excluded.name,
    release_year = excluded.release_year, release_month = excluded.release_month, popularity = excluded.popularity,
    max_price = excluded.max_price, model_text = excluded.model_text, name_text = excluded.name_text,
    manufacturer_text = excluded.manufacturer_text, terms_text = excluded.terms_text, words = excluded.words, source = excluded.source
  where t.* is distinct from excluded.*`

/** Names of devices in the language, where they differ from the catalogue's. */
const translatedNames = (devices: readonly CatalogueDevice[], locale: string) =>
  devices.flatMap((device) => {
    const { model, variant } = translateNames(device, locale)
    if (model === device.model && variant === device.variant) return []
    return [{ id: device.id, name: deviceName({ ...device, model, variant }), model, variant }]
  })

/** Brings the devices index of a market up to date with catalogue, texts and prices; searches work meanwhile. */
export async function publishDocuments(db: Db, market: SeedMarket, devices: readonly CatalogueDevice[]): Promise<void> {
  await db.query(WRITE, [market.application, indexNameOf(market), JSON.stringify(translatedNames(devices, market.locale))])
  await mergePendingEntries(db)
}

const WRITE_PICTURES = `
  update platform.device_documents t set source = jsonb_set(t.source, '{picture}', coalesce(${PICTURE}, 'null'))
  from platform.devices d
  join platform.models m on m.id = d.model_id
  where m.id = any($1) and t.id = d.id`

/** Brings the pictures of these models up to date in the devices index of every market. */
export async function publishPictures(db: Db, models: readonly string[]): Promise<void> {
  await db.query(WRITE_PICTURES, [models])
  await mergePendingEntries(db)
}
