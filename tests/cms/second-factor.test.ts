import { handleEndpoints, type Payload } from 'payload'
import { Secret, TOTP } from 'otpauth'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
const EMAIL = 'translator@shop.example'
let cms: Cms
let payload: Payload
let id: number

type RequestOptions = Readonly<{ method?: string; body?: object; cookie?: string }>
async function ask(path: string, { method = 'POST', body, cookie = '' }: RequestOptions = {}) {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie }
  const init = { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }) }
  const response = await handleEndpoints({ config: payload.config, request: new Request(`${ORIGIN}/cms-api/staff${path}`, init) })
  const answer = z.looseObject({}).parse(await response.json())
  return {
    status: response.status,
    body: answer,
    text: JSON.stringify(answer),
    cookie: cookieOf(response),
    device: deviceOf(response),
  }
}
const deviceOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('staff-device='))
    ?.split(';')[0] ?? ''
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const logIn = (code?: string, password = PASSWORD, email = EMAIL) =>
  ask('/login', { body: { email, password, ...(code === undefined ? {} : { code }) } })
const codeOf = (key: string, at: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at })
const row = () =>
  payload.db.findOne<Record<string, unknown> & { id: number }>({ collection: 'staff', where: { id: { equals: id } } })

/** Each test starts in its own period, because each code is accepted once. */
let now = Date.parse('2026-11-21T08:00:00.000Z')
const nextPeriod = () => vi.setSystemTime((now += 90_000))
let key = ''
let codes: readonly string[] = []

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  await member(payload, 'admin', [])
  id = Number((await member(payload, 'translator', [], EMAIL)).id)
  vi.useFakeTimers({ toFake: ['Date'] })
  nextPeriod()
})
afterAll(async () => {
  vi.useRealTimers()
})

test('a key is active after its first code, and is stored encrypted', async () => {
  const { cookie } = await logIn()
  const other = await logIn()
  expect((await ask('/second-factor/begin', { cookie })).text).toContain('"field":"password"')
  expect((await ask('/second-factor/begin', { cookie, body: { password: 'wrong-password-1' } })).status).toBe(400)
  expect((await row())?.totpSecret).toBeNull()
  const begun = await ask('/second-factor/begin', { cookie, body: { password: PASSWORD } })
  key = String(begun.body.key)
  expect(String(begun.body.address)).toContain(`secret=${key}`)
  expect(String(begun.body.picture)).toMatch(/^data:image\/svg\+xml;base64,/)
  expect((await logIn()).status).toBe(200)
  expect((await ask('/second-factor/confirm', { cookie, body: { code: '000000' } })).status).toBe(400)
  const confirmed = await ask('/second-factor/confirm', { cookie, body: { code: codeOf(key, now) } })
  codes = z.array(z.string()).parse(confirmed.body.codes)
  expect(codes).toHaveLength(10)
  const stored = JSON.stringify(await row())
  for (const secret of [key, ...codes]) expect(stored).not.toContain(secret)
  expect((await ask('/me', { method: 'GET', cookie })).text).toContain(EMAIL)
  expect((await ask('/me', { method: 'GET', cookie: other.cookie })).text).not.toContain(EMAIL)
})

test('without a code there is no token, and only a right password gets the answer that a code is needed', async () => {
  nextPeriod()
  const unknown = await logIn(undefined, 'wrong-password-1', 'nobody@shop.example')
  const wrong = await logIn(undefined, 'wrong-password-1')
  expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
  const right = await logIn()
  expect(right.status).toBe(401)
  expect(right.text).toContain('"code":"needed"')
  expect([right.cookie, right.text.includes('token')]).toEqual(['', false])
  await expect(payload.login({ collection: 'staff', data: { email: EMAIL, password: PASSWORD } })).rejects.toThrow(/code/)
})

test('a code is accepted once, and so is the one of the period before or after', async () => {
  nextPeriod()
  expect((await logIn(codeOf(key, now - 30_000))).status).toBe(200)
  expect((await logIn(codeOf(key, now - 30_000))).text).toContain('"code":"wrong"')
  expect((await logIn(codeOf(key, now))).status).toBe(200)
  expect((await logIn(codeOf(key, now - 90_000))).status).toBe(401)
})

test('of two log-ins with one code at the same moment, one succeeds', async () => {
  nextPeriod()
  const [first, second] = await Promise.all([logIn(codeOf(key, now)), logIn(codeOf(key, now))])
  expect([first.status, second.status].toSorted()).toEqual([200, 401])
})

test('a recovery code is accepted once, however it is typed', async () => {
  nextPeriod()
  const [code = ''] = codes
  expect((await logIn(code.toUpperCase().replace('-', ' '))).status).toBe(200)
  expect((await logIn(code)).status).toBe(401)
  const { cookie } = await logIn(codes[1])
  expect((await ask('/second-factor', { method: 'GET', cookie })).body).toEqual({ on: true, codesLeft: 8 })
})

