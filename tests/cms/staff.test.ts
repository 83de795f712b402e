import { handleEndpoints, type Payload, ValidationError } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
let cms: Cms
let payload: Payload
const mails: string[] = []
const catcher = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      mails.push(Buffer.concat(parts).toString())
      done()
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => catcher.listen(0, '127.0.0.1', resolve))
  const address = catcher.server.address()
  process.env.SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  cms = await startCms()
  payload = cms.payload
  await member(payload, 'admin', [])
})
afterAll(async () => {
  await new Promise<void>((resolve) => catcher.close(resolve))
})

type Sent = Readonly<{ host?: string; body?: object; cookie?: string; address?: string }>
/** `address` is the visitor's address as the server entry has seen it. */
const send = (method: string, path: string, { host = 'admin.localhost:3000', body, cookie = '', address = '192.0.2.1' }: Sent) =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://${host}/cms-api${path}`, {
      method,
      headers: { 'content-type': 'application/json', host, cookie, origin: ORIGIN, 'x-client-address': address },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  })
const post = (path: string, body: object, address?: string, host?: string) =>
  send('POST', path, { body, ...(address ? { address } : {}), ...(host ? { host } : {}) })

test('a link for a new password leads to the host of the configuration, for any host in the request', async () => {
  expect((await post('/staff/forgot-password', { email: 'admin@shop.example' }, undefined, 'evil.example')).status).toBe(200)
  // The answer does not wait for the mail, so that it takes as long when there is none.
  await expect.poll(() => mails.length).toBe(1)
  const [mail = ''] = mails
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(text).toContain('http://localhost:3000/admin/reset/')
  expect(text).not.toContain('evil.example')
  const token = /\/admin\/reset\/([0-9a-f]+)/.exec(text)?.[1]
  expect((await post('/staff/reset-password', { token, password: 'short' })).status).toBe(400)
  expect((await post('/staff/reset-password', { token, password: 'a-new-and-long-password' })).status).toBe(200)
  expect((await post('/staff/reset-password', { token, password: 'once-more-long-password' })).status).toBe(403)
  expect((await post('/staff/login', { email: 'admin@shop.example', password: PASSWORD })).status).toBe(401)
})

test('an unknown address is answered like a known one, and no mail goes out', async () => {
  const before = mails.length
  const unknown = await post('/staff/forgot-password', { email: 'nobody@shop.example' })
  expect(unknown.status).toBe(200)
  await member(payload, 'translator', [], 'somebody@shop.example')
  const known = await post('/staff/forgot-password', { email: 'somebody@shop.example' })
  expect(await known.text()).toBe(await unknown.text())
  // A mail to the first address would have been there before this one.
  await expect.poll(() => mails.length).toBe(before + 1)
  expect(mails.at(-1)).toContain('somebody@shop.example')
})

test('repeated requests for a new password have to wait, for a known or unknown address', async () => {
  for (const email of ['somebody@shop.example', 'nobody@shop.example']) {
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn++) statuses.push((await post('/staff/forgot-password', { email })).status)
    expect(statuses.at(-1)).toBe(429)
  }
})

test('one address that tries many accounts is slowed down, with a time to come back', async () => {
  const tried: Response[] = []
  for (let turn = 0; turn < 21; turn++)
    tried.push(await post('/staff/login', { email: `try-${turn}@shop.example`, password: 'wrong-password-1' }, '198.51.100.7'))
  const refused = tried.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  const elsewhere = await post('/staff/login', { email: 'try-0@shop.example', password: 'wrong-password-1' }, '203.0.113.9')
  expect(elsewhere.status).toBe(401)
})

test('a new password ends the other sessions', async () => {
  const email = 'twice@shop.example'
  const { id } = await member(payload, 'translator', [], email)
  const session = async (address: string) => {
    const answer = await post('/staff/login', { email, password: PASSWORD }, address)
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const [here, there] = [await session('203.0.113.10'), await session('203.0.113.10')]
  const me = async (cookie: string) => (await send('GET', '/staff/me', { cookie })).text()
  expect(await me(there)).toContain(email)
  const changed = await send('PATCH', `/staff/${id}`, {
    cookie: here,
    body: { password: 'another-long-password', currentPassword: PASSWORD },
  })
  expect(changed.status).toBe(200)
  expect(await me(here)).toContain(email)
  expect(await me(there)).not.toContain(email)
})

test('only an admin changes the address of a log-in, and an easily guessed password is refused', async () => {
  const email = 'own@shop.example'
  const { id } = await member(payload, 'read-only', [], email)
  const answer = await post('/staff/login', { email, password: PASSWORD }, '203.0.113.11')
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const change = (body: object) => send('PATCH', `/staff/${id}`, { cookie, body })
  expect((await change({ email: 'evil@shop.example' })).status).toBe(400)
  expect((await change({ email: 'OWN@shop.example', name: 'Renamed' })).status).toBe(200)
  expect((await change({ password: 'aaaaaaaaaaaaaaaa' })).status).toBe(400)
  expect((await change({ password: 'long'.repeat(60) })).status).toBe(400)
})

test('a short password is refused', async () => {
  await expect(member(payload, 'admin', [], 'short@shop.example', 'eleven-char')).rejects.toBeInstanceOf(ValidationError)
})

test('the last admin can neither be deleted nor lose the role', async () => {
  const { docs } = await payload.find({ collection: 'staff', where: { role: { equals: 'admin' } }, overrideAccess: true })
  const id = docs[0]?.id ?? 0
  await expect(payload.delete({ collection: 'staff', id, overrideAccess: true })).rejects.toThrow(/last admin/)
  const stepDown = () => payload.update({ collection: 'staff', id, data: { role: 'content-manager' }, overrideAccess: true })
  await expect(stepDown()).rejects.toBeInstanceOf(ValidationError)
  await member(payload, 'admin', [], 'second@shop.example')
  await stepDown()
})
