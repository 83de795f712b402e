import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { member, PASSWORD } from './people'
import { startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
let payload: Payload
beforeAll(async () => {
  payload = (await startCms()).payload
  await member(payload, 'admin', [])
})

type Sent = Readonly<{ body?: object; cookie?: string }>
const send = (method: string, path: string, { body, cookie = '' }: Sent) =>
  handleEndpoints({
    config: payload.config,
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
  const { id, updatedAt } = await member(payload, 'read-only', [], email)
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
