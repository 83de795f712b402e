import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { POSTGRES_TOOLS, runBackupScript, startInstalledPostgres } from './support/postgres-tools'

if (!POSTGRES_TOOLS)
  console.log('Backup and restore are not tested: no server and pg_dump of one version below /usr/lib/postgresql')

const PASSWORD = 'p@ss:w/o?r#d'
let folder: string
let server: Awaited<ReturnType<typeof startInstalledPostgres>> | null = null
beforeAll(async () => {
  folder = mkdtempSync('/tmp/backup-')
  chmodSync(folder, 0o755)
  if (POSTGRES_TOOLS) server = await startInstalledPostgres(join(folder, 'postgres'))
  // No rights but those of an owner; the password is passed beside the address.
  await query(server?.url, `create role owner login password '${PASSWORD}'`)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

let backups: string
beforeEach(() => {
  backups = mkdtempSync(join(folder, 'backups-'))
})

async function query(url: string | undefined, ...statements: string[]): Promise<unknown[]> {
  if (!url) return []
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

type Place = Readonly<{ shop: string; platform: string; data: string }>
let places = 0

/** Two empty databases and a folder for pictures; `url` answers for the owner of the databases. */
async function emptyPlace(): Promise<Place> {
  const number = (places += 1)
  const [shop, platform] = [`shop_${number}`, `platform_${number}`]
  for (const name of [shop, platform]) await query(server?.url, `create database ${name} owner owner template template0`)
  return { shop, platform, data: mkdtempSync(join(folder, 'data-')) }
}

async function filledPlace(): Promise<Place> {
  const place = await emptyPlace()
  await query(urlFor(place.shop, PASSWORD), 'create table pages (title text)', `insert into pages values ('Grüße')`)
  const trades = ['create extension pg_trgm', 'create schema platform', 'create table platform.trades (number text)']
  await query(urlFor(place.platform, PASSWORD), ...trades, `insert into platform.trades values ('RV-1'), ('RV-2')`)
  for (const path of ['media', 'media/variants']) mkdirSync(join(place.data, path))
  for (const path of ['media/a.webp', 'media/variants/a-640.webp']) writeFileSync(join(place.data, path), path)
  return place
}

const urlFor = (database: string, password = '') =>
  Object.assign(new URL(server?.url ?? 'postgres://127.0.0.1'), {
    username: 'owner',
    password,
    pathname: `/${database}`,
  }).toString()

/** Runs one of the scripts as compose does. */
const run = (
  script: 'backup' | 'restore',
  { shop, platform, data }: Place,
  env: Record<string, string> = {},
  ...args: string[]
) => {
  const passwords = { SHOP_DB_PASSWORD: PASSWORD, PLATFORM_DB_PASSWORD: PASSWORD }
  const databases = { DATABASE_URL: urlFor(shop), PLATFORM_DATABASE_URL: urlFor(platform) }
  return runBackupScript(script, { ...databases, ...passwords, BACKUP_DIR: backups, DATA_DIR: data, ...env }, ...args)
}

const contents = async ({ shop, platform, data }: Place) => ({
  pages: await query(urlFor(shop, PASSWORD), 'select title from pages'),
  trades: await query(urlFor(platform, PASSWORD), 'select number from platform.trades order by number'),
  pictures: readdirSync(join(data, 'media')).filter((name) => name !== 'variants'),
})

const refused = (sentence: RegExp) => ({ status: 1, stderr: expect.stringMatching(sentence) })

test.runIf(POSTGRES_TOOLS)('a backup of two databases and pictures, restored into an empty place, has all of it', async () => {
  const [old, fresh] = [await filledPlace(), await emptyPlace()]
  expect(await run('backup', old)).toMatchObject({ status: 0, stderr: '' })
  const [name = ''] = readdirSync(backups)
  expect(readdirSync(join(backups, name))).toEqual(['SHA256SUMS', 'media.tar.gz', 'platform.dump', 'shop.dump', 'versions'])
  expect(await run('restore', fresh)).toMatchObject({ status: 0, stderr: '' })
  expect(await contents(fresh)).toEqual(await contents(old))
  expect(existsSync(join(fresh.data, 'media/variants'))).toBe(false)
})

test.runIf(POSTGRES_TOOLS)('a place without pictures and with one database for both is backed up and restored', async () => {
  const [old, fresh] = [await filledPlace(), await emptyPlace()]
  rmSync(join(old.data, 'media'), { recursive: true })
  const one = { PLATFORM_DATABASE_URL: '' }
  expect(await run('backup', old, one)).toMatchObject({ status: 0, stdout: expect.stringContaining('has no pictures') })
  expect(await run('restore', fresh, one)).toMatchObject({ status: 0, stderr: '' })
  expect(await query(urlFor(fresh.shop, PASSWORD), 'select title from pages')).toEqual([{ title: 'Grüße' }])
})

test.runIf(POSTGRES_TOOLS)('a pg_dump older than the server is refused with a sentence, and no file is left', async () => {
  const place = { shop: 'postgres', platform: 'postgres', data: folder }
  const newer = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '', PLATFORM_DATABASE_URL: '', SHOP_DB_PASSWORD: '' }
  expect(await run('backup', place, newer)).toMatchObject(
    refused(/^pg_dump \d+ cannot read a server of version (\d+): install the client of version \1 or newer .*\n$/),
  )
  expect(readdirSync(backups)).toEqual([])
})

test.runIf(POSTGRES_TOOLS)(
  'a database that does not answer or is empty ends the backup with a sentence, and no file is left',
  async () => {
    const place = await emptyPlace()
    expect(await run('backup', place, { DATABASE_URL: 'postgres://owner@127.0.0.1:1/shop' })).toMatchObject(
      refused(/The database of the shop does not answer\.\n$/),
    )
    expect(await run('backup', place)).toMatchObject(refused(/^The database of the shop has no tables.*\n$/))
    expect(readdirSync(backups)).toEqual([])
  },
)

test.runIf(POSTGRES_TOOLS)(
  'a restore into a database with tables or a folder with pictures is refused, and changes nothing',
  async () => {
    const [old, fresh] = [await filledPlace(), await emptyPlace()]
    expect((await run('backup', old)).status).toBe(0)
    const before = await contents(old)
    expect(await run('restore', old)).toMatchObject(refused(/^The database of the shop has 1 tables: name an empty one\.\n$/))
    expect(await contents(old)).toEqual(before)
    expect(await run('restore', fresh, { DATA_DIR: old.data })).toMatchObject(
      refused(/media has files: move them away first\.\n$/),
    )
    expect(await query(urlFor(fresh.shop, PASSWORD), `select to_regclass('pages') as pages`)).toEqual([{ pages: null }])
  },
)

test.runIf(POSTGRES_TOOLS)('a damaged or unknown backup is refused before anything is written', async () => {
  const [old, fresh] = [await filledPlace(), await emptyPlace()]
  expect((await run('backup', old)).status).toBe(0)
  const [name = ''] = readdirSync(backups)
  truncateSync(join(backups, name, 'platform.dump'), 100)
  expect(await run('restore', fresh)).toMatchObject(refused(/The backup .* is damaged: choose another one\.\n$/))
  expect(await run('restore', fresh, {}, '2020-01-01T000000Z')).toMatchObject(
    refused(/^There is no backup .*2020-01-01T000000Z\.\n$/),
  )
  expect(await query(urlFor(fresh.shop, PASSWORD), `select to_regclass('pages') as pages`)).toEqual([{ pages: null }])
})

test.runIf(POSTGRES_TOOLS)(
  'a backup removes those older than its days and the rest of one that was killed, and no other',
  async () => {
    const place = await filledPlace()
    const day = 24 * 3600
    const earlier = (name: string, days: number) => {
      const path = join(backups, name)
      mkdirSync(path)
      utimesSync(path, Date.now() / 1000 - days * day, Date.now() / 1000 - days * day)
    }
    earlier('2026-01-01T020000Z', 9)
    earlier('2026-01-05T020000Z', 5)
    earlier('.2026-01-05T030000Z.partial', 5)
    earlier('of-an-operator', 100)
    expect(await run('backup', place, { BACKUP_DAYS: '7' })).toMatchObject({ status: 0, stderr: '' })
    expect(
      readdirSync(backups).filter((name) => !name.startsWith(`${new Date().getFullYear()}-`) || name.startsWith('2026-01')),
    ).toEqual(['2026-01-05T020000Z', 'of-an-operator'])
  },
)
