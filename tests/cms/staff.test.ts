import { handleEndpoints, type Payload, ValidationError } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

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
  cms = await startCms('staff')
  payload = cms.payload
  await member(payload, 'admin', [])
})
afterAll(async () => {
  await cms.stop()
  await new Promise<void>((resolve) => catcher.close(resolve))
})

const post = (path: string, body: object, host = 'admin.localhost:3000') =>
  handleEndpoints({
    config: payload.config,
    request: new Request(`http://${host}/cms-api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host },
      body: JSON.stringify(body),
    }),
  })

test('a link for a new password leads to the host of the configuration, whatever the request says', async () => {
  expect((await post('/staff/forgot-password', { email: 'admin@shop.example' }, 'evil.example')).status).toBe(200)
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
  expect((await post('/staff/forgot-password', { email: 'nobody@shop.example' })).status).toBe(200)
  expect(mails).toHaveLength(before)
})

test('a short password is refused', async () => {
  await expect(member(payload, 'admin', [], 'short@shop.example', 'eleven-char')).rejects.toBeInstanceOf(ValidationError)
})

test('the last admin neither goes nor steps down', async () => {
  const { docs } = await payload.find({ collection: 'staff', where: { role: { equals: 'admin' } }, overrideAccess: true })
  const id = docs[0]?.id ?? 0
  await expect(payload.delete({ collection: 'staff', id, overrideAccess: true })).rejects.toThrow(/last admin/)
  const stepDown = () => payload.update({ collection: 'staff', id, data: { role: 'content-manager' }, overrideAccess: true })
  await expect(stepDown()).rejects.toBeInstanceOf(ValidationError)
  await member(payload, 'admin', [], 'second@shop.example')
  await stepDown()
})
