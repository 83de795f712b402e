import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AuditTrail, auditTrail, byStaff, redirectData } from './audit-trail'
import { emptyMarket, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD } from './people'

const ORIGIN = 'http://admin.localhost:3000'
let trail: AuditTrail
let payload: Payload
let content: TwoMarkets
let admin: TypedUser
let manager: TypedUser
beforeAll(async () => {
  trail = await auditTrail()
  ;({ payload, content, admin, manager } = trail)
})
afterAll(async () => trail.stop())
beforeEach(async () => trail.forget())
const told = () => trail.told()

describe('secrets', () => {
  test('secrets of a login appear in the log as changed, without their values', async () => {
    const made = await member(payload, 'translator', [], 'secret@shop.example', 'the-first-password-1')
    const { id } = made
    await payload.update({ collection: 'staff', id, data: { password: 'the-second-password-2' }, ...byStaff(admin) })
    await payload.update({
      collection: 'staff',
      id,
      data: { totpSecret: 'JBSWY3DPEHPK3PXP', recoveryCodes: ['a1b2'] },
      overrideAccess: true,
    })
    await payload.update({ collection: 'staff', id, data: { name: 'Renamed' }, ...byStaff(admin) })
    await payload.delete({ collection: 'staff', id, ...byStaff(admin) })
    const entries = await told()
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'update', 'delete'])
    expect(entries[1]).toMatchObject({ before: { loginPassword: '•••' }, after: { loginPassword: '•••' } })
    expect(entries[2]).toMatchObject({ whoName: 'Shop', before: { secondFactor: null }, after: { secondFactor: '•••' } })
    const { rows } = await trail.sql.query('select hash, salt from staff where id = $1', [admin.id])
    const everything = JSON.stringify(await payload.find({ collection: 'audit-log', limit: 0, overrideAccess: true }))
    for (const secret of ['the-first', 'the-second', 'JBSWY3DPEHPK3PXP', 'a1b2', rows[0].hash, rows[0].salt])
      expect(everything).not.toContain(secret)
    for (const name of ['"hash"', '"salt"', 'totpSecret', 'recoveryCodes', 'resetPasswordToken', 'sessions', 'loginAttempts'])
      expect(everything).not.toContain(name)
  })

  test('a log-in adds no entry, a new password by mail does', async () => {
    const email = 'resetting@shop.example'
    const { id } = await member(payload, 'translator', [], email)
    await trail.forget()
    await payload.login({ collection: 'staff', data: { email, password: PASSWORD } })
    expect(await told()).toEqual([])
    const token = await payload.forgotPassword({ collection: 'staff', data: { email }, disableEmail: true })
    await payload.resetPassword({
      collection: 'staff',
      data: { token: String(token), password: 'a-new-password-9' },
      overrideAccess: true,
    })
    expect(await told()).toMatchObject([{ subject: 'staff', documentId: String(id), who: id, after: { loginPassword: '•••' } }])
  })
})

describe('the audit log cannot be changed', () => {
  const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow()
  const anEntry = async () => Number((await trail.sql.query('select min(id) as id from audit_log')).rows[0].id)

  test('the audit log cannot be changed by staff, through the Local API', async () => {
    const id = await anEntry()
    for (const user of [admin, manager]) {
      await refused(payload.update({ collection: 'audit-log', id, data: { whoName: 'x' }, ...byStaff(user) }))
      await refused(payload.delete({ collection: 'audit-log', id, ...byStaff(user) }))
      const data = {
        at: '2026-01-01T00:00:00.000Z',
        whoName: 'x',
        action: 'create',
        subject: 'x',
        documentId: '1',
        title: 'x',
      } as const
      await refused(payload.create({ collection: 'audit-log', data, ...byStaff(user) }))
    }
  })

  test('the audit log cannot be changed by code with every right', async () => {
    const id = await anEntry()
    await refused(payload.update({ collection: 'audit-log', id, data: { whoName: 'x' }, overrideAccess: true }))
    await refused(payload.delete({ collection: 'audit-log', id, overrideAccess: true }))
  })

  test.each([
    `update audit_log set who_name = 'x'`,
    `update audit_log set who_id = (select max(id) from staff)`,
    `update audit_log set market_id = null, title = 'x'`,
    'delete from audit_log',
    'truncate audit_log cascade',
  ])('the audit log cannot be changed by SQL: %s', async (statement) => {
    await expect(trail.sql.query(statement)).rejects.toThrow('append-only')
  })

  test('through REST', async () => {
    const ask = async (method: string, path: string, cookie: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie }
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
      return handleEndpoints({ config: payload.config, request: new Request(`${ORIGIN}/cms-api${path}`, init) })
    }
    const login = await ask('POST', '/staff/login', '', { email: 'ada@shop.example', password: PASSWORD })
    const cookie = /payload-token=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const id = await anEntry()
    expect((await ask('GET', `/audit-log/${id}`, cookie)).status).toBe(200)
    expect((await ask('PATCH', `/audit-log/${id}`, cookie, { whoName: 'x' })).status).toBe(403)
    expect((await ask('DELETE', `/audit-log/${id}`, cookie)).status).toBe(403)
    expect((await ask('POST', '/audit-log', cookie, { whoName: 'x' })).status).toBe(403)
    expect((await ask('GET', `/audit-log/${id}`, '')).status).toBe(403)
  })

  test('a deleted member of staff stays in the log by name', async () => {
    const leaver = await member(payload, 'content-manager', [], 'leaver@shop.example')
    await payload.create({
      collection: 'redirects',
      data: redirectData('/by-the-leaver', content.own.markets),
      ...byStaff(leaver),
    })
    await payload.delete({ collection: 'staff', id: leaver.id, ...byStaff(admin) })
    const entry = (await told()).find(({ title }) => title === '/by-the-leaver')
    expect(entry).toMatchObject({ who: null, whoName: 'content-manager' })
  })

  test('a deleted market’s entries stay in the log', async () => {
    const id = await emptyMarket(payload, 'xd')
    await payload.delete({ collection: 'markets', id, ...byStaff(admin) })
    expect(await told()).toMatchObject([
      { action: 'create', market: null, documentId: String(id) },
      { action: 'delete', market: null, title: 'Market xd' },
    ])
  })
})
