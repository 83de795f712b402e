import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '@/cms/load'
import { type AuditTrail, auditTrail, byStaff } from './audit-trail'
import { member } from './people'

const AGREED = 1234
let trail: AuditTrail
let payload: Payload
let admin: TypedUser
let id = 0
const others: TypedUser[] = []
beforeAll(async () => {
  trail = await auditTrail()
  ;({ payload, admin } = trail)
  id = trail.content.own.partners
  for (const role of ['content-manager', 'translator', 'read-only'] as const) others.push(await member(payload, role, []))
  others.push(trail.manager)
  await payload.update({ collection: 'partners', id, data: { commission: AGREED }, ...byStaff(admin) })
})
afterAll(() => trail.stop())

const stored = () => payload.findByID({ collection: 'partners', id, depth: 0, overrideAccess: true })

test('admins alone see the commission, in the document, its versions and a search', async () => {
  expect(await payload.findByID({ collection: 'partners', id, ...byStaff(admin) })).toMatchObject({
    commission: AGREED,
  })
  for (const user of others) {
    expect(await payload.findByID({ collection: 'partners', id, ...byStaff(user) })).not.toHaveProperty('commission')
    const where = { commission: { equals: AGREED } }
    await expect(payload.find({ collection: 'partners', where, ...byStaff(user) })).rejects.toThrow('commission')
  }
  const versions = await payload.findVersions({ collection: 'partners', ...byStaff(trail.manager) })
  expect(versions.docs.length).toBeGreaterThan(0)
  expect(JSON.stringify(versions.docs)).not.toContain(String(AGREED))
})

test('a market manager changes the partner and not the commission', async () => {
  const data = { headline: 'Sold here', commission: 1 }
  await payload.update({ collection: 'partners', id, data, ...byStaff(trail.manager) })
  expect(await stored()).toMatchObject({ headline: 'Sold here', commission: AGREED })
})

test('the log shows that it changed, but not the value', async () => {
  await trail.forget()
  await payload.update({ collection: 'partners', id, data: { commission: AGREED + 1 }, ...byStaff(admin) })
  expect(await trail.told()).toMatchObject([{ before: { commission: '•••' }, after: { commission: '•••' } }])
  await payload.update({ collection: 'partners', id, data: { commission: AGREED }, ...byStaff(admin) })
})

test('a fraction of a hundredth, less than zero and more than 100 % are refused', async () => {
  for (const commission of [2.5, -1, 10_001])
    await expect(payload.update({ collection: 'partners', id, data: { commission }, ...byStaff(admin) })).rejects.toThrow()
  expect(await stored()).toMatchObject({ commission: AGREED })
})

test('the content that the shop reads does not contain it', async () => {
  const content = JSON.stringify(await loadContent(payload))
  expect(content).toContain('Sold here')
  expect(content).not.toContain(String(AGREED))
  expect(content).not.toContain('commission')
})
