import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { versionInWords } from '@/admin/versions/version-in-words'
import { versionOf } from '@/collections/versions/version-of'
import { aText } from './a-text'
import { type AuditTrail, auditTrail } from './audit-trail'
import { member, type Role } from './people'
import { staffQuestions } from './staff-requests'

let trail: AuditTrail
let payload: Payload
let market: number
let ask: ReturnType<typeof staffQuestions>
const people = new Map<Role, TypedUser>()

beforeAll(async () => {
  trail = await auditTrail()
  payload = trail.payload
  market = trail.content.own.markets
  ask = staffQuestions(payload)
  for (const role of ['admin', 'content-manager', 'market-manager', 'translator', 'read-only'] as const)
    people.set(role, await member(payload, role, role === 'market-manager' ? [market] : []))
})
afterAll(async () => trail.stop())

const versions = async (collection: 'markets' | 'pages', parent: number) =>
  (
    await payload.findVersions({
      collection,
      where: { parent: { equals: parent } },
      sort: '-updatedAt',
      limit: 0,
      depth: 0,
      overrideAccess: true,
    })
  ).docs
type RestoreRequest = Readonly<{ fields: readonly string[]; updatedAt: string; publish?: boolean }>
const bring = (collection: string, version: string | number, role: Role, asked: RestoreRequest) =>
  ask('POST', `/${collection}/versions/${version}/fields`, role, asked)

describe('restoring fields of a market', () => {
  const stored = () => payload.findByID({ collection: 'markets', id: market, depth: 0, overrideAccess: true })
  const save = (data: object) => payload.update({ collection: 'markets', id: market, data, overrideAccess: true })
  let old: string | number
  beforeEach(async () => {
    await save({ name: 'Früher', switches: { newsletter: true, b2b: true }, indexable: true })
    ;[{ id: old } = { id: '' }] = await versions('markets', market)
    await save({ name: 'Heute', switches: { newsletter: false, b2b: false }, indexable: false })
    await trail.forget()
  })

  test('restores the ticked fields, also inside a group; everything else stays as it is now', async () => {
    const before = await stored()
    const { status } = await bring('markets', old, 'market-manager', {
      fields: ['switches.newsletter'],
      updatedAt: before.updatedAt,
    })
    expect(status).toBe(200)
    const after = await stored()
    expect(after.switches).toMatchObject({ ...before.switches, newsletter: true })
    expect({ ...after, switches: null, updatedAt: null }).toEqual({ ...before, switches: null, updatedAt: null })
    expect(await trail.told()).toMatchObject([
      {
        action: 'restore',
        who: people.get('market-manager')?.id,
        before: { 'switches.newsletter': false },
        after: { 'switches.newsletter': true },
      },
    ])
  })

  test('does not overwrite a newer save: it is answered like any save', async () => {
    const { updatedAt } = await stored()
    await save({ name: 'Noch später' })
    const { status, body } = await bring('markets', old, 'admin', { fields: ['name'], updatedAt })
    expect(status).toBe(409)
    expect(body.errors[0].data.conflict.changes).toMatchObject([{ path: 'name', theirs: 'Noch später', yours: 'Früher' }])
    expect((await stored()).name).toBe('Noch später')
  })

  test('leaves a field unchanged that its restorer may not change, and says so', async () => {
    const req = await requestOf(people.get('market-manager'))
    const rows = await versionInWords(req, 'markets', await versionOf(req, 'markets', String(old)))
    expect(rows.map(({ path, mayChange }) => [path, mayChange])).toEqual([
      ['name', true],
      ['indexable', false],
      ['switches.newsletter', true],
      ['switches.b2b', true],
    ])
    const { updatedAt } = await stored()
    expect((await bring('markets', old, 'market-manager', { fields: ['indexable', 'name'], updatedAt })).status).toBe(200)
    expect(await stored()).toMatchObject({ indexable: false, name: 'Früher' })
  })

  test.each([
    ['admin', 200],
    ['market-manager', 200],
    ['content-manager', 403],
    ['translator', 403],
    ['read-only', 403],
  ] as const)('%s: %i', async (role, status) => {
    const { updatedAt } = await stored()
    expect((await bring('markets', old, role, { fields: ['name'], updatedAt })).status).toBe(status)
    expect((await stored()).name).toBe(status === 200 ? 'Früher' : 'Heute')
  })

  test('obeys the rules of any save', async () => {
    const { updatedAt } = await stored()
    const asked = (more: object) =>
      ask('POST', `/markets/versions/${old}/fields`, 'admin', { fields: ['name'], updatedAt, ...more })
    expect((await asked({ fields: [] })).status).toBe(400)
    expect((await asked({ fields: ['code', 'updatedAt', 'nothing'] })).status).toBe(400)
    expect((await asked({ updatedAt: undefined })).status).toBe(400)
    expect((await ask('POST', '/markets/versions/99999999/fields', 'admin', { fields: ['name'], updatedAt })).status).toBe(404)
    expect((await ask('POST', `/markets/versions/${old}/fields`, null, { fields: ['name'], updatedAt })).status).toBe(403)
  })
})

