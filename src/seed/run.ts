// Fills the CMS with the seed: `tsx src/seed/run.ts [--reset]`. Needs the environment of the shop; safe to repeat.
// SEED_DEMO_STAFF creates the demo's logins, ADMIN_EMAIL and ADMIN_PASSWORD the first admin of a real shop.
import { Client } from 'pg'
import { contentHash } from '@/cms/content-hash'
import { env } from '@/env'
import { withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import type { Member } from './seed-cms'
import { SEEDS } from './seeds'
import { DEMO_STAFF } from './demo-staff'

/** Two concurrent seeds would do the same work: the second waits here and then has nothing to do. */
const alone = (url: string, work: (client: Client) => Promise<void>): Promise<void> =>
  withDatabaseLock(url, 'cms-seed', async () => {
    const client = new Client({ connectionString: url, application_name: 'shop-seed' })
    client.on('error', () => undefined) // A lost connection is an error of the query that needs it.
    await client.connect()
    await work(client).finally(() => client.end())
  })

function staffOf({ SEED_DEMO_STAFF, ADMIN_EMAIL, ADMIN_PASSWORD }: ReturnType<typeof env>): Member[] {
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD)) throw new Error('Give both ADMIN_EMAIL and ADMIN_PASSWORD, or neither')
  const first: Member[] =
    ADMIN_EMAIL && ADMIN_PASSWORD
      ? [{ email: ADMIN_EMAIL, password: ADMIN_PASSWORD, name: 'Admin', role: 'admin', markets: [] }]
      : []
  return [...first, ...(SEED_DEMO_STAFF ? DEMO_STAFF : [])]
}

/** True when this very seed was completed before, found out without starting the CMS. */
async function isInPlace(client: Client, fingerprint: string): Promise<boolean> {
  const { rows: tables } = await client.query(`select to_regclass('payload_kv') is not null as there`)
  if (!tables[0]?.there) throw new Error('The CMS has no schema yet: run the migration first')
  const { rows } = await client.query(`select data ->> 'fingerprint' as fingerprint from payload_kv where key = 'seed'`)
  return rows[0]?.fingerprint === fingerprint
}

const remember = (client: Client, fingerprint: string) =>
  client.query(`insert into payload_kv (key, data) values ('seed', $1) on conflict (key) do update set data = excluded.data`, [
    JSON.stringify({ fingerprint }),
  ])

async function main(): Promise<void> {
  const settings = env()
  const staff = staffOf(settings)
  const reset = process.argv.includes('--reset')
  const fingerprint = contentHash({ seeds: SEEDS, staff: staff.map(({ email }) => email) })
  await alone(settings.DATABASE_URL, async (client) => {
    if (!reset && (await isInPlace(client, fingerprint))) return console.log('The seed of the CMS is in place')
    // The CMS is loaded only when there is something to do.
    const [{ getPayload }, { default: config }, { seedCms }] = await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('./seed-cms'),
    ])
    await seedCms(await getPayload({ config }), { port: settings.PUBLIC_PORT ?? settings.PORT, reset, staff, say: console.log })
    await remember(client, fingerprint)
  })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorMessage(error))
    process.exit(1)
  },
)
