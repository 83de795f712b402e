import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BINNED, type BinRequests, binRequests } from './bin-requests'
import { newDocument } from './new-document'
import { unique } from './release-requests'

const DAY = 86_400_000
const always = { depth: 0, overrideAccess: true } as const

let cms: BinRequests
let emptyBins: (payload: BinRequests['payload'], now: number) => Promise<void>
beforeAll(async () => {
  cms = await binRequests()
  ;({ emptyBins } = await import('@/collections/health/nightly/nightly-check'))
})
afterAll(() => cms.trail.stop())

describe('a document in the bin', () => {
  test.each(BINNED)(
    'a document in the bin of %s is out of shop, list and search at once, and the shop shows it again after a restore',
    async (slug) => {
      const id = cms.trail.content.own[slug]
      const before = await cms.shown()
      expect((await cms.bin(slug, id)).status).toBe(200)
      expect(await cms.shown()).not.toEqual(before)
      expect(await cms.ids(slug)).not.toContain(id)
      expect(await cms.ids(slug, '&draft=true')).not.toContain(id)
      expect(await cms.ids(slug, '&trash=true&where[deletedAt][exists]=true')).toEqual([id])
      expect(Date.parse(String((await cms.stored(slug, id)).deletedAt))).toBeGreaterThan(Date.now() - DAY)
      expect((await cms.restore(slug, id, slug === 'pages' ? { _status: 'published' } : {})).status).toBe(200)
      expect(await cms.ids(slug)).toContain(id)
      expect(await cms.shown()).toEqual(before)
    },
  )

  test.each(BINNED)(
    'a document in the bin of %s cannot be saved, and no save or new document goes there by the way',
    async (slug) => {
      const id = cms.trail.content.own[slug]
      await cms.bin(slug, id)
      expect((await cms.ask('PATCH', `/${slug}/${id}`, 'admin', {})).status).toBe(404)
      expect((await cms.ask('PATCH', `/${slug}/${id}?trash=true`, 'admin', { title: 'X' })).status).toBe(404)
      expect((await cms.restore(slug, id)).status).toBe(200)
      expect((await cms.ask('PATCH', `/${slug}/${id}?trash=true`, 'admin', { deletedAt: null })).status).toBe(404)
      const data = { ...((await newDocument(slug, cms.trail.content.spare.own)) as object), deletedAt: new Date() }
      const made = await cms.payload.create({ collection: slug, data: data as never, ...always })
      expect(made.deletedAt ?? null).toBe(null)
      await cms.payload.delete({ collection: slug, id: made.id, ...always })
    },
  )

  test.each(BINNED)(
    'a document in the bin of %s is deleted for good by those who may delete, and only out of the bin where many are asked for',
    async (slug) => {
      const made = await cms.payload.create({
        collection: slug,
        data: (await newDocument(slug, cms.trail.content.spare.own)) as never,
        ...always,
      })
      const everything = `/${slug}?trash=true&where[id][equals]=${made.id}`
      expect((await cms.ask('DELETE', everything, 'admin')).body.docs).toEqual([])
      await cms.bin(slug, made.id)
      expect((await cms.erase(slug, made.id, 'translator')).status).toBe(403)
      expect((await cms.erase(slug, made.id, 'market-manager')).body.docs ?? []).toEqual([])
      expect((await cms.erase(slug, made.id)).body.docs).toHaveLength(1)
      expect(await cms.ids(slug, '&trash=true')).not.toContain(made.id)
    },
  )

  test.each(BINNED)('a document in the bin of %s is deleted for good 30 days later, at night', async (slug) => {
    const data = (await newDocument(slug, cms.trail.content.spare.own)) as never
    const { id } = await cms.payload.create({ collection: slug, data, ...always })
    const stays = cms.trail.content.own[slug]
    await cms.bin(slug, id)
    await emptyBins(cms.payload, Date.now() + 29 * DAY)
    expect(await cms.ids(slug, '&trash=true')).toContain(id)
    await cms.trail.forget()
    await emptyBins(cms.payload, Date.now() + 31 * DAY)
    expect(await cms.ids(slug, '&trash=true')).not.toContain(id)
    expect(await cms.ids(slug)).toContain(stays)
    expect(await cms.trail.told()).toMatchObject([{ action: 'delete', subject: slug, whoName: 'Shop' }])
  })

  test('a document in the bin is named in the audit log as what was done with it', async () => {
    const from = `/${unique('alt')}`
    const id = await cms.makeRedirect(from)
    await cms.trail.forget()
    await cms.bin('redirects', id)
    await cms.restore('redirects', id)
    await cms.bin('redirects', id)
    await cms.erase('redirects', id)
    const told = await cms.trail.told()
    expect(told.map(({ action }) => action)).toEqual(['bin', 'takeOut', 'bin', 'delete'])
    expect(told[0]).toMatchObject({ title: from, whoName: 'content-manager', before: {}, after: {} })
  })

  test('a document in the bin leaves nothing to undo, neither in it nor after it', async () => {
    const id = await cms.makeRedirect(`/${unique('alt')}`)
    await cms.payload.update({ collection: 'redirects', id, data: { note: 'Neu' }, ...always })
    await cms.bin('redirects', id)
    expect((await cms.ask('GET', `/live/redirects/${id}/undo`, 'admin')).status).toBe(404)
    await cms.restore('redirects', id)
    expect((await cms.ask('GET', `/live/redirects/${id}/undo`, 'admin')).body).toEqual({})
    const banner = cms.trail.content.own.banners
    await cms.payload.update({ collection: 'banners', id: banner, data: { headline: 'Vorher' }, ...always })
    await cms.payload.update({ collection: 'banners', id: banner, data: { headline: 'Nachher' }, ...always })
    await cms.bin('banners', banner)
    await cms.restore('banners', banner)
    const { body } = await cms.ask('GET', `/live/banners/${banner}/undo`, 'admin')
    expect(body.rows).toMatchObject([{ path: 'headline', lines: [{ now: 'Nachher', then: 'Vorher' }] }])
  })
})
