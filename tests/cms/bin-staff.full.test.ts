import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditTrail, type AuditTrail, byStaff } from './audit-trail'
import { member, PASSWORD } from './people'
import { staffRequests } from './staff-requests'

const always = { depth: 0, overrideAccess: true } as const
const ORIGIN = 'http://admin.localhost:3000'
const JSON_TYPE = { 'content-type': 'application/json' }
let trail: AuditTrail
let ask: ReturnType<typeof staffRequests>
beforeAll(async () => {
  trail = await auditTrail()
  ask = staffRequests(trail.payload, ORIGIN)
})
afterAll(() => trail.stop())

const bin = (id: number | string) =>
  trail.payload.update({ collection: 'staff', id, data: { deletedAt: new Date().toISOString() }, ...byStaff(trail.admin) })
const restore = (id: number | string) => {
  const where = { id: { equals: id } }
  return trail.payload.update({ collection: 'staff', where, data: { deletedAt: null }, trash: true, ...byStaff(trail.admin) })
}
const logIn = async (email: string) => {
  const { status, headers } = await ask('POST', '/staff/login', null, {
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { ...JSON_TYPE, 'x-client-address': '10.1.1.1' },
  })
  return { status, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}
const isIn = async (cookie: string) =>
  !(await ask('GET', '/staff/me', null, { headers: { cookie } })).text.includes('"user":null')

describe('a member of staff in the bin', () => {
  test('a member of staff in the bin is logged out at once, cannot log in, and after a restore logs in with the same password', async () => {
    const email = 'gone@shop.example'
    const { id } = await member(trail.payload, 'translator', [], email)
    const { cookie } = await logIn(email)
    expect(await isIn(cookie)).toBe(true)
    await bin(id)
    expect([await isIn(cookie), (await logIn(email)).status, (await logIn('never@shop.example')).status]).toEqual([
      false,
      401,
      401,
    ])
    await restore(id)
    expect(await isIn(cookie)).toBe(false)
    expect((await logIn(email)).status).toBe(200)
  })

  test('a member of staff in the bin gets no mail for a new password, and one that was sent before leads nowhere', async () => {
    const email = 'forgetful@shop.example'
    const { id } = await member(trail.payload, 'translator', [], email)
    const forgot = () => trail.payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
    const token = await forgot()
    await bin(id)
    expect(await forgot()).toBe(null)
    await restore(id)
    const body = JSON.stringify({ token, password: 'a-new-and-long-password' })
    expect((await ask('POST', '/staff/reset-password', null, { body, headers: JSON_TYPE })).status).toBe(403)
    expect((await logIn(email)).status).toBe(200)
  })

  test('frees the mail address, and does not come back while someone else has it', async () => {
    const email = 'shared@shop.example'
    const { id } = await member(trail.payload, 'translator', [], email)
    await bin(id)
    const other = await member(trail.payload, 'read-only', [], email)
    expect((await logIn(email)).status).toBe(200)
    expect((await restore(id)).errors).toMatchObject([{ message: expect.stringContaining('"read-only" has its place') }])
    await bin(other.id)
    expect((await restore(id)).errors).toEqual([])
  })

  test('a member of staff in the bin is named in the log as before, with what was done', async () => {
    const { id } = await member(trail.payload, 'content-manager', [], 'named@shop.example')
    const user = { ...(await trail.payload.findByID({ collection: 'staff', id, ...always })), collection: 'staff' } as const
    await trail.forget()
    const data = { headline: 'Vorher gesagt' }
    await trail.payload.update({ collection: 'banners', id: trail.content.own.banners, data, ...byStaff(user) })
    await bin(id)
    await restore(id)
    expect(await trail.told()).toMatchObject([
      { action: 'update', whoName: 'content-manager', who: id },
      { action: 'bin', subject: 'staff', title: 'content-manager', before: {}, after: {} },
      { action: 'takeOut', subject: 'staff', title: 'content-manager' },
    ])
  })
})

test('a schedule of a member of staff in the bin stays theirs, and its market is saved as before', async () => {
  const { id } = await member(trail.payload, 'admin', [], 'planner@shop.example')
  const market = trail.content.own.markets
  const save = (data: object) => trail.payload.update({ collection: 'markets', id: market, data, ...byStaff(trail.admin) })
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await save({ switchPlans: [{ switch: 'newsletter', on: true, from: at(1), until: at(2), owner: id }] })
  await bin(id)
  const { name, switchPlans } = await trail.payload.findByID({ collection: 'markets', id: market, ...always })
  expect((await save({ name: `${name}!`, switchPlans })).switchPlans).toMatchObject([{ owner: id }])
  await save({ name, switchPlans: [] })
})

test('the last admin does not go to the bin, not by their own hand', async () => {
  const refused = { message: 'This is the last admin. Make another one first.' }
  await expect(bin(trail.admin.id)).rejects.toMatchObject(refused)
  const other = await member(trail.payload, 'admin', [], 'second@shop.example')
  await bin(other.id)
  await expect(bin(trail.admin.id)).rejects.toMatchObject(refused)
})
