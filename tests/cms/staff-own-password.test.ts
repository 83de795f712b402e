import { pbkdf2Sync } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
let cms: Cms
beforeAll(async () => {
  cms = await startCms()
  await member(cms.payload, 'admin', [])
})

type Sent = Readonly<{ body?: object; cookie?: string }>
const send = (method: string, path: string, { body, cookie = '' }: Sent) =>
  handleEndpoints({
    config: cms.payload.config,
    request: new Request(`${ORIGIN}/cms-api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: ORIGIN, cookie, 'x-client-address': '203.0.113.12' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  })

const AtFields = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
const Refused = z.object({ errors: z.array(z.object({ data: AtFields })) })

test('one’s own password is changed beside the form with the present one alone, other sessions end, and the form still saves', async () => {
  const [email, password] = ['beside-the-form@shop.example', 'another-long-password']
  const { id, updatedAt } = await member(cms.payload, 'read-only', [], email)
  const logIn = (typed: string) => send('POST', '/staff/login', { body: { email, password: typed } })
  const session = async () => (await logIn(PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const [here, there] = [await session(), await session()]
  const change = async (body: object) => {
    const answer = await send('POST', '/staff/own-password', { cookie: here, body })
    return [answer.status, Refused.safeParse(await answer.json()).data?.errors[0]?.data.errors[0]]
  }
  const refused = { path: 'currentPassword', message: expect.any(String) }
  expect(await change({ password, currentPassword: '' })).toEqual([400, refused])
  const wrong = await change({ password, currentPassword: 'wrong-password-1' })
  expect(wrong).toEqual([400, { ...refused, message: 'The password is wrong.' }])
  expect(await change({ password: 'short', currentPassword: PASSWORD })).toEqual([400, { ...refused, path: 'password' }])
  expect((await change({ password: '', currentPassword: PASSWORD }))[0]).toBe(400)
  const body = { password, currentPassword: PASSWORD }
  expect((await send('POST', '/staff/own-password', { body })).status).toBe(403)
  expect(await change(body)).toEqual([200, undefined])
  expect(await (await send('GET', '/staff/me', { cookie: there })).text()).toContain('"user":null')
  expect((await send('PATCH', `/staff/${id}`, { cookie: here, body: { name: 'Renamed', updatedAt } })).status).toBe(200)
  expect((await logIn(password)).status).toBe(200)
})

test('a new password by mail is not replaced by a change with the old one that began before it', async () => {
  const [email, mailed] = ['taken-back@shop.example', 'words-from-the-mail-7']
  await member(cms.payload, 'read-only', [], email)
  const logIn = (typed: string) => send('POST', '/staff/login', { body: { email, password: typed } })
  const cookie = (await logIn(PASSWORD)).headers.get('set-cookie')?.split(';')[0] ?? ''
  const token = await cms.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
  const sql = new Client({ connectionString: cms.url })
  await sql.connect()
  try {
    const body = { currentPassword: PASSWORD, password: 'words-of-someone-else-8' }
    const changing = send('POST', '/staff/own-password', { cookie, body })
    // It holds its record, and compares the password for a third of a second.
    const here = `database = (select oid from pg_database where datname = current_database())`
    const held = async () =>
      (await sql.query(`select from pg_locks where locktype = 'advisory' and granted and ${here}`)).rowCount
    await expect.poll(held, { interval: 5 }).toBeGreaterThan(0)
    const reset = await send('POST', '/staff/reset-password', { body: { token, password: mailed } })
    await changing
    expect([reset.status, (await logIn(mailed)).status]).toEqual([200, 200])
  } finally {
    await sql.end()
  }
})

const [COMPOSED, DECOMPOSED] = ['grüne-Ähren-im-März', 'grüne-Ähren-im-März'.normalize('NFD')]

test('a password with accents is right composed and decomposed, and an old hash of decomposed letters is renewed', async () => {
  const email = 'accents@shop.example'
  const { id } = await member(cms.payload, 'read-only', [], email, DECOMPOSED)
  const logIn = (password: string) => send('POST', '/staff/login', { body: { email, password } })
  for (const typed of [COMPOSED, DECOMPOSED]) expect((await logIn(typed)).status).toBe(200)
  const salt = 'ab'.repeat(32)
  const old = `pbkdf2-sha256-v1:${pbkdf2Sync(DECOMPOSED, salt, 600_000, 32, 'sha256').toString('hex')}`
  const sql = new Client({ connectionString: cms.url })
  await sql.connect()
  await sql.query('update staff set hash = $1, salt = $2 where id = $3', [old, salt, id])
  await sql.end()
  expect((await logIn(COMPOSED)).status).toBe(401)
  const session = (await logIn(DECOMPOSED)).headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await logIn(COMPOSED)).status).toBe(200)
  const body = { currentPassword: DECOMPOSED, password: `${DECOMPOSED}-2` }
  expect((await send('POST', '/staff/own-password', { cookie: session, body })).status).toBe(200)
  expect((await logIn(`${COMPOSED}-2`)).status).toBe(200)
})

test('an address with invisible signs is that of the account', async () => {
  const email = 'seen@shop.example'
  await member(cms.payload, 'read-only', [], ` \u200bSeen@shop.example\u2060`)
  for (const typed of [email, '\u202aseen@shop.example\u202c', 'mailto:SEEN@shop.example'])
    expect((await send('POST', '/staff/login', { body: { email: typed, password: PASSWORD } })).status).toBe(200)
})
