import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import { everyChange } from './every-change'
import { testDatabase, type TestDatabase } from '../support/test-database'

const Message = z.object({
  ready: z.literal(true).optional(),
  saved: z.literal(true).optional(),
  made: z.string().optional(),
  ran: z.number().optional(),
  state: z
    .object({
      version: z.string().nullable(),
      newsletter: z.boolean().nullable(),
      moved: z.string().nullable(),
      hosts: z.number(),
      scheduled: z.boolean().nullable(),
      degraded: z.boolean(),
    })
    .optional(),
})
type Message = z.infer<typeof Message>

let database: TestDatabase
let sql: Client
let folder: string
const shops: ChildProcess[] = []

const variables = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'production' as const,
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'a-secret-for-tests-of-the-content-only-12',
  SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
  TRADE_API_URL: 'http://127.0.0.1:1',
  ACCOUNT_API_URL: 'http://127.0.0.1:1',
  CUSTOMER_API_URL: 'http://127.0.0.1:1',
  TRACKING_API_URL: 'http://127.0.0.1:1',
  MAIL_FROM: 'shop@revalo.example',
})

const next = <T>(child: ChildProcess, pick: (message: Message) => T | undefined) =>
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

async function startShop(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'live-cms-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: variables(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  shops.push(child)
  await next(child, ({ ready }) => ready)
  return child
}
const state = (child: ChildProcess) => {
  const answer = next(child, (message) => message.state)
  child.send('state')
  return answer
}

beforeAll(async () => {
  database = await testDatabase('live_cms', 'seeded-cms')
  folder = await mkdtemp(join(tmpdir(), 'live-cms-'))
  sql = new Client({ connectionString: database.url })
  await sql.connect()
  await Promise.all([startShop(), startShop()])
})
afterAll(async () => {
  for (const child of shops) child.kill('SIGKILL')
  await sql?.end()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})
const both = () => {
  const [one, two] = shops
  if (!one || !two) throw new Error('Two shops were started')
  return [one, two] as const
}

test('two shop processes serve the seeded CMS and agree on its version', async () => {
  const [one, two] = await Promise.all(both().map(state))
  expect(one).toMatchObject({ newsletter: true, hosts: 68, degraded: false })
  expect(two?.version).toBe(one?.version)
})

test('a switch that staff turns off in one process is off in both at once', async () => {
  const [one, two] = both()
  const saved = next(one, (message) => message.saved)
  one.send('off')
  await saved
  for (const shop of [one, two]) await expect.poll(async () => (await state(shop)).newsletter).toBe(false)
})

test('a new redirect is followed by both at once, and its use is counted', async () => {
  const [one, two] = both()
  const made = next(two, (message) => message.made)
  two.send('redirect')
  const id = await made
  for (const shop of [one, two]) await expect.poll(async () => (await state(shop)).moved).toBe('/kontakt')
  const { version } = await state(one)
  for (const shop of [one, two]) {
    const counted = next(shop, (message) => message.saved)
    shop.send(['hit', id, id, '999999'])
    await counted
  }
  const { rows } = await sql.query('select hits::int, redirect_id::text as redirect from redirect_hits')
  expect(rows).toEqual([{ hits: 4, redirect: id }])
  // Counting changes no content: no process reloads and no page gets another version.
  expect((await state(one)).version).toBe(version)
})

test('misses of two processes add up in one list, without addresses that a redirect answers by now', async () => {
  const [one, two] = both()
  const { version } = await state(one)
  for (const shop of [one, two]) {
    const stored = next(shop, (message) => message.saved)
    shop.send(['miss', '/verloren', '/verloren', '/konto/anna@example.com', '/alt'])
    await stored
  }
  const { rows } = await sql.query('select path, hits::int from missing_paths order by path')
  expect(rows).toEqual([
    { path: '/konto/…', hits: 2 },
    { path: '/verloren', hits: 4 },
  ])
  expect((await state(one)).version).toBe(version)
})

test('a scheduled page is published by one of both, and shown by both at once', async () => {
  const [one, two] = both()
  const at = '2126-11-21T12:00:00.000Z'
  const made = next(one, (message) => message.made)
  one.send(['schedule', at])
  await made
  for (const shop of [one, two]) expect((await state(shop)).scheduled).toBe(false)
  const ran = [one, two].map((shop) => next(shop, (message) => message.ran))
  for (const shop of [one, two]) shop.send(['minute', at])
  expect((await Promise.all(ran)).toSorted()).toEqual([0, 1])
  for (const shop of [one, two]) await expect.poll(async () => (await state(shop)).scheduled).toBe(true)
})

test('every kind of change by one process is shown by both at once', async () => {
  const { rows } = await sql.query<{ id: number }>(`select id from markets where code = 'de'`)
  const changes = await everyChange(rows[0]?.id ?? 0, folder)
  for (const [nth, [what, change]] of changes.entries()) {
    const [maker, other] = nth % 2 === 0 ? both() : both().toReversed()
    if (!maker || !other) throw new Error('Two shops were started')
    const { version } = await state(maker)
    const made = next(maker, (message) => message.made)
    maker.send(['change', change])
    const id = await made
    if (what === 'nothing but a picture') {
      // The change must be seen where it is used: the next one is a picture on a banner.
      await sql.query('update banners set image_id = $1', [id])
      await sql.query(`select pg_notify($1, '')`, [CMS_CHANNEL])
    }
    for (const shop of [maker, other])
      await expect.poll(async () => (await state(shop)).version, { message: what }).not.toBe(version)
    expect((await state(other)).version, what).toBe((await state(maker)).version)
  }
})
