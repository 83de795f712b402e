import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { versionInWords } from '@/admin/versions/version-in-words'
import { listVersions, readVersion } from '@/collections/versions/version-of'
import type { Role } from './people'
import { releaseRequests, save } from './release-requests'
import { type VersionRequests, versionRequests } from './version-requests'

let cms: VersionRequests
beforeAll(async () => void (cms = await versionRequests()))
afterAll(() => cms.trail.stop())

describe('restoring fields of a market', () => {
  const stored = () => cms.payload.findByID({ collection: 'markets', id: cms.market, depth: 0, overrideAccess: true })
  const save = (data: object) => cms.payload.update({ collection: 'markets', id: cms.market, data, overrideAccess: true })
  let old: string | number
  beforeEach(async () => {
    await save({ name: 'Früher', switches: { newsletter: true, b2b: true }, indexable: true })
    ;[{ id: old } = { id: '' }] = await cms.versions('markets', cms.market)
    await save({ name: 'Heute', switches: { newsletter: false, b2b: false }, indexable: false })
    await cms.trail.forget()
  })

  test('restoring fields of a market restores the ticked fields, also inside a group; everything else stays as it is now', async () => {
    const before = await stored()
    const { status } = await cms.bring('markets', old, 'market-manager', {
      fields: ['switches.newsletter'],
      updatedAt: before.updatedAt,
    })
    expect(status).toBe(200)
    const after = await stored()
    expect(after.switches).toMatchObject({ ...before.switches, newsletter: true })
    expect({ ...after, switches: null, updatedAt: null }).toEqual({ ...before, switches: null, updatedAt: null })
    expect(await cms.trail.told()).toMatchObject([
      {
        action: 'restore',
        who: cms.people.get('market-manager')?.id,
        before: { 'switches.newsletter': false },
        after: { 'switches.newsletter': true },
      },
    ])
  })

  test('restoring fields of a market does not overwrite a newer save: it is answered like any save', async () => {
    const { updatedAt } = await stored()
    await save({ name: 'Noch später' })
    expect((await cms.bring('markets', old, 'admin', { fields: ['name'], updatedAt })).status).toBe(409)
    expect((await stored()).name).toBe('Noch später')
  })

  test('restoring fields of a market leaves a field unchanged that its restorer may not change, and says so', async () => {
    const req = await cms.requestOf('market-manager')
    const rows = await versionInWords(req, 'markets', await readVersion(req, 'markets', String(old)))
    expect(rows.map(({ path, mayChange }) => [path, mayChange])).toEqual([
      ['name', true],
      ['indexable', false],
      ['switches.newsletter', true],
      ['switches.b2b', true],
    ])
    const { updatedAt } = await stored()
    expect((await cms.bring('markets', old, 'market-manager', { fields: ['indexable', 'name'], updatedAt })).status).toBe(200)
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
    expect((await cms.bring('markets', old, role, { fields: ['name'], updatedAt })).status).toBe(status)
    expect((await stored()).name).toBe(status === 200 ? 'Früher' : 'Heute')
  })

  test('obeys the rules of any save', async () => {
    const { updatedAt } = await stored()
    const asked = (more: object) =>
      cms.ask('POST', `/markets/versions/${old}/fields`, 'admin', { fields: ['name'], updatedAt, ...more })
    expect((await asked({ fields: [] })).status).toBe(400)
    expect((await asked({ fields: ['code', 'updatedAt', 'nothing'] })).status).toBe(400)
    expect((await asked({ updatedAt: undefined })).status).toBe(400)
    expect((await cms.ask('POST', '/markets/versions/99999999/fields', 'admin', { fields: ['name'], updatedAt })).status).toBe(
      404,
    )
    expect((await cms.ask('POST', `/markets/versions/${old}/fields`, null, { fields: ['name'], updatedAt })).status).toBe(403)
  })
})

