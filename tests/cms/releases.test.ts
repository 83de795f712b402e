import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import type { CmsContent } from '@/domain/content/content'
import { PLAIN_TEXT } from './plain-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { releaseRequests, save, unique } from './release-requests'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const MINUTE = 60_000
/** Releases need minutes ahead of the real clock; the runner gets the time as an argument. */
const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 60 * MINUTE
const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString()
const always = { depth: 0, overrideAccess: true } as const

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let runDueReleases: (payload: Payload, now: number) => Promise<Readonly<Record<'done' | 'taken' | 'failed', number>>>
let loadContent: (payload: Payload) => Promise<CmsContent>

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ;({ runDueReleases } = await import('@/cms/run-releases'))
  ;({ loadContent } = await import('@/cms/load'))
  ask = staffQuestions(payload)
  for (const role of ['admin', 'content-manager', 'market-manager', 'translator', 'read-only'] as const)
    await member(payload, role, role === 'market-manager' ? [content.other.markets] : [])
})
beforeEach(async () => void (await getPostgres(payload).drizzle.execute(sql`delete from releases`)))

const { open, collect, schedule, back, stateOf } = releaseRequests((...sent) => ask(...sent), start)
const PUBLISHED = { title: 'Seite', body: PLAIN_TEXT, _status: 'published' } as const
const makePage = async (more: object = {}) =>
  (
    await payload.create({
      collection: 'pages',
      data: { market: content.own.markets, slug: unique('seite'), ...PUBLISHED, ...more },
      ...always,
    })
  ).id
const banner = (id = content.own.banners) => payload.findByID({ collection: 'banners', id, ...always })
const page = (id: number) => payload.findByID({ collection: 'pages', id, ...always })
const draftOf = (id: number, title: string) =>
  payload.update({ collection: 'pages', id, draft: true, data: { title, _status: 'draft' }, ...always })
const newRedirect = (from: string) =>
  save('redirects', null, {
    ...{ market: content.own.markets, from, match: 'exact', status: '302', enabled: true },
    to: { kind: 'external', url: 'https://example.org/' },
  })

