import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { type BasePayload, getPayload, type Migration } from 'payload'
import config, { migrations } from '@payload-config'
import { watchPool } from '@trade-in-shop/payload-workbench/database/database-pool'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { env } from '@/env'
import { limitSession, refuseOlderDatabase, withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { errorMessage } from '@trade-in-shop/runtime/error-text'

/** `tsx src/cms/migrate-database.ts` brings the schema up to date (`npm run migrate`); `scripts/payload.ts` makes migrations. */
export const migrateDatabase = (url: string): Promise<string[]> =>
  // Payload takes no lock, so two deployers would run the same migration twice. The second waits and then has nothing to do.
  withDatabaseLock(url, 'migrate', async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined) // A lost connection is an error of the query that needs it.
    await client.connect()
    return run(client, url).finally(() => client.end())
  })

async function run(client: Client, url: string): Promise<string[]> {
  const before = await finished(client)
  refuseOlderDatabase(before, '20261128_180000_release_1_0_0')
  const waiting = migrations.map(({ name }) => name).filter((name) => !before.has(name))
  if (waiting.length === 0) return []
  const payload = await patientPayload(url)
  // The generated files name their adapter in their type; the general type of Payload does not.
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await payload.destroy()
  const after = await finished(client)
  const missing = waiting.filter((name) => !after.has(name))
  if (missing.length > 0) throw new Error(`These migrations did not run: ${missing.join(', ')}`)
  return waiting
}

async function finished(client: Client): Promise<ReadonlySet<string>> {
  const { rows: tables } = await client.query(`select to_regclass('payload_migrations') is not null as there`)
  if (!tables[0]?.there) return new Set()
  const { rows } = await client.query('select name from payload_migrations')
  return new Set(rows.map(({ name }) => String(name)))
}

/** Payload with connections without the short deadlines of a web request, because a migration may take long. */
async function patientPayload(connectionString: string): Promise<BasePayload> {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true, key: 'migrate' })
  const adapter = getPostgres(payload)
  adapter.poolOptions = { connectionString, max: 3, onConnect: limitSession({ statementMs: 0, idleMs: 0 }) }
  await adapter.connect?.()
  watchPool(payload)
  return payload
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const done = await migrateDatabase(env().DATABASE_URL)
    console.log(done.length > 0 ? `Ran ${done.join(', ')}` : 'The schema of the CMS is up to date')
    process.exit(0)
  } catch (error) {
    console.error(errorMessage(error))
    process.exit(1)
  }
}
