import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/ports'
import { ensureDatabase } from '../../scripts/postgres'
import { ready, runToEnd } from '../../scripts/processes'
import { platformVariables, type StackSettings } from '../../scripts/environment'
import { prepareCms, startShop } from '../../scripts/stack'
import { POSTGRES_TOOLS, runBackupScript, startInstalledPostgres } from '../support/postgres-tools'
import { ask, platformPort } from '../support/shop-address'

if (!POSTGRES_TOOLS)
  console.log('Backup and restore are not tested: no server and pg_dump of one version below /usr/lib/postgresql')

const setting = (name: string) => process.env[name] ?? ''
const PICTURE = `${'0123456789ab'.repeat(2)}.webp`
let folder: string
let server: Awaited<ReturnType<typeof startInstalledPostgres>> | null = null
beforeAll(async () => {
  folder = mkdtempSync('/tmp/backup-')
  chmodSync(folder, 0o755)
  if (POSTGRES_TOOLS) server = await startInstalledPostgres(join(folder, 'postgres'))
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Settings of a shop with a database and a folder of its own. */
async function place(name: string): Promise<StackSettings> {
  const dataFolder = join(folder, name)
  mkdirSync(join(dataFolder, 'media'), { recursive: true })
  const secrets = { payload: setting('PAYLOAD_SECRET'), platform: setting('PLATFORM_SECRET'), service: setting('SERVICE_SECRET') }
  const databaseUrl = await ensureDatabase(server?.url ?? '', name)
  return { databaseUrl, dataFolder, shopPort: await freePort(), platformPort: platformPort(), smtpPort: 1, secrets }
}

async function prepare(settings: StackSettings): Promise<void> {
  const logs = join(settings.dataFolder, 'logs')
  await prepareCms(settings, logs)
  const args = ['--import', 'tsx', 'platform/cli.ts', 'migrate']
  await runToEnd({ name: 'platform-migrate', args, env: platformVariables(settings), logs })
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const COUNTS = `select (select count(*) from pages) as pages, (select count(*) from redirects) as redirects,
  (select title from pages where slug = 'agb' order by id limit 1) as title, (select count(*) from platform.migrations) as migrations`

test.runIf(POSTGRES_TOOLS)('a backup, restored into an empty place, shows the first visitor the shop', async () => {
  const [old, fresh] = [await place('old'), await place('fresh')]
  await prepare(old)
  await query(old.databaseUrl, `update pages set title = 'Von der Redaktion' where slug = 'agb'`)
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
    .webp()
    .toFile(join(old.dataFolder, 'media', PICTURE))

  const variables = ({ databaseUrl, dataFolder }: StackSettings) => ({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, BACKUP_DIR: join(folder, 'backups') },
  })
  expect(runBackupScript('backup', variables(old))).toMatchObject({ status: 0, stderr: '' })
  expect(runBackupScript('restore', variables(fresh))).toMatchObject({ status: 0, stderr: '' })
  await prepare(fresh)
  expect(await query(fresh.databaseUrl, COUNTS)).toEqual(await query(old.databaseUrl, COUNTS))

  const shop = startShop(fresh, setting('SHOP_DIST'), join(fresh.dataFolder, 'logs'))
  try {
    await ready(shop, fresh.shopPort, '/readyz')
    const visit = (path: string) => ask('de.localhost', path, { port: fresh.shopPort })
    const home = await visit('/')
    expect([home.status, home.body.includes('lang="de-DE"')]).toEqual([200, true])
    expect(/<title>[^<|]*/.exec((await visit('/content/agb')).body)?.[0]).toBe('<title>Allgemeine Ankaufsbedingungen ')
    const shown = await visit(`/media/${PICTURE}`)
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  } finally {
    await shop.stop()
  }
})
