import { handleEndpoints, type Payload } from 'payload'
import { Secret, TOTP } from 'otpauth'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type AttemptStore, SharedLimiter } from '@/collections/hooks/staff/shared-limiter'
import { RateLimiter } from '@/runtime/rate-limiter'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
const WRONG = 'wrong-password-1'
const NEW_PASSWORD = 'another-long-password'
let cms: Cms
let payload: Payload
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  await member(payload, 'admin', [])
})

let addresses = 0
/** An address that was never used before, in its own network. */
const newAddress = () => `10.${++addresses >> 8}.${addresses & 255}.1`
type Sent = Readonly<{ body?: object; cookie?: string; address?: string }>
async function send(method: string, path: string, { body, cookie = '', address = newAddress() }: Sent) {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie, 'x-client-address': address }
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  const response = await handleEndpoints({ config: payload.config, request: new Request(`${ORIGIN}/cms-api/staff${path}`, init) })
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
  return { status: response.status, text: await response.text(), headers: response.headers, cookies }
}
const logIn = (email: string, password: string, more: Sent & { code?: string } = {}) =>
  send('POST', '/login', { ...more, body: { email, password, ...(more.code && { code: more.code }) } })
/** Uses up the attempts of strangers. A blank password counts and costs no hash. */
const attack = async (email: string) => {
  for (let tries = 0; tries < 10; tries++) expect((await logIn(email, ' ')).status).toBe(400)
}
const deviceIn = (cookies: readonly string[]) => cookies.find((cookie) => cookie.startsWith('staff-device=')) ?? ''

describe('wrong passwords from changing addresses', () => {
  test('slow strangers, but not a browser that has logged in before', async () => {
    const email = 'known@shop.example'
    await member(payload, 'translator', [], email)
    const first = await logIn(email, PASSWORD)
    const cookie = deviceIn(first.cookies)
    expect(first.headers.getSetCookie().find((each) => each.startsWith('staff-device='))).toMatch(
      /^staff-device=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
    )
    for (let tries = 0; tries < 10; tries++) expect((await logIn(email, WRONG)).status).toBe(401)
    const stranger = await logIn(email, PASSWORD)
    expect(stranger.status).toBe(429)
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0)
    for (let tries = 0; tries < 2; tries++) expect((await logIn(email, PASSWORD, { cookie })).status).toBe(200)
    for (let tries = 0; tries < 10; tries++) expect((await logIn(email, ' ', { cookie })).status).toBe(400)
    const slowed = await logIn(email, PASSWORD, { cookie })
    expect(slowed.status).toBe(429)
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('do not make a browser with a forged cookie, or the one of a colleague, a known device', async () => {
    const [email, colleague] = ['forged@shop.example', 'colleague@shop.example']
    await member(payload, 'translator', [], email)
    await member(payload, 'translator', [], colleague)
    const own = deviceIn((await logIn(email, PASSWORD)).cookies)
    const other = deviceIn((await logIn(colleague, PASSWORD)).cookies)
    await attack(email)
    for (const cookie of [other, own.replace(/=.{22}/, `=${'A'.repeat(22)}`), 'staff-device=x'])
      expect((await logIn(email, PASSWORD, { cookie })).status).toBe(429)
  })

  test('do not stop the right password with a code of the second factor; anything less is answered alike, known or not', async () => {
    const email = 'factor@shop.example'
    await member(payload, 'translator', [], email)
    const { cookies } = await logIn(email, PASSWORD)
    const cookie = cookies[0] ?? ''
    const begun = await send('POST', '/second-factor/begin', { cookie, body: { password: PASSWORD } })
    const { key } = z.object({ key: z.string() }).parse(JSON.parse(begun.text))
    const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at })
    await send('POST', '/second-factor/confirm', { cookie, body: { code: codeAt(Date.now() - 30_000) } })
    const nobody = 'nobody-at-all@shop.example'
    await attack(email)
    await attack(nobody)
    const plain = 'without@shop.example'
    await member(payload, 'translator', [], plain)
    await attack(plain)
    const refused = [
      await logIn(email, PASSWORD),
      await logIn(email, WRONG, { code: '000000' }),
      await logIn(email, PASSWORD, { code: '000000' }),
      await logIn(nobody, PASSWORD, { code: '000000' }),
      await logIn(plain, PASSWORD, { code: '000000' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429])
    expect(new Set(refused.map(({ text }) => text.replace(/\d+ min/, ''))).size).toBe(1)
    expect(refused[0]?.text).toContain('"code":"slowed"')
    for (const { headers, cookies: set } of refused) expect([Number(headers.get('retry-after')) > 0, set]).toEqual([true, []])
    expect((await logIn(email, PASSWORD, { code: codeAt(Date.now()) })).status).toBe(200)
  })
})

test('from one /64 network count as one visitor, and do not slow another /64', async () => {
  const at = (subnet: string) => `2001:db8:1:${subnet}::${(++addresses).toString(16)}`
  const statuses: number[] = []
  for (let tries = 0; tries < 22; tries++)
    statuses.push((await logIn(`one-${tries}@shop.example`, ' ', { address: at('a') })).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await logIn('one-1@shop.example', ' ', { address: at('b') })).status).toBe(400)
})

