import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { readFromDisk, writeToDisk } from '@/cms/disk'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import type { CmsContent } from '@/domain/content/content'
import { seedContent } from '@/seed/sample-content'
import { testDatabase, type TestDatabase } from '../support/test-database'

const Message = z.object({
  ready: z.literal(true).optional(),
  log: z.string().optional(),
  state: z
    .object({
      version: z.string().nullable(),
      name: z.string().nullable(),
      newsletter: z.boolean().nullable(),
      loadedAt: z.string().nullable(),
      degraded: z.boolean(),
      loads: z.number(),
    })
    .optional(),
})
type State = NonNullable<z.infer<typeof Message>['state']>
type Shop = { child: ChildProcess; log: string[]; folder: string; state: () => Promise<State> }

/** A database address on which nothing listens. */
const NO_DATABASE = 'postgres://nobody@127.0.0.1:1/nothing'

let database: TestDatabase
let admin: Client
let content: CmsContent
let folder: string
const shops: Shop[] = []

beforeAll(async () => {
  content = await seedContent({ port: 3000 })
  database = await testDatabase('live')
  admin = new Client({ connectionString: database.url })
  await admin.connect()
  await admin.query('create table live_content (content jsonb not null)')
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-'))
  await admin.query('delete from live_content')
  await admin.query('insert into live_content values ($1)', [JSON.stringify(content)])
})
afterEach(async () => {
  for (const { child } of shops.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await admin?.end()
  await database?.drop()
})

const next = <T>(child: ChildProcess, pick: (message: z.infer<typeof Message>) => T | undefined) =>
  new Promise<T>((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`The shop process ended with ${code}`))
    const hear = (raw: unknown) => {
      const found = pick(Message.parse(raw))
      if (found === undefined) return
      child.off('message', hear)
      child.off('exit', gone)
      resolve(found)
    }
    child.on('message', hear)
    child.once('exit', gone)
  })

async function startShop(url = database.url, dataDir = folder, listenUrl = url): Promise<Shop> {
  const child = fork(join(import.meta.dirname, 'live-process.ts'), [url, dataDir, listenUrl], { execArgv: ['--import', 'tsx'] })
  const shop: Shop = {
    child,
    log: [],
    folder: dataDir,
    state: async () => {
      const answer = next(child, (message) => message.state)
      child.send('state')
      return answer
    },
  }
  child.on('message', (raw) => {
    const { log } = Message.parse(raw)
    if (log) shop.log.push(log)
  })
  shops.push(shop)
  await next(child, (message) => message.ready)
  return shop
}

/** A save as the CMS makes it: with the notification inside the save's own transaction. */
async function rename(name: string, switchPlans: CmsContent[number]['switchPlans'] = []): Promise<void> {
  const changed = content.map((row) =>
    row.market.code === 'de' ? { ...row, market: { ...row.market, name }, switchPlans } : row,
  )
  await admin.query('begin')
  await admin.query('update live_content set content = $1', [JSON.stringify(changed)])
  await admin.query(`select pg_notify('${CMS_CHANNEL}', '')`)
  await admin.query('commit')
}

const listenersEnd = () =>
  admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-listen' and datname = current_database()`,
  )

test('two processes on one database apply a save within a second, and agree on the version', async () => {
  const [one, two] = await Promise.all([startShop(), startShop(database.url, `${folder}/two`)])
  expect((await one.state()).name).toBe('Deutschland')
  await rename('Geändert')
  await Promise.all([one, two].map((shop) => expect.poll(async () => (await shop.state()).name).toBe('Geändert')))
  expect((await one.state()).version).toBe((await two.state()).version)
  expect((await one.state()).degraded).toBe(false)
})

test('a schedule switches two processes by their own clocks, without a notification from the database', async () => {
  const both = await Promise.all([startShop(), startShop(database.url, `${folder}/two`)])
  const [from, until] = [Date.now() + 1_500, Date.now() + 3_500].map((at) => new Date(at).toISOString())
  await rename('Geplant', [{ switch: 'newsletter', on: false, from: from ?? '', until: until ?? '' }])
  await Promise.all(both.map((shop) => expect.poll(async () => (await shop.state()).name).toBe('Geplant')))
  const loads = await Promise.all(both.map(async (shop) => (await shop.state()).loads))
  for (const wanted of [false, true])
    await Promise.all(both.map((shop) => expect.poll(async () => (await shop.state()).newsletter).toBe(wanted)))
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until ?? ''))
  expect(await Promise.all(both.map(async (shop) => (await shop.state()).loads))).toEqual(loads)
})

