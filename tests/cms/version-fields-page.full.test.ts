import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { versionInWords } from '@/admin/versions/version-in-words'
import { readVersion } from '@/collections/versions/version-of'
import { aText } from './a-text'
import { type VersionRequests, versionRequests } from './version-requests'

let cms: VersionRequests
beforeAll(async () => void (cms = await versionRequests()))
afterAll(() => cms.trail.stop())

describe('restoring fields of a page', () => {
  let page: number
  let count = 0
  beforeEach(async () => {
    const made = await cms.payload.create({
      collection: 'pages',
      data: {
        market: cms.market,
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
    cms.payload.update({
      collection: 'pages',
      id: page,
      data: { ...data, _status: draft ? 'draft' : 'published' },
      draft,
      depth: 0,
      overrideAccess: true,
    })
  const opened = () => cms.payload.findByID({ collection: 'pages', id: page, draft: true, depth: 0, overrideAccess: true })
  const seen = () => cms.payload.findByID({ collection: 'pages', id: page, depth: 0, overrideAccess: true })
  const first = async () => (await cms.versions('pages', page)).at(-1)?.id ?? ''

  test('restoring fields of a page makes a draft: visitors see it when it is published', async () => {
    await save({ title: 'Zweiter', metaTitle: 'Neu' })
    const { updatedAt } = await opened()
    expect((await cms.bring('pages', await first(), 'translator', { fields: ['title'], updatedAt })).status).toBe(200)
    expect(await opened()).toMatchObject({ title: 'Erster', metaTitle: 'Neu', _status: 'draft' })
    expect(await seen()).toMatchObject({ title: 'Zweiter', _status: 'published' })
  })

  test('restoring fields of a page publishes on request of those who may, with the checks of any publication', async () => {
    await save({ title: 'Zweiter', metaTitle: 'Neu' })
    const version = await first()
    const asked = { fields: ['title'], updatedAt: (await opened()).updatedAt, publish: true }
    expect((await cms.bring('pages', version, 'translator', asked)).status).toBe(403)
    expect((await cms.bring('pages', version, 'content-manager', asked)).status).toBe(200)
    expect(await seen()).toMatchObject({ title: 'Erster', metaTitle: 'Neu', _status: 'published' })
    await save({ body: null, publishReason: 'Kommt noch.' })
    const empty = (await cms.versions('pages', page))[0]?.id ?? ''
    await save({ body: aText('Da.'), publishReason: null })
    const refused = await cms.bring('pages', empty, 'content-manager', {
      fields: ['body'],
      updatedAt: (await opened()).updatedAt,
      publish: true,
    })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('publishReason')
  })

  test('restoring fields of a page leaves a draft a draft, even when a publication is requested', async () => {
    await save({ title: 'Entwurf' }, true)
    const { updatedAt } = await opened()
    const asked = { fields: ['title'], updatedAt, publish: true }
    expect((await cms.bring('pages', await first(), 'content-manager', asked)).status).toBe(200)
    expect(await opened()).toMatchObject({ title: 'Erster', _status: 'draft' })
  })

  test('restoring fields of a page leaves restored texts as far behind their source as they were', async () => {
    const source = await cms.payload.create({
      collection: 'pages',
      data: {
        market: cms.trail.content.other.markets,
        slug: `quelle-${count}`,
        title: 'Source',
        body: aText('One.'),
        _status: 'published',
      },
      overrideAccess: true,
    })
    await save({ translationOf: source.id, sourceHash: 'alt' })
    const compared = (await cms.versions('pages', page))[0]?.id ?? ''
    await save({ title: 'Nachgezogen', sourceHash: 'neu', metaTitle: 'Neu' })
    await cms.bring('pages', compared, 'translator', { fields: ['title'], updatedAt: (await opened()).updatedAt })
    expect(await opened()).toMatchObject({ title: 'Erster', sourceHash: 'alt', metaTitle: 'Neu' })
  })

  test('restoring fields of a page shows labels and values as the form does, both values beside each other', async () => {
    await save({ title: 'Zweiter', noindex: true, blocks: [{ blockType: 'text', body: aText('Absatz.') }] })
    const req = await cms.requestOf('translator')
    const rows = await versionInWords(req, 'pages', await readVersion(req, 'pages', String(await first())))
    expect(rows).toMatchObject([
      { path: 'title', label: 'Title', mayChange: true, lines: [{ label: null, now: 'Zweiter', then: 'Erster' }] },
      { path: 'blocks', label: 'Blocks', lines: [{ label: 'Blocks 1 (removed) › Text', now: 'Absatz.', then: 'empty' }] },
      { path: 'noindex', lines: [{ now: 'on', then: 'off' }] },
    ])
  })

  test('restoring fields of a page is refused to staff without the page’s market', async () => {
    const foreign = cms.trail.content.other.pages
    const [version] = await cms.versions('pages', foreign)
    const { updatedAt } = await cms.payload.findByID({ collection: 'pages', id: foreign, depth: 0, overrideAccess: true })
    const answer = await cms.bring('pages', version?.id ?? '', 'market-manager', { fields: ['title'], updatedAt })
    expect([403, 404]).toContain(answer.status)
  })
})