describe('a release', () => {
  test('a release goes live as a whole at its minute and not before, and is taken back as a whole', async () => {
    const [edited, removed] = [await makePage({ title: 'Alt' }), await makePage()]
    await draftOf(edited, 'Neu')
    const before = await banner()
    const release = await open()
    await collect(release, { kind: 'publish', document: edited })
    await collect(release, { kind: 'unpublish', document: removed })
    await collect(release, save('banners', content.own.banners, { headline: 'Herbst' }))
    const from = `/${unique('herbst')}`
    await collect(release, newRedirect(from))
    const market = await payload.findByID({ collection: 'markets', id: content.own.markets, ...always })
    const newsletter = !market.switches?.newsletter
    await collect(release, save('markets', content.own.markets, { switches: { ...market.switches, newsletter } }), 'admin')
    await collect(release, save('partners', content.own.partners, { headline: 'Herbst beim Partner' }), 'admin')
    expect((await schedule(release, 2)).status).toBe(403)
    expect((await schedule(release, 2, 'admin')).body).toMatchObject({ state: 'scheduled', at: at(2), count: 6 })
    expect([(await page(edited)).title, (await banner()).headline]).toEqual(['Alt', before.headline])

    expect(await runDueReleases(payload, start + 2 * MINUTE - 1)).toEqual({ done: 0, taken: 0, failed: 0 })
    expect(await runDueReleases(payload, start + 2 * MINUTE)).toEqual({ done: 1, taken: 0, failed: 0 })
    const live = (await loadContent(payload)).find(({ market: { code } }) => code === 'de')
    expect(live?.pages.map(({ title }) => title)).toContain('Neu')
    expect(live?.banners.map(({ headline }) => headline)).toContain('Herbst')
    expect(live?.redirects.map((row) => row.from)).toContain(from)
    expect(live?.market.switches.newsletter).toBe(newsletter)
    expect(live?.partners.map(({ headline }) => headline)).toContain('Herbst beim Partner')
    expect((await page(removed))._status).toBe('draft')
    expect(await stateOf(release)).toMatchObject({ state: 'live', items: { length: 6 } })

    expect((await back(release, false, 'admin')).body).toMatchObject({ state: 'takenBack' })
    expect([(await page(edited)).title, (await page(removed))._status]).toEqual(['Alt', 'published'])
    const partner = await payload.findByID({ collection: 'partners', id: content.own.partners, ...always })
    expect([(await banner()).headline, partner.headline === 'Herbst beim Partner']).toEqual([before.headline, false])
    expect((await payload.count({ collection: 'redirects', where: { from: { equals: from } } })).totalDocs).toBe(0)
    const after = await payload.findByID({ collection: 'markets', id: content.own.markets, ...always })
    expect(after.switches?.newsletter).toBe(!newsletter)
  })

  test('a release changes only the fields that were changed in the form, so that colleagues may save others meanwhile', async () => {
    const { text } = await banner()
    const release = await open()
    await collect(release, save('banners', content.own.banners, { ...(await banner()), headline: 'Nur die Überschrift' }))
    await payload.update({ collection: 'banners', id: content.own.banners, data: { text: 'Von der Kollegin' }, ...always })
    expect((await stateOf(release)).items).toMatchObject([{ fields: ['headline'], collisions: [] }])
    await schedule(release, null)
    expect(await banner()).toMatchObject({ headline: 'Nur die Überschrift', text: 'Von der Kollegin' })
    await back(release)
    expect(await banner()).toMatchObject({ text: 'Von der Kollegin' })
    await payload.update({ collection: 'banners', id: content.own.banners, data: { text }, ...always })
  })

  test('a release stops at the first change that is refused: nothing is changed, and it says which and why', async () => {
    const target = await makePage()
    const { headline } = await banner()
    const release = await open()
    await collect(release, save('banners', content.own.banners, { headline: 'Halb' }))
    await collect(release, { kind: 'publish', document: target })
    await schedule(release, 3)
    await payload.delete({ collection: 'pages', id: target, overrideAccess: true })
    expect(await runDueReleases(payload, start + 3 * MINUTE)).toEqual({ done: 0, taken: 0, failed: 1 })
    expect((await banner()).headline).toBe(headline)
    expect(await stateOf(release)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Seite: ') })
    // Without that page it can go live after all.
    const { items } = await stateOf(release)
    const gone = items.find((item: { collisions: { kind: string }[] }) => item.collisions.some(({ kind }) => kind === 'gone'))
    await ask('DELETE', `/releases/${release}/items/${gone.id}`, 'content-manager')
    expect((await schedule(release, null)).body).toMatchObject({ state: 'live' })
    await back(release)
  })

  test('a release is refused when it is scheduled with a page that could not be published', async () => {
    const unfinished = await payload.create({
      collection: 'pages',
      draft: true,
      data: { market: content.own.markets, slug: unique('leer'), title: 'Leer', _status: 'draft' },
      ...always,
    })
    const release = await open()
    await collect(release, { kind: 'publish', document: unfinished.id })
    const answer = await schedule(release, 4)
    expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringContaining('Leer')])
    expect(await stateOf(release)).toMatchObject({ state: 'open' })
  })

  test('a release is carried out by one of two processes', async () => {
    const release = await open()
    await collect(release, save('banners', content.own.banners, { headline: unique('Einmal') }))
    await schedule(release, 5)
    const outcomes = await Promise.all([1, 2].map(() => runDueReleases(payload, start + 5 * MINUTE)))
    expect(outcomes.reduce((sum, { done }) => sum + done, 0)).toBe(1)
    await back(release)
  })

  test('a release of many documents goes live in one transaction, and back', async () => {
    const ids: number[] = []
    for (let index = 0; index < 12; index += 1) ids.push(await makePage({ title: 'Vorher' }))
    const release = await open()
    for (const id of ids) {
      await draftOf(id, 'Nachher')
      await collect(release, { kind: 'publish', document: id })
    }
    const liveTitles = async () =>
      (await loadContent(payload)).flatMap(({ pages }) => pages.map(({ title }) => title)).filter((title) => title === 'Nachher')
    expect(await liveTitles()).toHaveLength(0)
    await schedule(release, null)
    expect(await liveTitles()).toHaveLength(12)
    await back(release)
    expect(await liveTitles()).toHaveLength(0)
  })
})

