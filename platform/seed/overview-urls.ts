import type { CatalogueDevice } from './read-catalogue'

export type OverviewUrls = { manufacturer: Map<string, string>; series: Map<string, string> }

function freeUrl(url: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = url; ; free = `${url}-${number++}`) if (!taken.has(free)) return free
}

/**
 * The `{overview}` slugs of one market: `<manufacturer>-<category url>` for a manufacturer, `<manufacturer>-<series>` for a
 * series, with the category's url at the end where two categories (or a manufacturer) would share the slug. Where two are still
 * equal ("a" + "b-c" and "a-b" + "c"), the later one of the catalogue gets a number.
 */
export function overviewUrls(devices: CatalogueDevice[], categoryUrl: (category: string) => string): OverviewUrls {
  const manufacturer = new Map(devices.map((row) => [row.manufacturerId, `${row.manufacturerUrl}-${categoryUrl(row.category)}`]))
  const taken = new Set(manufacturer.values())
  const rows = [...new Map(devices.map((row) => [row.seriesId, row])).values()]
  const plain = (row: CatalogueDevice) => `${row.manufacturerUrl}-${row.seriesUrl}`
  const uses = new Map<string, number>()
  for (const row of rows) uses.set(plain(row), (uses.get(plain(row)) ?? 0) + 1)
  const series = new Map<string, string>()
  for (const row of rows) {
    const shared = taken.has(plain(row)) || (uses.get(plain(row)) ?? 0) > 1
    const url = shared ? `${plain(row)}-${categoryUrl(row.category)}` : plain(row)
    const free = freeUrl(url, taken)
    taken.add(free)
    series.set(row.seriesId, free)
  }
  return { manufacturer, series }
}
