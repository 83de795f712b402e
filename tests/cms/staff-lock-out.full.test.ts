import { handleEndpoints, type Payload } from 'payload'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
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
/** Uses up the attempts that strangers have at an address. A blank password counts as one and makes the server hash nothing. */
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

  test('wrong passwords from changing addresses do not make a browser with a forged cookie, or the one of a colleague, a known device', async () => {
    const [email, colleague] = ['forged@shop.example', 'colleague@shop.example']
    await member(payload, 'translator', [], email)
    await member(payload, 'translator', [], colleague)
    const own = deviceIn((await logIn(email, PASSWORD)).cookies)
    const other = deviceIn((await logIn(colleague, PASSWORD)).cookies)
    await attack(email)
    for (const cookie of [other, own.replace(/=.{22}/, `=${'A'.repeat(22)}`), 'staff-device=x'])
      expect((await logIn(email, PASSWORD, { cookie })).status).toBe(429)
  })

  test('wrong passwords from changing addresses do not stop the right password with a code of the second factor; anything less is answered alike, known or not', async () => {
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
  test('a staff password is changed with the present one alone; a colleague’s by an admin without it', async () => {
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

  test('a staff password that is new makes browsers that knew the old one unknown', async () => {
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
