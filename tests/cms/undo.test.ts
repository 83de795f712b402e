import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type VersionRequests, versionRequests } from './version-requests'

let cms: VersionRequests
const always = { depth: 0, overrideAccess: true } as const
beforeAll(async () => void (cms = await versionRequests()))
afterAll(() => cms.trail.stop())

const own = (slug: 'banners' | 'redirects' | 'navigation' | 'partners') => cms.trail.content.own[slug]
const path = (slug: string, id: number) => `/live/${slug}/${id}/undo`
const look = (slug: string, id: number, who = 'admin') => cms.ask('GET', path(slug, id), who)
const undo = (slug: string, id: number, updatedAt: unknown, who = 'admin') => cms.ask('POST', path(slug, id), who, { updatedAt })

describe('undoing the last save', () => {
  test('undoing the last save of a banner puts its fields back, says so beforehand, and can be undone itself', async () => {
    const banner = () => cms.payload.findByID({ collection: 'banners', id: own('banners'), ...always })
    const save = (data: object) => cms.payload.update({ collection: 'banners', id: own('banners'), data, ...always })
    await save({ headline: 'Vorher', position: 20 })
    await save({ headline: 'Nachher', validTo: '2031-01-01T00:00:00.000Z' })
    await cms.trail.forget()
    const { body } = await look('banners', own('banners'))
    expect(body).toMatchObject({ at: (await banner()).updatedAt, by: null })
    expect(body.rows).toMatchObject([
      { path: 'validTo', mayChange: true },
      { path: 'headline', label: 'Headline', lines: [{ now: 'Nachher', then: 'Vorher' }] },
    ])
    expect((await undo('banners', own('banners'), body.at, 'content-manager')).status).toBe(200)
    expect(await banner()).toMatchObject({ headline: 'Vorher', validTo: null, position: 20 })
    expect(await cms.trail.told()).toMatchObject([{ action: 'restore', whoName: 'content-manager' }])
    await undo('banners', own('banners'), (await banner()).updatedAt)
    expect(await banner()).toMatchObject({ headline: 'Nachher' })
  })

  test('undoing the last save passes over saves that changed nothing', async () => {
    const save = (data: object) => cms.payload.update({ collection: 'banners', id: own('banners'), data, ...always })
    await save({ headline: 'Eins' })
    await save({ headline: 'Zwei' })
    await save({})
    expect((await look('banners', own('banners'))).body.rows).toMatchObject([{ lines: [{ now: 'Zwei', then: 'Eins' }] }])
  })

  test('undoing the last save of lists puts the rows back', async () => {
    const id = own('navigation')
    const stored = () => cms.payload.findByID({ collection: 'navigation', id, ...always })
    const { main } = await stored()
    await cms.payload.update({ collection: 'navigation', id, data: { main: main?.slice(1) ?? [] }, ...always })
    expect((await undo('navigation', id, (await stored()).updatedAt)).status).toBe(200)
    expect((await stored()).main?.map(({ label }) => label)).toEqual(main?.map(({ label }) => label))
  })

  test('undoing the last save of a partner puts its colours back and leaves the commission to admins', async () => {
    const id = own('partners')
    const stored = () => cms.payload.findByID({ collection: 'partners', id, ...always })
    const { colours } = await stored()
    await cms.payload.update({
      collection: 'partners',
      id,
      data: { colours: { ...colours, action: '#000080' }, commission: 1 },
      ...always,
    })
    const { body } = await look('partners', id, 'market-manager')
    expect(body.rows).toMatchObject([{ lines: [{ now: '#000080', then: colours?.action }] }])
    expect((await undo('partners', id, body.at, 'market-manager')).status).toBe(200)
    expect(await stored()).toMatchObject({ colours: { action: colours?.action }, commission: 1 })
  })

  test('undoing the last save of a redirect, which has no versions, unless it was changed in another way since', async () => {
    const id = own('redirects')
    const stored = () => cms.payload.findByID({ collection: 'redirects', id, ...always })
    expect((await look('redirects', id)).body).toEqual({})
    const before = await stored()
    const change = {
      note: 'Anders',
      status: '302' as const,
      to: { kind: 'external' as const, url: 'https://example.org/', params: [] },
    }
    const save = () => cms.payload.update({ collection: 'redirects', id, data: change, ...always })
    await save()
    expect((await look('redirects', id)).body.rows.map((row: { path: string }) => row.path)).toContain('status')
    expect((await undo('redirects', id, (await stored()).updatedAt)).status).toBe(200)
    const { updatedAt: _then, hits: _hits, ...rest } = before
    expect(await stored()).toMatchObject(JSON.parse(JSON.stringify(rest)))
    await save()
    await cms.trail.sql.query(`update redirects set note = 'Import' where id = ${id}`)
    expect((await undo('redirects', id, (await stored()).updatedAt)).status).toBe(409)
    expect(await stored()).toMatchObject({ note: 'Import' })
  })

  test('undoing the last save does not overwrite a newer save', async () => {
    const save = (headline: string) =>
      cms.payload.update({ collection: 'banners', id: own('banners'), data: { headline }, ...always })
    await save('A')
    const seen = (await save('B')).updatedAt
    await save('C')
    expect((await undo('banners', own('banners'), seen)).status).toBe(409)
    expect((await cms.payload.findByID({ collection: 'banners', id: own('banners'), ...always })).headline).toBe('C')
  })

  test('undoing the last save leaves what its author may not change, and the form says so', async () => {
    const save = (data: object) => cms.payload.update({ collection: 'markets', id: cms.market, data, ...always })
    await save({ name: 'Früher', indexable: true })
    await save({ name: 'Heute', indexable: false })
    const { body } = await look('markets', cms.market, 'market-manager')
    expect(body.rows.map(({ path: at, mayChange }: { path: string; mayChange: boolean }) => [at, mayChange])).toEqual([
      ['name', true],
      ['indexable', false],
    ])
    expect((await undo('markets', cms.market, body.at, 'market-manager')).status).toBe(200)
    const { name, indexable } = await cms.payload.findByID({ collection: 'markets', id: cms.market, ...always })
    expect([name, indexable]).toEqual(['Früher', false])
  })

  test('undoing the last save is refused to staff who could not save, and for other collections', async () => {
    for (const who of ['translator', 'read-only']) expect((await look('banners', own('banners'), who)).status).toBe(403)
    expect((await look('banners', cms.trail.content.other.banners, 'market-manager')).status).toBe(404)
    expect((await look('pages', cms.trail.content.own.pages)).status).toBe(404)
    expect((await undo('banners', own('banners'), 'yesterday')).status).toBe(400)
  })

  test('undoing the last save is gone with its document', async () => {
    const made = await cms.payload.create({
      collection: 'redirects',
      data: { market: cms.market, from: '/kurz', match: 'exact', to: { kind: 'screen', screen: 'contact' }, status: '301' },
      ...always,
    })
    await cms.payload.update({ collection: 'redirects', id: made.id, data: { note: 'x' }, ...always })
    await cms.payload.delete({ collection: 'redirects', id: made.id, ...always })
    const { rows } = await cms.trail.sql.query(`select key from payload_kv where key = 'undo:redirects:${made.id}'`)
    expect(rows).toEqual([])
  })
})
