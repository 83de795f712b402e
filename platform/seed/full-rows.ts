import type { CatalogueRows } from './catalogue-rows'
import type { ListedDevice } from './device-lists'

/** "Galaxy S21+" is `galaxy-s21-plus`: the address form of a name, `''` when nothing of it is left. */
function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** A manufacturer with fewer devices in a category is left out: its list would be too short to be useful. */
const MIN_DEVICES_PER_MAKER = 8
/** A family of models with fewer members stays in the manufacturer's common series. */
const MIN_DEVICES_PER_FAMILY = 14
const MAX_SLUG = 64
const FIRST_POSITION = 1_000_000

/**
 * Base prices of the long lists' devices: nothing for the old and the unknown ones (they are recycled), ten euro for a phone
 * and fifteen for a tablet of a manufacturer whose devices the shop buys anyway.
 */
const MODEST: Record<string, number> = { phones: 1000, tablets: 1500 }

type Known = { manufacturers: Set<string>; series: Set<string>; models: Set<string>; devices: Set<string>; terms: Set<string> }

function knownOf(base: CatalogueRows): Known {
  const ids = (rows: Record<string, unknown>[]) => new Set(rows.map(({ id }) => String(id)))
  const terms = base.models.flatMap(({ search_terms: own }) => (Array.isArray(own) ? own.map(String) : []))
  return {
    manufacturers: ids(base.manufacturers),
    series: ids(base.series),
    models: ids(base.models),
    devices: ids(base.devices),
    terms: new Set(terms),
  }
}

const familyOf = (model: string) => /^\p{L}{3,}/u.exec(model)?.[0] ?? ''

/** Devices that the catalogue does not have yet, each with the id of its model. */
function newcomers(listed: ListedDevice[], known: Known): (ListedDevice & { id: string; makerUrl: string })[] {
  const taken = new Set([...known.models, ...known.devices])
  return listed.flatMap((device) => {
    const makerUrl = slug(device.maker)
    const id = `${makerUrl}-${slug(device.model)}`
    const there = taken.has(id) || device.codes.some((code) => known.terms.has(code))
    if (!makerUrl || !slug(device.model) || id.length > MAX_SLUG - 8 || there) return []
    taken.add(id)
    return [{ ...device, id, makerUrl }]
  })
}

function families(models: { model: string }[]): Map<string, string> {
  const count = new Map<string, number>()
  for (const { model } of models) count.set(slug(familyOf(model)), (count.get(slug(familyOf(model))) ?? 0) + 1)
  const kept = models.filter(
    ({ model }) => slug(familyOf(model)) && (count.get(slug(familyOf(model))) ?? 0) >= MIN_DEVICES_PER_FAMILY,
  )
  return new Map(kept.map(({ model }) => [slug(familyOf(model)), familyOf(model)]))
}

/** Rows that `--full` adds to the catalogue; none of them touches a row of the files. */
export function fullRows(listed: ListedDevice[], base: CatalogueRows): CatalogueRows {
  const known = knownOf(base)
  const rows: CatalogueRows = { categories: [], manufacturers: [], series: [], models: [], devices: [] }
  const bought = new Set([...known.manufacturers])
  let position = FIRST_POSITION
  const groups = Map.groupBy(newcomers(listed, known), ({ category, makerUrl }) => `${category}-${makerUrl}`)
  for (const [makerId, own] of groups) {
    const [first] = own
    if (!first || (own.length < MIN_DEVICES_PER_MAKER && !known.manufacturers.has(makerId))) continue
    const { category, makerUrl, maker } = first
    if (!known.manufacturers.has(makerId))
      rows.manufacturers.push({ id: makerId, category, name: maker, url: makerUrl, top: false, position: position++ })
    const named = families(own)
    for (const device of own) {
      const family = slug(familyOf(device.model))
      const [url, name] = named.has(family) ? [family, named.get(family) ?? maker] : [makerUrl, maker]
      const seriesId = `${makerId}-${url}`
      if (!known.series.has(seriesId))
        rows.series.push({ id: seriesId, manufacturer_id: makerId, name, url, top: false, position: position++ })
      known.series.add(seriesId)
      addModel(rows, device, seriesId, bought.has(makerId) ? (MODEST[category] ?? null) : null, () => position++)
    }
  }
  return rows
}

function addModel(
  rows: CatalogueRows,
  device: ListedDevice & { id: string },
  seriesId: string,
  price: number | null,
  next: () => number,
): void {
  const { id, model, codes, category } = device
  rows.models.push({
    id,
    series_id: seriesId,
    name: model,
    release_year: null,
    release_month: null,
    search_terms: codes,
    traits: null,
    position: next(),
  })
  const variants = device.variants.length ? device.variants : ['Standard']
  for (const variant of variants) {
    const own = variants.length === 1 ? id : `${id}-${slug(variant)}`
    rows.devices.push({ id: own, model_id: id, category, variant, reference_price: price, traits: null, position: next() })
  }
}
