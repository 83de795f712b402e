import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopPreview } from '@/cms/open-shop-preview'
import { contentHash } from '@/cms/content-hash'
import { compileDirectory } from '@/domain/routing/directory'
import { type DraftRequests, draftRequests } from './draft-requests'
import { releaseRequests, save as change } from './release-requests'

/** What becomes of a draft that waits while the same document changes in the shop. */
const always = { depth: 0, overrideAccess: true } as const
let cms: DraftRequests
let requests: ReturnType<typeof releaseRequests>

beforeAll(async () => {
  cms = await draftRequests()
  requests = releaseRequests(cms.ask, Date.now())
})
afterAll(() => cms.trail.stop())

test('undoing the last save leaves a draft that waits a draft, with what it changes', async () => {
  await cms.publishAgain()
  await cms.saveBanner({ headline: 'Falsch' }, false)
  await cms.saveBanner({ text: 'Aus dem Entwurf', _status: 'draft' }, true)
  const path = `/live/banners/${cms.own('banners')}/undo`
  const { body } = await cms.ask('GET', path, 'content-manager')
  expect(body.rows).toMatchObject([{ path: 'headline', lines: [{ now: 'Falsch', then: 'Veröffentlicht' }] }])
  expect((await cms.ask('POST', path, 'content-manager', { updatedAt: body.at })).status).toBe(200)
  expect(await cms.banner(false)).toMatchObject({ headline: 'Veröffentlicht', text: 'Text', _status: 'published' })
  expect(await cms.banner(true)).toMatchObject({ headline: 'Veröffentlicht', text: 'Aus dem Entwurf', _status: 'draft' })
  expect((await cms.ask('GET', path, 'translator')).status).toBe(403)
})

test('a release changes what is live and leaves a draft that waits; taken back, too', async () => {
  await cms.publishAgain()
  const release = await requests.open()
  await requests.collect(release, change('banners', cms.own('banners'), { headline: 'Mit Freigabe' }))
  await cms.saveBanner({ text: 'Wartet', _status: 'draft' }, true)
  expect((await requests.schedule(release, null)).status).toBe(200)
  expect(await cms.banner(false)).toMatchObject({ headline: 'Mit Freigabe', text: 'Text' })
  expect(await cms.banner(true)).toMatchObject({ headline: 'Mit Freigabe', text: 'Wartet', _status: 'draft' })
  expect((await requests.back(release)).status).toBe(200)
  expect(await cms.banner(false)).toMatchObject({ headline: 'Veröffentlicht', text: 'Text' })
  expect(await cms.banner(true)).toMatchObject({ headline: 'Veröffentlicht', text: 'Wartet', _status: 'draft' })
})

test('a release publishes a banner that was only a draft, and takes it from the shop again', async () => {
  const { id } = await cms.payload.create({ collection: 'banners', data: cms.aNew('Kampagne'), draft: true, ...always })
  const release = await requests.open()
  await requests.collect(release, change('banners', id, { headline: 'Kampagne' }))
  await requests.schedule(release, null)
  expect(await cms.headlines()).toContain('Kampagne')
  await requests.back(release)
  expect(await cms.headlines()).not.toContain('Kampagne')
  await cms.payload.delete({ collection: 'banners', id, ...always })
})

test('a draft is compared with what is live and looked at in the shop, by a translator, too', async () => {
  await cms.publishAgain()
  await cms.saveBanner({ headline: 'Noch ein Entwurf', _status: 'draft' }, true)
  const { updatedAt, ...values } = await cms.banner(true)
  for (const who of ['content-manager', 'translator'] as const) {
    const { status, body } = await cms.ask('POST', '/live/banners/differences', who, {
      document: values.id,
      values: { ...values, updatedAt },
    })
    expect([status, body.rows]).toMatchObject([
      200,
      [{ path: 'headline', lines: [{ now: 'Veröffentlicht', then: 'Noch ein Entwurf' }] }],
    ])
    const token = String(body.shops[0].url).split('/').at(-1) ?? ''
    const preview = await openShopPreview(cms.payload, { token, market: 'de', now: Date.now() }, (all, salt) =>
      compileDirectory(all, { port: 3000, hashOf: (value) => contentHash({ salt, value }) }),
    )
    const shown = preview?.directory.shopOf('de.localhost')?.content.banners.map(({ headline }) => headline)
    expect(shown).toContain('Noch ein Entwurf')
  }
  expect(await cms.headlines()).not.toContain('Noch ein Entwurf')
})

test('the log knows who saved a draft and who published it, with what each of them changed', async () => {
  await cms.publishAgain()
  await cms.trail.forget()
  await cms.saveBanner({ headline: 'Eins', _status: 'draft' }, true)
  await cms.saveBanner({ headline: 'Zwei', _status: 'draft' }, true)
  await cms.saveBanner({ headline: 'Zwei', _status: 'draft' }, true)
  await cms.saveBanner({ _status: 'published' }, false)
  await cms.saveBanner({ headline: 'Drei' }, false)
  await cms.saveBanner({ _status: 'draft' }, false)
  expect(await cms.trail.told()).toMatchObject([
    { action: 'saveDraft', before: { headline: 'Veröffentlicht' }, after: { headline: 'Eins' } },
    { action: 'saveDraft', before: { headline: 'Eins' }, after: { headline: 'Zwei' } },
    { action: 'goLive', before: { headline: 'Veröffentlicht' }, after: { headline: 'Zwei' } },
    { action: 'update', before: { headline: 'Zwei' }, after: { headline: 'Drei' } },
    { action: 'update', before: { _status: 'published' }, after: { _status: 'draft' } },
  ])
})

test('undoing a save beside a draft that waits is one entry of the log', async () => {
  await cms.publishAgain()
  await cms.saveBanner({ headline: 'Falsch' }, false)
  await cms.saveBanner({ text: 'Wartet', _status: 'draft' }, true)
  await cms.trail.forget()
  const path = `/live/banners/${cms.own('banners')}/undo`
  const { body } = await cms.ask('GET', path, 'content-manager')
  await cms.ask('POST', path, 'content-manager', { updatedAt: body.at })
  expect(await cms.trail.told()).toMatchObject([{ action: 'restore', after: { headline: 'Veröffentlicht' } }])
})
