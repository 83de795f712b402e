import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aText } from './a-text'
import { type AuditTrail, auditTrail } from './audit-trail'
import { member } from './people'

let trail: AuditTrail
let payload: Payload
let editor: TypedUser
let translator: TypedUser
let page: number
let count = 0

beforeAll(async () => {
  trail = await auditTrail()
  payload = trail.payload
  editor = await member(payload, 'content-manager', [])
  translator = await member(payload, 'translator', [])
})
afterAll(async () => trail.stop())

const make = async (data: object = {}) =>
  (
    await payload.create({
      collection: 'pages',
      data: {
        market: trail.content.own.markets,
        slug: `weg-${(count += 1)}`,
        title: 'Veröffentlicht',
        body: aText('Für alle.'),
        blocks: [{ blockType: 'text', body: aText('Noch ein Absatz.') }],
        _status: 'published',
        ...data,
      },
      overrideAccess: true,
    })
  ).id
beforeEach(async () => {
  page = await make()
})

const writeDraft = (data: object, id = page) =>
  payload.update({ collection: 'pages', id, data: { ...data, _status: 'draft' }, draft: true, overrideAccess: true })
const takeBack = (more: object = {}, user = editor) =>
  payload.update({ collection: 'pages', id: page, data: { _status: 'draft' }, user, overrideAccess: false, depth: 0, ...more })
const seen = (id = page, draft = false) => payload.findByID({ collection: 'pages', id, draft, depth: 0, overrideAccess: true })

describe('a page that is unpublished', () => {
  test('disappears even when its newest draft is incomplete, and the draft stays as it was written', async () => {
    await writeDraft({ title: null, body: null, blocks: [] })
    await takeBack()
    expect(await seen()).toMatchObject({ _status: 'draft', title: 'Veröffentlicht', blocks: [{ blockType: 'text' }] })
    expect(await seen(page, true)).toMatchObject({ _status: 'draft', title: null, blocks: [] })
  })

  test('disappears when its draft has half an address, or one that another page has', async () => {
    const other = await seen(await make())
    for (const slug of ['halbe Adresse', other.slug]) {
      await writeDraft({ slug })
      await takeBack()
      expect((await seen())._status).toBe('draft')
      await payload.update({
        collection: 'pages',
        id: page,
        data: { slug: `neu-${page}`, _status: 'published' },
        overrideAccess: true,
      })
    }
  })

  test('a page that is unpublished stays one document for the next editor: the next publication shows the draft', async () => {
    await writeDraft({ title: 'Neu' })
    await takeBack()
    await payload.update({ collection: 'pages', id: page, data: { _status: 'published' }, overrideAccess: true })
    expect(await seen()).toMatchObject({ _status: 'published', title: 'Neu', blocks: [{ blockType: 'text' }] })
  })

  test('disappears in bulk too', async () => {
    const second = await make()
    await writeDraft({ title: null }, second)
    const where = { id: { in: [page, second] } }
    const { errors } = await payload.update({
      collection: 'pages',
      where,
      data: { _status: 'draft' },
      user: editor,
      overrideAccess: false,
    })
    expect(errors).toEqual([])
    expect([(await seen())._status, (await seen(second))._status]).toEqual(['draft', 'draft'])
  })

  test('a page that is unpublished is in the audit log as unpublished', async () => {
    await trail.forget()
    await takeBack()
    expect(await trail.told()).toMatchObject([
      { action: 'update', who: editor.id, before: { _status: 'published' }, after: { _status: 'draft' } },
    ])
  })

  test('a page that is unpublished cannot be unpublished by a translator', async () => {
    await expect(takeBack({}, translator)).rejects.toMatchObject({ status: 403 })
    expect((await seen())._status).toBe('published')
  })
})