describe('a staff password', () => {
  test('is changed with the present one alone; a colleague’s by an admin without it', async () => {
    const email = 'own-password@shop.example'
    const { id } = await member(payload, 'admin', [], email)
    const { id: other } = await member(payload, 'translator', [], 'others-password@shop.example')
    const { cookies } = await logIn(email, PASSWORD)
    const cookie = cookies[0] ?? ''
    const change = (path: string, body: object) => send('PATCH', path, { cookie, body })
    const missing = await change(`/${id}`, { password: NEW_PASSWORD })
    expect([missing.status, missing.text]).toEqual([400, expect.stringContaining('currentPassword')])
    expect((await change(`/${id}`, { password: NEW_PASSWORD, currentPassword: WRONG })).status).toBe(400)
    expect((await change(`?where[id][equals]=${id}`, { password: NEW_PASSWORD })).status).not.toBe(200)
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(401)
    expect((await change(`/${id}`, { name: 'Renamed' })).status).toBe(200)
    expect((await change(`/${other}`, { password: NEW_PASSWORD })).status).toBe(200)
    expect((await change(`/${id}`, { password: NEW_PASSWORD, currentPassword: PASSWORD })).status).toBe(200)
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  test('that is new makes browsers that knew the old one unknown', async () => {
    const email = 'forgotten-devices@shop.example'
    const { id } = await member(payload, 'translator', [], email)
    const [here, there] = [await logIn(email, PASSWORD), await logIn(email, PASSWORD)]
    const cookie = here.cookies.join('; ')
    const body = { password: NEW_PASSWORD, currentPassword: PASSWORD }
    expect((await send('PATCH', `/${id}`, { cookie, body })).status).toBe(200)
    await attack(email)
    expect((await logIn(email, NEW_PASSWORD, { cookie: deviceIn(there.cookies) })).status).toBe(429)
    expect((await logIn(email, NEW_PASSWORD, { cookie: deviceIn(here.cookies) })).status).toBe(200)
  })
})

describe('one limit for several processes', () => {
  const LIMIT = { most: 4, everyMs: 1000 }
  const pools: Pool[] = []
  const warnings: string[] = []
  /** What another process has: a limiter and a connection pool of its own. */
  const aProcess = (url = cms.url) => {
    const db = new Pool({ connectionString: url })
    pools.push(db)
    const store: AttemptStore = { db, secret: 'x'.repeat(32), warn: (line) => void warnings.push(line) }
    const limiter = new SharedLimiter('test', LIMIT)
    return {
      store,
      consume: (about: string, now: number) => limiter.consume(store, about, now),
      refund: (about: string) => limiter.refund(store, about),
    }
  }
  afterAll(() => Promise.all(pools.map((pool) => pool.end())))

  test('two processes allow together what one limiter in memory allows, at the same times with the same waits', async () => {
    const [one, two, memory] = [aProcess(), aProcess(), new RateLimiter(LIMIT)]
    for (const [at, now] of [0, 0, 100, 100, 100, 900, 1000, 1001, 2500, 2500, 9000, 9000, 9000, 9000, 9000].entries())
      expect([at, await (at % 2 === 0 ? one : two).consume('a', now)]).toEqual([at, memory.consume('a', now)])
    expect(await two.consume('b', 0)).toBe(0)
  })

  test('of twenty attempts at once at two processes as many pass as the limit says', async () => {
    const both = [aProcess(), aProcess()]
    const waits = await Promise.all(Array.from({ length: 10 }, () => both.map(({ consume }) => consume('at once', 0))).flat())
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.most)
  })

  test('an attempt that one process counted can be refunded by another, and is counted again then', async () => {
    const [one, two] = [aProcess(), aProcess()]
    for (let tries = 0; tries < LIMIT.most; tries++) await one.consume('right', 0)
    await two.refund('right')
    expect([await two.consume('right', 0), await one.consume('right', 0)]).toEqual([0, 1000])
  })

  test('rows that count no longer are deleted, and none contains what it is about', async () => {
    const one = aProcess()
    const rows = async () => (await one.store.db.query('select encode(key, $1) as key from staff_attempts', ['escape'])).rows
    for (let tries = 0; tries < 5; tries++) await one.consume(`stale ${tries}`, 0)
    expect(JSON.stringify(await rows())).not.toContain('stale')
    const nextDay = Date.now() + 86_400_000
    for (let tries = 0; tries < 20; tries++) await one.consume(`next day ${tries}`, nextDay)
    expect(await rows()).toHaveLength(20)
  })

  test('while the database is away each process counts half the limit in memory, and a refund fails silently', async () => {
    const one = aProcess('postgres://nobody@127.0.0.1:1/nothing')
    expect([await one.consume('a', 0), await one.consume('a', 0), await one.consume('a', 0)]).toEqual([0, 0, 1000])
    expect(await one.consume('b', 0)).toBe(0)
    await one.refund('a')
    expect(warnings).toEqual(['attempts of staff are counted in memory, at half: the database takes no counts'])
  })
})