describe('the list of versions', () => {
  const names = async (collection: 'banners' | 'markets' | 'pages', id: number) => {
    const versions = await listVersions(await cms.requestOf('read-only'), collection, id)
    return versions.map(({ saver, status }) => [status, saver?.by, saver?.way])
  }
  const by = (role: Role) => ({ user: cms.people.get(role), depth: 0, overrideAccess: false }) as const
  const nameOf = (role: Role) => cms.people.get(role)?.name

  test('the list of versions says who saved each version, also where one person saves after another and where the shop does', async () => {
    const { payload, market: id } = cms
    const shop = { overrideAccess: true } as const
    for (const [name, author] of Object.entries({ Eins: by('admin'), Zwei: shop, Drei: by('admin'), Vier: by('market-manager') }))
      await payload.update({ collection: 'markets', id, data: { name }, ...author })
    const written = [nameOf('market-manager'), nameOf('admin'), 'Shop', nameOf('admin')]
    expect((await names('markets', id)).slice(0, 4)).toEqual(written.map((name) => [null, name, undefined]))
  })

  test('the list of versions names the author of drafts, of autosaves of a colleague and of what is published', async () => {
    const { payload } = cms
    const { id } = await payload.create({
      collection: 'banners',
      data: { market: cms.market, place: 'home', position: 1, headline: 'Eins', _status: 'published' },
      ...by('admin'),
    })
    await payload.update({ collection: 'banners', id, data: { headline: 'Zwei' }, draft: true, ...by('translator') })
    await payload.update({ collection: 'banners', id, data: { _status: 'published' }, ...by('content-manager') })
    expect(await names('banners', id)).toEqual([
      ['published', nameOf('content-manager'), undefined],
      ['draft', nameOf('translator'), undefined],
      ['published', nameOf('admin'), undefined],
    ])
    const page = cms.trail.content.own.pages
    const autosave = { collection: 'pages', id: page, draft: true, autosave: true } as const
    await payload.update({ ...autosave, data: { title: 'Von Hand' }, ...by('content-manager') })
    await payload.update({ ...autosave, data: { title: 'Von nebenan' }, ...by('translator') })
    expect((await names('pages', page))[0]).toEqual(['draft', nameOf('translator'), undefined])
  })

  test('the list of versions keeps the names through the bin, and names who moved the document', async () => {
    const { payload } = cms
    const data = { market: cms.market, place: 'home', position: 1, headline: 'Fort', _status: 'published' } as const
    const { id } = await payload.create({ collection: 'banners', data, ...by('content-manager') })
    await payload.update({ collection: 'banners', id, data: { deletedAt: new Date().toISOString() }, ...by('admin') })
    const authors = (await names('banners', id)).map(([, name]) => name)
    expect([authors[0], authors.at(-1)]).toEqual([nameOf('admin'), nameOf('content-manager')])
  })

  test('the list of versions says of what a release, also that of one page, has saved in whose name it was', async () => {
    const { payload, ask } = cms
    const { runDueReleases } = await import('@/cms/run-releases')
    const page = cms.trail.content.own.pages
    const start = Date.now()
    await payload.update({ collection: 'pages', id: page, draft: true, data: { title: 'Bald' }, ...by('translator') })
    const at = new Date(start + 5 * 60_000).toISOString()
    expect((await ask('POST', `/pages/${page}/schedules`, 'admin', { kind: 'publish', at })).status).toBe(200)
    expect(await runDueReleases(payload, start + 6 * 60_000)).toMatchObject({ done: 1 })
    expect((await names('pages', page))[0]).toEqual(['published', nameOf('admin'), 'release'])

    const releases = releaseRequests(ask, start)
    const { banners } = cms.trail.content.own
    const release = await releases.open()
    const { headline, ...values } = await payload.findByID({ collection: 'banners', id: banners, depth: 0 })
    const { status } = await releases.collect(release, save('banners', banners, { ...values, headline: `${headline}!` }))
    expect(status).toBe(200)
    expect((await releases.schedule(release, null)).status).toBe(200)
    expect((await names('banners', banners))[0]).toEqual(['published', nameOf('content-manager'), 'release'])
  })
})