describe('restoring fields of a page', () => {
  let page: number
  let count = 0
  beforeEach(async () => {
    const made = await payload.create({
      collection: 'pages',
      data: {
        market,
        slug: `stand-${(count += 1)}`,
        title: 'Erster',
        body: aText('Eins.'),
        metaTitle: 'Alt',
        _status: 'published',
      },
      overrideAccess: true,
    })
    page = made.id
  })
  const save = (data: object, draft = false) =>
    payload.update({
      collection: 'pages',
      id: page,
      data: { ...data, _status: draft ? 'draft' : 'published' },
      draft,
      depth: 0,
      overrideAccess: true,
    })
  const opened = () => payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0, overrideAccess: true })
  const seen = () => payload.findByID({ collection: 'pages', id: page, depth: 0, overrideAccess: true })
  const first = async () => (await versions('pages', page)).at(-1)?.id ?? ''

  test('makes a draft: visitors see it when it is published', async () => {
    await save({ title: 'Zweiter', metaTitle: 'Neu' })
    const { updatedAt } = await opened()
    expect((await bring('pages', await first(), 'translator', { fields: ['title'], updatedAt })).status).toBe(200)
    expect(await opened()).toMatchObject({ title: 'Erster', metaTitle: 'Neu', _status: 'draft' })
    expect(await seen()).toMatchObject({ title: 'Zweiter', _status: 'published' })
  })

  test('publishes on request of those who may, with the checks of any publication', async () => {
    await save({ title: 'Zweiter', metaTitle: 'Neu' })
    const version = await first()
    const asked = { fields: ['title'], updatedAt: (await opened()).updatedAt, publish: true }
    expect((await bring('pages', version, 'translator', asked)).status).toBe(403)
    expect((await bring('pages', version, 'content-manager', asked)).status).toBe(200)
    expect(await seen()).toMatchObject({ title: 'Erster', metaTitle: 'Neu', _status: 'published' })
    await save({ body: null, publishReason: 'Kommt noch.' })
    const empty = (await versions('pages', page))[0]?.id ?? ''
    await save({ body: aText('Da.'), publishReason: null })
    const refused = await bring('pages', empty, 'content-manager', {
      fields: ['body'],
      updatedAt: (await opened()).updatedAt,
      publish: true,
    })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('publishReason')
  })

  test('leaves a draft a draft, even when a publication is requested', async () => {
    await save({ title: 'Entwurf' }, true)
    const { updatedAt } = await opened()
    const asked = { fields: ['title'], updatedAt, publish: true }
    expect((await bring('pages', await first(), 'content-manager', asked)).status).toBe(200)
    expect(await opened()).toMatchObject({ title: 'Erster', _status: 'draft' })
  })

  test('leaves restored texts as far behind their source as they were', async () => {
    const source = await payload.create({
      collection: 'pages',
      data: {
        market: trail.content.other.markets,
        slug: `quelle-${count}`,
        title: 'Source',
        body: aText('One.'),
        _status: 'published',
      },
      overrideAccess: true,
    })
    await save({ translationOf: source.id, sourceHash: 'alt' })
    const compared = (await versions('pages', page))[0]?.id ?? ''
    await save({ title: 'Nachgezogen', sourceHash: 'neu', metaTitle: 'Neu' })
    await bring('pages', compared, 'translator', { fields: ['title'], updatedAt: (await opened()).updatedAt })
    expect(await opened()).toMatchObject({ title: 'Erster', sourceHash: 'alt', metaTitle: 'Neu' })
  })

  test('shows labels and values as the form does, both values beside each other', async () => {
    await save({ title: 'Zweiter', noindex: true, blocks: [{ blockType: 'text', body: aText('Absatz.') }] })
    const req = await requestOf(people.get('translator'))
    const rows = await versionInWords(req, 'pages', await versionOf(req, 'pages', String(await first())))
    expect(rows).toMatchObject([
      { path: 'title', label: 'Title', mayChange: true, lines: [{ label: null, now: 'Zweiter', then: 'Erster' }] },
      { path: 'blocks', label: 'Blocks', lines: [{ label: 'Blocks 1 (removed) › Text', now: 'Absatz.', then: 'empty' }] },
      { path: 'noindex', lines: [{ now: 'on', then: 'off' }] },
    ])
  })

  test('is refused to staff without the page’s market', async () => {
    const foreign = trail.content.other.pages
    const [version] = await versions('pages', foreign)
    const { updatedAt } = await payload.findByID({ collection: 'pages', id: foreign, depth: 0, overrideAccess: true })
    const answer = await bring('pages', version?.id ?? '', 'market-manager', { fields: ['title'], updatedAt })
    expect([403, 404]).toContain(answer.status)
  })
})

const requestOf = (user: TypedUser | undefined) => createLocalReq(user ? { user } : {}, payload)