test('a killed listening connection loses no save: the next one is applied within five seconds', async () => {
  const shop = await startShop()
  const { rowCount } = await listenersEnd()
  expect(rowCount).toBe(1)
  // Saved while no process listens: the full load after reconnecting finds it.
  await rename('Ungehört')
  await expect.poll(async () => (await shop.state()).name).toBe('Ungehört')
  await rename('Wieder gehört')
  await expect.poll(async () => (await shop.state()).name).toBe('Wieder gehört')
  expect((await shop.state()).degraded).toBe(false)
})

/** A proxy to the database that can silence its open connections without closing them. */
async function silencer() {
  const { hostname, port } = new URL(database.url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => undefined) // the end of a test cuts connections
      socket.on('close', () => (near.destroy(), far.destroy()))
    }
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const way = new URL(database.url)
  way.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: way.href,
    silence: () => open.forEach((socket) => socket.unpipe().pause()),
    close: () => (server.close(), open.forEach((socket) => socket.destroy())),
  }
}

test('a connection that goes silent is noticed, and a save meanwhile is applied within five seconds', async () => {
  const way = await silencer()
  try {
    const shop = await startShop(database.url, folder, way.url)
    way.silence()
    await rename('Trotzdem')
    await expect.poll(async () => (await shop.state()).name).toBe('Trotzdem')
  } finally {
    way.close()
  }
})

test('a burst of saves ends with the last one and needs few loads', async () => {
  const shop = await startShop()
  const before = (await shop.state()).loads
  for (let count = 1; count <= 40; count += 1) await rename(`Nummer ${count}`)
  await expect.poll(async () => (await shop.state()).name).toBe('Nummer 40')
  expect((await shop.state()).loads - before).toBeLessThan(40)
})

test('content that breaks the rules is refused as a whole: the last good one stays, on disk too', async () => {
  const shop = await startShop()
  const good = await shop.state()
  await admin.query(`update live_content set content = jsonb_set(content, '{0,market,timeZone}', '""')`)
  await admin.query(`select pg_notify('${CMS_CHANNEL}', '')`)
  await expect.poll(async () => (await shop.state()).degraded).toBe(true)
  expect((await shop.state()).version).toBe(good.version)
  expect(shop.log.join('\n')).toContain('timeZone')
  // The next good save heals it.
  await rename('Geheilt')
  await expect.poll(async () => (await shop.state()).name).toBe('Geheilt')
  await expect.poll(async () => (await shop.state()).degraded).toBe(false)
})

test('an empty database closes no shop and overwrites no copy', async () => {
  const shop = await startShop()
  const { version } = await shop.state()
  await expect.poll(() => readFromDisk(folder)).not.toBeNull()
  await admin.query(`update live_content set content = '[]'`)
  await admin.query(`select pg_notify('${CMS_CHANNEL}', '')`)
  await expect.poll(async () => (await shop.state()).degraded).toBe(true)
  expect((await shop.state()).version).toBe(version)
  expect((await readFromDisk(folder))?.content).toHaveLength(6)
})

test('without a database the shop starts from the copy on disk and says so', async () => {
  const loadedAt = '2026-11-20T10:00:00.000Z'
  await writeToDisk(folder, { content, loadedAt })
  const shop = await startShop(NO_DATABASE)
  expect(await shop.state()).toMatchObject({ name: 'Deutschland', loadedAt, degraded: true })
  expect(shop.log.join('\n')).toContain('copy on disk')
})

test('every good load is written to disk', async () => {
  await startShop()
  await rename('Auf der Platte')
  const stored = async () => (await readFromDisk(folder))?.content.find((row) => row.market.code === 'de')?.market.name
  await expect.poll(stored).toBe('Auf der Platte')
})

test('a damaged copy is never served: without a database there is maintenance', async () => {
  await writeToDisk(folder, { content, loadedAt: '2026-11-20T10:00:00.000Z' })
  const file = join(folder, 'cms-snapshot.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Deutschland', 'Schlaraffenland'))
  const shop = await startShop(NO_DATABASE)
  expect((await shop.state()).version).toBeNull()
  expect(shop.log.join('\n')).toContain('checksum')
})

test('stopping releases everything: the process ends by itself', async () => {
  const { child } = await startShop()
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.send('stop')
  expect(await ended).toBe(0)
})
