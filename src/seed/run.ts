// Fills the CMS with the seed: `tsx src/seed/run.ts [--reset]`. Needs the environment of the shop; safe to repeat.
// SEED_DEMO_STAFF creates the demo's logins, ADMIN_EMAIL and ADMIN_PASSWORD the first admin of a real shop.
import { Client } from 'pg'
import { getPayload } from 'payload'
import config from '@payload-config'
import { env } from '@/env'
import { seedCms } from './seed-cms'
import type { Member } from './seed-staff'
import { DEMO_STAFF } from './staff'

/** Two seeds at once would do each other's work: the second waits, then finds nothing to do. */
async function alone(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'shop-seed' })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('cms-seed'))`)
    await work()
  } finally {
    await client.end()
  }
}

function staffOf({ SEED_DEMO_STAFF, ADMIN_EMAIL, ADMIN_PASSWORD }: ReturnType<typeof env>): Member[] {
  if (Boolean(ADMIN_EMAIL) !== Boolean(ADMIN_PASSWORD)) throw new Error('Give both ADMIN_EMAIL and ADMIN_PASSWORD, or neither')
  const first: Member[] =
    ADMIN_EMAIL && ADMIN_PASSWORD
      ? [{ email: ADMIN_EMAIL, password: ADMIN_PASSWORD, name: 'Admin', role: 'admin', markets: [] }]
      : []
  return [...first, ...(SEED_DEMO_STAFF ? DEMO_STAFF : [])]
}

async function main(): Promise<void> {
  const settings = env()
  await alone(settings.DATABASE_URL, async () => {
    const payload = await getPayload({ config })
    await seedCms(payload, {
      port: settings.PUBLIC_PORT ?? settings.PORT,
      reset: process.argv.includes('--reset'),
      staff: staffOf(settings),
      say: console.log,
    })
  })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
