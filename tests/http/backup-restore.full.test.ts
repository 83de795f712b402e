import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { freePort } from '../../scripts/ports'
import { ensureDatabase } from '../../scripts/postgres'
import { ready, runToEnd } from '../../scripts/processes'
import { platformVariables, type StackSettings } from '../../scripts/environment'
import { prepareCms, startShop } from '../../scripts/stack'
import { callStaffApi, logInAsAdmin, replacePicture, uploadPicture } from '../support/cms-exchange'
import { PLAIN_TEXT } from '../cms/plain-text'
import { POSTGRES_TOOLS, runBackupScript, startInstalledPostgres } from '../support/postgres-tools'
import { ask, platformPort, type Answer } from '../support/shop-address'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../support/small-platform'

if (!POSTGRES_TOOLS)
  console.log('Backup and restore are not tested: no server and pg_dump of one version below /usr/lib/postgresql')

const setting = (name: string) => process.env[name] ?? ''
const PICTURE = `${'0123456789ab'.repeat(2)}.webp`
let folder: string
let server: Awaited<ReturnType<typeof startInstalledPostgres>> | null = null
let old: StackSettings
beforeAll(async () => {
  folder = mkdtempSync('/tmp/backup-')
  chmodSync(folder, 0o755)
  if (!POSTGRES_TOOLS) return
  server = await startInstalledPostgres(join(folder, 'postgres'))
  old = await place('old')
  await prepare(old)
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

async function succeed(script: 'backup' | 'restore', { databaseUrl, dataFolder }: StackSettings): Promise<void> {
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, BACKUP_DIR: join(folder, 'backups') }
  expect(await runBackupScript(script, variables)).toMatchObject({ status: 0, stderr: '' })
}

async function query(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
    .query<Record<string, unknown>>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

const COUNTS = `select (select count(*) from pages) as pages, (select count(*) from redirects) as redirects,
  (select title from pages where slug = 'agb' order by id limit 1) as title, (select count(*) from platform.migrations) as migrations`

test.runIf(POSTGRES_TOOLS)('a backup, restored into an empty place, shows the first visitor the shop', async () => {
  const fresh = await place('fresh')
  await query(old.databaseUrl, `update pages set title = 'Von der Redaktion' where slug = 'agb'`)
  await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
    .webp()
    .toFile(join(old.dataFolder, 'media', PICTURE))

  await succeed('backup', old)
  await succeed('restore', fresh)
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

/** Repeats each of the writers until `stop`, or until it has nothing left to write; `answered` has what each was answered. */
function repeatAll(writers: readonly (() => Promise<unknown>)[]) {
  const answered = writers.map((): unknown[] => [])
  let going = true
  const all = writers.map(async (write, nth) => {
    for (let answer = await write(); answer !== undefined; answer = going ? await write() : undefined) answered[nth]?.push(answer)
  })
  return { answered, stop: () => ((going = false), Promise.all(all)) }
}

/** Enough to replace and remove one after the other until the backup is done. */
const STORED = 40
let colours = 0
/** A picture that differs from all others. */
function drawPicture(): Promise<Buffer> {
  colours += 1
  const background = { r: colours % 256, g: colours >> 8, b: 99 }
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}

/** What staff do at this shop; each answers the id of its document. */
function staffOf({ shopPort: port }: StackSettings, cookie: string, market: unknown) {
  /** Sends a save again that a busy server has not stored, as the admin does. */
  const save = async (send: () => Promise<Answer>): Promise<number> => {
    const { status, body } = await send()
    if (status === 503) return save(send)
    expect([[200, 201].includes(status), body]).toEqual([true, expect.anything()])
    return JSON.parse(body).doc.id
  }
  const upload = async () => {
    const picture = await drawPicture()
    return save(() => uploadPicture(picture, cookie, port))
  }
  const remove = (id: number) => save(() => callStaffApi('DELETE', `/media/${id}`, { cookie, port }))
  const replace = async (id: number) => {
    const picture = await drawPicture()
    return save(() => replacePicture(id, picture, cookie, port))
  }
  const write = async () => {
    const blocks = [{ blockType: 'picture', picture: await upload() }]
    const page = { market, slug: `neu-${colours}`, title: 'Neu', metaDescription: 'Eine Seite.', body: PLAIN_TEXT, blocks }
    return save(() => callStaffApi('POST', '/pages?draft=true', { cookie, port, body: JSON.stringify(page) }))
  }
  return { upload, remove, replace, write }
}

async function sell(platform: SmallPlatform): Promise<string> {
  const request = tradeRequest([(await anOffer(platform)).offerId])
  const { body } = await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey() })
  return z.object({ number: z.string() }).parse(body).number
}

/** Of what the writers were answered, what a place does not have: pictures, pages, trades; and pictures without their file. */
async function missingIn({ databaseUrl, dataFolder }: StackSettings, [pictures, pages, trades]: readonly unknown[][]) {
  const missing = (ids: unknown, type: string, stored: string) =>
    query(databaseUrl, `select unnest($1::${type}[]) except ${stored}`, [ids])
  const files = (await query(databaseUrl, 'select filename, deleted_at from media')).filter(
    ({ filename, deleted_at: binned }) => !existsSync(join(dataFolder, 'media', binned ? 'bin' : '', String(filename))),
  )
  return [
    ...(await missing(pictures, 'int', 'select id from media')),
    ...(await missing(pages, 'int', 'select id from pages')),
    ...(await missing(trades, 'text', 'select number from platform.trades')),
    ...(await query(databaseUrl, 'select id from platform.trades except select trade_id from platform.outbox')),
    ...files,
  ]
}

test.runIf(POSTGRES_TOOLS)(
  'a backup that is taken while staff change pictures and pages and visitors sell, restored, has the file of each picture and all that was answered before it',
  async () => {
    const later = await place('later')
    const platform = await smallPlatform('backup', { PLATFORM_DATABASE_URL: old.databaseUrl })
    const shop = startShop(old, setting('SHOP_DIST'), join(old.dataFolder, 'logs'))
    try {
      await ready(shop, old.shopPort, '/readyz')
      const [market] = await query(old.databaseUrl, `select id from markets where code = 'de'`)
      const staff = staffOf(old, await logInAsAdmin(old.shopPort), market?.id)
      const stored: number[] = []
      const fill = async () => {
        while (stored.length < STORED) stored.push(await staff.upload())
      }
      await Promise.all([fill(), fill(), fill()])
      const next = async (work: (id: number) => Promise<number>) => {
        const id = stored.pop()
        return id && work(id)
      }
      const writers = repeatAll([
        staff.upload,
        staff.write,
        () => sell(platform),
        () => next(staff.remove),
        () => next(staff.replace),
      ])
      const backUp = async () => {
        await expect.poll(() => Math.min(...writers.answered.map(({ length }) => length))).toBeGreaterThan(0)
        const before = structuredClone(writers.answered)
        await succeed('backup', old)
        return before
      }
      const before = await backUp().finally(writers.stop)
      await succeed('restore', later)
      expect(await missingIn(later, before)).toEqual([])
    } finally {
      await shop.stop()
      await platform.drop()
    }
  },
)