test('its fields cannot be read, not even by filtering records by them', async () => {
  const admin = await ask('/login', { body: { email: 'admin@shop.example', password: PASSWORD } })
  const { text } = await ask('?depth=2&showHiddenFields=true&limit=10', { method: 'GET', cookie: admin.cookie })
  expect(text).toContain(EMAIL)
  for (const field of ['totp', 'recoveryCodes', '"hash"', '"salt"', 'resetPasswordToken']) expect(text).not.toContain(field)
  const asked = ['totpSecret', 'totpLastStep', 'recoveryCodes', 'hash', 'salt', 'resetPasswordToken']
  for (const field of asked) {
    const found = await ask(`?where[${field}][exists]=true`, { method: 'GET', cookie: admin.cookie })
    expect([field, found.status]).toEqual([field, 400])
  }
  await ask(`/${id}`, { method: 'PATCH', cookie: admin.cookie, body: { totpSecret: 'mine', totpConfirmedAt: null } })
  expect((await row())?.totpConfirmedAt).not.toBeNull()
})

test('a new password by mail does not replace the code', async () => {
  nextPeriod()
  const token = await payload.forgotPassword({ collection: 'staff', data: { email: EMAIL }, disableEmail: true })
  const reset = await ask('/reset-password', { body: { token, password: 'another-long-password' } })
  expect(reset.status).toBe(200)
  expect((await ask('/me', { method: 'GET', cookie: reset.cookie })).text).not.toContain(EMAIL)
  expect((await row())?.sessions).toEqual([])
  expect((await logIn(undefined, 'another-long-password')).text).toContain('"code":"needed"')
  expect((await logIn(codeOf(key, now), 'another-long-password')).status).toBe(200)
})

test('after five wrong codes the app’s code is refused too, while a recovery code or a known device is accepted', async () => {
  nextPeriod()
  const password = 'another-long-password'
  const device = (await logIn(codeOf(key, now), password)).device
  nextPeriod()
  for (let attempt = 0; attempt < 5; attempt++) expect((await logIn('123456', password)).status).toBe(401)
  expect((await logIn(codeOf(key, now), password)).status).toBe(429)
  expect((await logIn(codes[2], password)).status).toBe(200)
  const known = await ask('/login', { body: { email: EMAIL, password, code: codeOf(key, now) }, cookie: device })
  expect(known.status).toBe(200)
  now += 20 * 60_000
  nextPeriod()
})

test('codes with blanks, invisible signs and full-width digits are counted like others, recovery codes too', async () => {
  nextPeriod()
  const password = 'another-long-password'
  const odd = ['1    2    3    4    5    6', '１２３４５６', '123\u200b456', '123\u2011456', 'Code: 123456']
  for (const code of odd) expect([code, (await logIn(code, password)).status]).toEqual([code, 401])
  for (const code of ['1  23  45  6', codeOf(key, now)]) expect((await logIn(code, password)).status).toBe(429)
  now += 30 * 60_000
  nextPeriod()
  for (let attempt = 0; attempt < 5; attempt++) expect((await logIn(`k7m2p  x9c${attempt}d`, password)).status).toBe(401)
  expect((await logIn(codes[3], password)).status).toBe(429)
  now += 30 * 60_000
  nextPeriod()
  expect((await logIn(codeOf(key, now).replace(/(?=...$)/, ' \u2060'), password)).status).toBe(200)
})

test('it is switched off with the password and a code, or by an admin', async () => {
  nextPeriod()
  const password = 'another-long-password'
  const { cookie } = await logIn(codeOf(key, now), password)
  nextPeriod()
  const off = (body: object) => ask('/second-factor/off', { cookie, body })
  expect((await off({ code: codeOf(key, now), password: 'wrong-password-1' })).text).toContain('"field":"password"')
  expect((await off({ code: '000000', password })).text).toContain('"field":"code"')
  const admin = await ask('/login', { body: { email: 'admin@shop.example', password: PASSWORD } })
  expect((await ask(`/${id}/second-factor`, { method: 'DELETE', cookie })).status).toBe(403)
  const own = await payload.find({ collection: 'staff', where: { email: { equals: 'admin@shop.example' } } })
  expect((await ask(`/${own.docs[0]?.id}/second-factor`, { method: 'DELETE', cookie: admin.cookie })).status).toBe(403)
  expect((await ask(`/${id}/second-factor`, { method: 'GET', cookie: admin.cookie })).body).toEqual({ on: true })
  expect((await ask(`/${id}/second-factor`, { method: 'DELETE', cookie: admin.cookie })).status).toBe(200)
  expect((await ask('/me', { method: 'GET', cookie })).text).not.toContain(EMAIL)
  expect((await logIn(undefined, password)).status).toBe(200)
})

test('of a beginning and a confirmation at the same moment, one is done', async () => {
  nextPeriod()
  const person = Number((await member(payload, 'read-only', [], 'two-windows@shop.example')).id)
  const { cookie } = await logIn(undefined, PASSWORD, 'two-windows@shop.example')
  const begin = () => ask('/second-factor/begin', { cookie, body: { password: PASSWORD } })
  const first = String((await begin()).body.key)
  const sql = new Client({ connectionString: cms.url })
  await sql.connect()
  try {
    await sql.query(`select pg_advisory_lock(hashtext('staff'), hashtext($1))`, [String(person)])
    const both = Promise.all([begin(), ask('/second-factor/confirm', { cookie, body: { code: codeOf(first, now) } })])
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const waiting = async () => (await sql.query(waits)).rowCount
    await expect.poll(waiting, { timeout: 1500, interval: 10 }).toBe(2)
    await sql.query('select pg_advisory_unlock_all()')
    expect((await both).filter(({ status }) => status === 200)).toHaveLength(1)
  } finally {
    await sql.end()
  }
})
