import type { Db } from '@platform/store/pool'
import { mergePendingEntries } from './bulk'
import { CATALOGUE_NAME, deviceName, joined, type CatalogueDevice } from './read-catalogue'

/** By the place of a category's best known makers; makers after these are wanted least. */
const MAKER_POINTS = [300, 240, 160, 120, 100, 100]
const SERIES_POINTS = 150
/** Most of what people sell is four to five years old: newer devices are in use, and older ones are gone. */
const BEST_AGE_MONTHS = 54
const AGE_POINTS = 360
const POINTS_LOST_PER_MONTH = 5

const releaseMonths = ({ releaseYear, releaseMonth }: CatalogueDevice): number =>
  releaseYear === null ? 0 : releaseYear * 12 + (releaseMonth ?? 6)

/**
 * How often a device is asked for is not known to a new platform, so the sample figure follows from facts: maker, series
 * and age, counted from the newest device of the catalogue. 0 to 810.
 */
function popularities(devices: readonly CatalogueDevice[]): (device: CatalogueDevice) => number {
  const newest = devices.reduce((latest, device) => Math.max(latest, releaseMonths(device)), 0)
  const makers = Map.groupBy(
    new Map(devices.filter(({ manufacturerTop }) => manufacturerTop).map((device) => [device.manufacturerId, device])).values(),
    ({ category }) => category,
  )
  return (device) => {
    const place = (makers.get(device.category) ?? []).findIndex(({ manufacturerId }) => manufacturerId === device.manufacturerId)
    const fromBest = Math.abs(newest - releaseMonths(device) - BEST_AGE_MONTHS)
    const age = Math.max(0, AGE_POINTS - POINTS_LOST_PER_MONTH * fromBest)
    return (MAKER_POINTS[place] ?? 0) + (device.seriesTop ? SERIES_POINTS : 0) + age
  }
}

/** The device's full name first, then the series, then what people also call it. */
function searchTerms(device: CatalogueDevice): string[] {
  const { manufacturer, series } = device
  return [...new Set([joined(manufacturer, deviceName(device)), joined(manufacturer, series), ...device.searchTerms])]
}

/** Each term as it is and with numbers set apart, so that "hero 9" finds HERO9 and "note10" and "note 10" are alike. */
const WRITE_DEVICES = `
  insert into platform.device_words as t
  select r.device_id, r.popularity, r.search_terms, platform.fold(r.model), platform.fold(r.name), platform.fold(r.manufacturer),
         (select string_agg(form, ' | ' order by place) from (
            select form, min(place) as place from unnest(r.search_terms) with ordinality as u(term, place),
              lateral (select platform.fold(u.term)) as f(folded),
              lateral (values (folded), (regexp_replace(folded, '\\m([a-z]{2,})(\\d{1,4}[a-z]?)\\M', '\\1 \\2', 'g'))) as v(form)
            where form <> '' group by form) as forms)
  from jsonb_to_recordset($1::jsonb) as r(device_id text, popularity int, search_terms text[], model text, name text, manufacturer text)
  on conflict (device_id) do update set popularity = excluded.popularity, search_terms = excluded.search_terms,
    model_text = excluded.model_text, name_text = excluded.name_text, manufacturer_text = excluded.manufacturer_text,
    terms_text = excluded.terms_text
  where t.* is distinct from excluded.*`

/** Names that markets say in their own words, as their documents have them. */
const OWN_NAMES = `
  select distinct d.id, platform.fold(t.name) as name
  from platform.devices d
  join platform.models m on m.id = d.model_id
  join platform.device_documents t on t.id = d.id and t.name <> ${CATALOGUE_NAME}`

const WRITE_WORDS = `
  insert into platform.search_words as t
  select word, count(*)::int
  from (select distinct device_id, unnest(string_to_array(replace(terms_text, '|', ''), ' ')) as word from platform.device_words
    union select ref, unnest(string_to_array(platform.fold(name), ' ')) from platform.texts where kind = 'category'
    union select id, unnest(string_to_array(name, ' ')) from (${OWN_NAMES}) as own) as w
  where word <> '' group by word
  on conflict (word) do update set devices = excluded.devices where t.devices <> excluded.devices`

/** A word and all its one-letter deletions: two words within one typo share one of them. */
const WRITE_DELETIONS = `
  insert into platform.search_deletions
  select word, word from platform.search_words
  union
  select left(word, i - 1) || substr(word, i + 1), word from platform.search_words, generate_series(1, length(word)) as i
  where length(word) between 2 and 24
  on conflict do nothing`

/** What a device is called as a whole: its model and name, with and without the maker, and what people also call it. */
const WRITE_NAMES = `
  insert into platform.search_names
  select distinct replace(form, ' ', ''), device_id
  from platform.device_words,
    unnest(array[model_text, manufacturer_text || model_text, name_text] || string_to_array(terms_text, ' | ')) as form
  where length(replace(form, ' ', '')) between 1 and 41
  union
  select replace(name, ' ', ''), id from (${OWN_NAMES}) as own where length(replace(name, ' ', '')) between 1 and 41
  on conflict do nothing`

const CHUNK = 4000

/** Writes what devices are found by, the same in every market. */
export async function publishWords(db: Db, devices: CatalogueDevice[]): Promise<void> {
  const popularityOf = popularities(devices)
  const rows = devices.map((device) => ({
    device_id: device.id,
    popularity: popularityOf(device),
    search_terms: searchTerms(device),
    model: device.model,
    name: deviceName(device),
    manufacturer: device.manufacturer,
  }))
  for (let from = 0; from < rows.length; from += CHUNK)
    await db.query(WRITE_DEVICES, [JSON.stringify(rows.slice(from, from + CHUNK))])
}

/** Writes the vocabulary over all devices and the markets' category names, and the devices' whole names. */
export async function publishVocabulary(db: Db): Promise<void> {
  await db.query(WRITE_WORDS)
  await db.query(WRITE_DELETIONS)
  await db.query(WRITE_NAMES)
  await mergePendingEntries(db)
}
