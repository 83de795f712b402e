import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AuditTrail, auditTrail, byStaff, redirectData } from './audit-trail'
import type { TwoMarkets } from './content-of-two-markets'
import { member } from './people'

const SUBJECTS = ['markets', 'route-maps', 'redirects', 'partners', 'staff', 'pages'] as const
type Subject = (typeof SUBJECTS)[number]

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

describe('the audit log records every save that matters', () => {
  const EDITS: Readonly<Record<Subject, Readonly<{ data: object; path: string; after: unknown }>>> = {
    markets: { data: { switches: { newsletter: false } }, path: 'switches.newsletter', after: false },
    'route-maps': { data: { patterns: [{ pattern: '/ganz-neu' }] }, path: 'patterns.0.pattern', after: '/ganz-neu' },
    redirects: { data: { note: 'because' }, path: 'note', after: 'because' },
    partners: { data: { headline: 'Hello' }, path: 'headline', after: 'Hello' },
    staff: { data: { role: 'translator' }, path: 'role', after: 'translator' },
    pages: { data: { title: 'Another title', _status: 'published' }, path: 'title', after: 'Another title' },
  }

  test.each(SUBJECTS)('a change of %s: who, when, from what to what, and nothing else', async (collection) => {
    const somebody = collection === 'staff' ? await member(payload, 'market-manager', [], 'changing@shop.example') : null
    const id = Number(somebody?.id ?? content.own[collection === 'staff' ? 'markets' : collection])
    await trail.forget()
    const { data, path, after } = EDITS[collection]
    const since = Date.now()
    await payload.update({ collection, id, data, ...byStaff(admin) })
    const entries = await told()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({
      who: admin.id,
      whoName: 'admin',
      action: 'update',
      subject: collection,
      documentId: String(id),
      market: collection === 'staff' ? null : content.own.markets,
      after: { [path]: after },
    })
    expect(Object.keys(entries[0]?.before ?? {})).toEqual([path])
    expect(Date.parse(entries[0]?.at ?? '')).toBeGreaterThanOrEqual(since)
  })

  test('created and deleted documents with all their fields', async () => {
    const made = await payload.create({
      collection: 'redirects',
      data: redirectData('/made', content.own.markets),
      ...byStaff(manager),
    })
    await payload.delete({ collection: 'redirects', id: made.id, ...byStaff(manager) })
    const [create, remove] = await told()
    expect(create).toMatchObject({
      action: 'create',
      title: '/made',
      who: manager.id,
      after: { from: '/made', 'to.screen': 'contact' },
    })
    expect(remove).toMatchObject({ action: 'delete', title: '/made', before: { from: '/made', 'to.screen': 'contact' } })
    expect(remove?.after).toMatchObject({ from: null })
  })

  test('a restored version', async () => {
    const id = content.own.markets
    await payload.update({ collection: 'markets', id, data: { switches: { b2b: false } }, ...byStaff(admin) })
    const { docs } = await payload.findVersions({
      collection: 'markets',
      where: { parent: { equals: id } },
      sort: '-createdAt',
      limit: 2,
      overrideAccess: true,
    })
    await payload.restoreVersion({ collection: 'markets', id: docs[1]?.id ?? '', ...byStaff(admin) })
    expect((await told()).at(-1)).toMatchObject({ action: 'restore', who: admin.id, after: { 'switches.b2b': true } })
  })

  test('a bulk edit as one entry for each document', async () => {
    const made = []
    for (const from of ['/bulk-a', '/bulk-b', '/bulk-c'])
      made.push(
        (await payload.create({ collection: 'redirects', data: redirectData(from, content.own.markets), overrideAccess: true }))
          .id,
      )
    await trail.forget()
    await payload.update({ collection: 'redirects', where: { id: { in: made } }, data: { enabled: false }, ...byStaff(manager) })
    const entries = await told()
    expect(entries.map(({ documentId }) => Number(documentId)).toSorted()).toEqual(made.toSorted())
    expect(entries.map(({ before, after }) => ({ before, after }))).toEqual(
      made.map(() => ({ before: { enabled: true }, after: { enabled: false } })),
    )
    await trail.forget()
    await payload.delete({ collection: 'redirects', where: { id: { in: made } }, ...byStaff(manager) })
    expect((await told()).map(({ action }) => action)).toEqual(['delete', 'delete', 'delete'])
  })

  test('published and unpublished pages, but not drafts', async () => {
    const id = content.own.pages
    const save = (data: object, draft: boolean) => payload.update({ collection: 'pages', id, data, draft, ...byStaff(manager) })
    await save({ title: 'A draft' }, true)
    expect(await told()).toEqual([])
    await save({ title: 'Published', _status: 'published' }, false)
    await save({ _status: 'draft' }, false)
    const [published, back] = await told()
    expect(published).toMatchObject({ action: 'update', after: { title: 'Published' } })
    expect(back).toMatchObject({ before: { _status: 'published' }, after: { _status: 'draft' } })
    await save({ _status: 'published' }, false)
  })

  test('a save that changes nothing is not logged', async () => {
    const { id, from } = await payload.create({
      collection: 'redirects',
      data: redirectData('/same', content.own.markets),
      overrideAccess: true,
    })
    await trail.forget()
    await payload.update({ collection: 'redirects', id, data: { from }, ...byStaff(admin) })
    expect(await told()).toEqual([])
  })

  test('changes by the shop itself carry no person’s name', async () => {
    await payload.create({ collection: 'redirects', data: redirectData('/by-itself', content.own.markets), overrideAccess: true })
    expect(await told()).toMatchObject([{ who: null, whoName: 'Shop' }])
  })

  test('a request that selects few fields still logs all changes', async () => {
    const made = await payload.create({
      collection: 'redirects',
      data: redirectData('/asked', content.own.markets),
      overrideAccess: true,
    })
    await trail.forget()
    await payload.update({
      collection: 'redirects',
      id: made.id,
      data: { note: 'secretly' },
      select: { from: true },
      ...byStaff(admin),
    })
    expect(await told()).toMatchObject([{ before: { note: null }, after: { note: 'secretly' } }])
  })
})

describe('log entry and save share a transaction', () => {
  test('a refused save leaves no entry', async () => {
    const save = payload.update({
      collection: 'markets',
      id: content.own.markets,
      data: { timeZone: 'Nowhere' },
      ...byStaff(admin),
    })
    await expect(save).rejects.toThrow()
    expect(await told()).toEqual([])
  })

  test('a save that is rolled back takes its entry with it', async () => {
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    await payload.create({
      collection: 'redirects',
      data: redirectData('/rolled-back', content.own.markets),
      req: { transactionID },
      overrideAccess: true,
    })
    await payload.db.rollbackTransaction(transactionID)
    expect(await told()).toEqual([])
  })
})

test('a market manager reads the log of own markets, and nothing of staff', async () => {
  await payload.create({ collection: 'redirects', data: redirectData('/in-own', content.own.markets), overrideAccess: true })
  await payload.create({ collection: 'redirects', data: redirectData('/in-other', content.other.markets), overrideAccess: true })
  const { docs } = await payload.find({ collection: 'audit-log', limit: 500, ...byStaff(manager) })
  expect(new Set(docs.map(({ market }) => market))).toEqual(new Set([content.own.markets]))
  expect(docs.map(({ title }) => title)).toContain('/in-own')
})
