import type { Db } from '@platform/store/pool'
import { bulkUpsert } from './bulk'
import type { CatalogueRows } from './catalogue-rows'
import type { SeedMarket } from './market-rules'

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
    { id: 'text', model_id: 'text', category: 'text', variant: 'text', reference_price: 'int', position: 'int' },
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
