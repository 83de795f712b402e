import { createLocalReq, type Payload, type TypedUser } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { createReader } from '@/admin/dashboard/reader'
import { readScheduledItems } from '@/admin/dashboard/scheduled'
import { findRefusals, readReleaseRows } from '@/admin/releases/release-rows'
import { describeRelease } from '@/collections/releases/describe-release'
import { readRelease } from '@/collections/releases/release'
import { storeReview } from '@/collections/reviews/review'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { PLAIN_TEXT } from './plain-text'
import { releaseRequests, save, unique } from './release-requests'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const MINUTE = 60_000
const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 60 * MINUTE
const always = { depth: 0, overrideAccess: true } as const

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let runDueReleases: (payload: Payload, now: number) => Promise<unknown>
let people: Readonly<Record<'admin' | 'translator', TypedUser>>

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ;({ runDueReleases } = await import('@/cms/run-releases'))
  ask = staffQuestions(payload)
  people = { admin: await member(payload, 'admin', []), translator: await member(payload, 'translator', []) }
})

const { open, collect, schedule } = releaseRequests((...sent) => ask(...sent), start)
const makePage = async (more: object) => {
  const data = { market: content.own.markets, slug: unique('seite'), title: 'Alt', body: PLAIN_TEXT, ...more }
  return (await payload.create({ collection: 'pages', data: { ...data, _status: 'published' }, ...always })).id
}

async function readScreen(id: number, who: keyof typeof people = 'admin') {
  const req = await createLocalReq({ user: people[who] }, payload)
  const [reader, release] = [await createReader(req), await readRelease(req, id)]
  if (!reader || !release) throw new Error('Nothing is shown')
  const described = await describeRelease(req, reader.staff, release)
  return { req, reader, release: described, rows: await readReleaseRows(reader, described) }
}

test('a release shows what its changes are in words of the form, its markets, and reviews that are open', async () => {
  const page = await makePage({ market: content.other.markets })
  await payload.update({ collection: 'pages', id: page, draft: true, data: { title: 'Neu', _status: 'draft' }, ...always })
  const { id } = people.admin
  const entries = [{ kind: 'handedIn' as const, by: Number(id), at: new Date().toISOString(), note: '' }]
  await storeReview(payload, page, { author: Number(id), reviewer: Number(people.translator.id), entries })
  const { headline } = await payload.findByID({ collection: 'banners', id: content.own.banners, ...always })
  const release = await open('admin')
  await collect(release, { kind: 'publish', document: page }, 'admin')
  await collect(release, save('banners', content.own.banners, { headline: 'Herbst' }), 'admin')
  await collect(release, save('redirects', null, newRule('/herbst')), 'admin')

  const { release: shown, rows } = await readScreen(release)
  expect([shown.markets.toSorted(), shown.madeBy]).toEqual([[content.own.markets, content.other.markets].toSorted(), id])
  const [first, second, third] = rows
  const words = (row = first) => row?.changes.map(({ label, lines }) => [label, lines[0]?.now, lines[0]?.then])
  expect([words(first), first?.review]).toEqual([[['Title', 'Alt', 'Neu']], { state: 'handedIn', name: 'translator' }])
  expect([words(second), second?.isNew]).toEqual([[['Headline', headline, 'Herbst']], false])
  expect([third?.isNew, third?.changes.length]).toEqual([true, expect.any(Number)])
  // Who makes no releases looks at all of each.
  expect((await readScreen(release, 'translator')).rows).toHaveLength(3)
})

test('a page that would be refused is named as such before its release is scheduled', async () => {
  const page = await makePage({})
  await payload.update({ collection: 'pages', id: page, draft: true, data: { body: null, _status: 'draft' }, ...always })
  const release = await open('admin')
  await collect(release, { kind: 'publish', document: page }, 'admin')
  const { req, rows } = await readScreen(release)
  expect(rows[0] && (await findRefusals(req, rows[0]))).toEqual(['The page says nothing yet.'])
  const answer = await schedule(release, 4, 'admin')
  expect([answer.status, answer.body.errors[0].data.code]).toEqual([400, String(rows[0]?.item.id)])
})

test('a release that failed at its minute names the change that was refused', async () => {
  const page = await makePage({})
  const release = await open('admin')
  await collect(release, save('banners', content.own.banners, { headline: 'Halb' }), 'admin')
  await collect(release, { kind: 'publish', document: page }, 'admin')
  await schedule(release, 5, 'admin')
  await payload.delete({ collection: 'pages', id: page, overrideAccess: true })
  await runDueReleases(payload, start + 5 * MINUTE)
  const { release: failed } = await readScreen(release)
  const refused = failed.items.find(({ collection }) => collection === 'pages')
  expect([failed.state, failed.failedItem]).toEqual(['failed', refused?.id])
})

test('a calendar has what begins and what ends in its period, and no more', async () => {
  const [from, until, later] = ['2032-05-03T08:00:00.000Z', '2032-05-30T08:00:00.000Z', '2032-07-01T08:00:00.000Z']
  const dates = { validFrom: from, validTo: later }
  const market = content.own.markets
  await payload.update({ collection: 'banners', id: content.own.banners, data: { ...dates, headline: 'Mai' }, ...always })
  const plan = {
    switch: 'newsletter' as const,
    on: false,
    owner: Number(people.admin.id),
    from: '2032-01-01T08:00:00.000Z',
    until,
  }
  await payload.update({ collection: 'markets', id: market, data: { switchPlans: [plan] }, ...always })
  const req = await createLocalReq({ user: people.admin }, payload)
  const reader = await createReader(req)
  if (!reader) throw new Error('Nobody reads')
  const period = { from: Date.parse('2032-05-01T00:00:00Z'), to: Date.parse('2032-06-01T00:00:00Z') }
  const found = (await readScheduledItems(reader, period)).filter(({ tone }) => tone !== 'bad')
  expect(found.map(({ kind, at, markets, text }) => [kind, at, markets, text])).toEqual([
    ['banner', from, [market], 'Banner “Mai” appears'],
    ['switch', until, [market], 'Newsletter: off, ends'],
  ])
})

const newRule = (from: string) => ({
  ...{ market: content.own.markets, from, match: 'exact', status: '302', enabled: true },
  to: { kind: 'external', url: 'https://example.org/' },
})