describe('collisions', () => {
  test('collisions name the fields saved since, the page edited since, its own schedule, and another release', async () => {
    const edited = await makePage()
    await draftOf(edited, 'Eins')
    const [release, other] = [await open(), await open()]
    await collect(release, { kind: 'publish', document: edited })
    await collect(release, save('banners', content.own.banners, { headline: 'Geplant' }))
    await collect(other, save('banners', content.own.banners, { headline: 'Auch geplant' }))
    await draftOf(edited, 'Zwei')
    await ask('POST', `/pages/${edited}/schedules`, 'content-manager', { kind: 'unpublish', at: at(9) })
    const { headline } = await banner()
    await payload.update({ collection: 'banners', id: content.own.banners, data: { headline: 'Inzwischen' }, ...always })
    const kinds = (await stateOf(release)).items.map(({ collisions }: { collisions: { kind: string }[] }) =>
      collisions.map(({ kind }) => kind),
    )
    expect(kinds).toEqual([
      ['edited', 'ownSchedule'],
      ['saved', 'shared'],
    ])
    await payload.update({ collection: 'banners', id: content.own.banners, data: { headline }, ...always })
  })

  test('a save after the release went live stops taking it back, unless that is wanted', async () => {
    const { headline } = await banner()
    const release = await open()
    await collect(release, save('banners', content.own.banners, { headline: 'Live' }))
    await schedule(release, null)
    await payload.update({ collection: 'banners', id: content.own.banners, data: { headline: 'Danach' }, ...always })
    const refused = await back(release)
    expect([refused.status, refused.body.errors[0].message]).toEqual([409, expect.stringContaining('Live')])
    expect((await banner()).headline).toBe('Danach')
    expect((await back(release, true)).body).toMatchObject({ state: 'takenBack' })
    expect((await banner()).headline).toBe(headline)
  })
})

describe('rights', () => {
  test('only those who may make a change live can collect, schedule and take it back', async () => {
    const release = await open()
    const change = save('banners', content.own.banners, { headline: 'Fremd' })
    for (const who of ['translator', 'read-only'] as const) {
      expect((await ask('POST', '/releases', who, { title: 'Nein' })).status).toBe(403)
      expect((await collect(release, change, who)).status).toBe(403)
    }
    expect((await collect(release, change, 'market-manager')).status).toBe(403)
    await collect(release, change)
    for (const who of ['market-manager', 'translator'] as const) expect((await schedule(release, 6, who)).status).toBe(403)
    expect((await ask('GET', `/releases/${release}`, 'market-manager')).body).toMatchObject({
      items: [],
      others: 1,
      maySchedule: false,
    })
    // A market manager makes a release of their own market.
    const own = await open('market-manager')
    expect((await collect(own, save('banners', content.other.banners, { headline: 'Wien' }), 'market-manager')).status).toBe(200)
    expect((await schedule(own, null, 'market-manager')).body).toMatchObject({ state: 'live' })
    // Settings of markets belong to administrators and managers.
    const settings = save('markets', content.own.markets, { name: 'Anders' })
    expect((await collect(release, settings)).status).toBe(403)
    expect((await collect(release, settings, 'admin')).status).toBe(200)
  })

  test('a save that the form would refuse is refused with its sentence', async () => {
    const release = await open()
    const answer = await collect(release, save('banners', content.own.banners, { headline: '' }))
    expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringMatching(/required/i)])
    expect((await collect(release, save('banners', content.own.banners, { ...(await banner()) }))).status).toBe(400)
  })

  test('the change log names who scheduled it', async () => {
    const release = await open()
    const from = `/${unique('protokoll')}`
    await collect(release, newRedirect(from))
    await schedule(release, 7)
    await runDueReleases(payload, start + 7 * MINUTE)
    const { docs } = await payload.find({ collection: 'audit-log', where: { title: { equals: from } }, ...always })
    expect(docs[0]).toMatchObject({ whoName: 'content-manager', action: 'create' })
    await back(release)
  })
})
