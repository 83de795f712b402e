import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { redirectHealth } from '@/collections/health/redirect-health'
import { runNightlyCheck, type NightlyCheckStep } from '@/collections/health/nightly/nightly-check'
import { noteStaffLanguage } from '@/collections/staff/staff-language'
import { aText } from './a-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Each test has its own week, so that every problem is new in it. */
let firstNight = Date.parse('2027-03-01T02:00:00.000Z')
const ORIGIN = 'https://staff.shop.example'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let req: Parameters<typeof redirectHealth>[0]
let goal: number
let count = 0
const mails: { to: string; subject: string; text: string; html: string }[] = []

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  const { createLocalReq } = await import('payload')
  req = await createLocalReq({}, payload)
  await member(payload, 'admin', [])
  await member(payload, 'content-manager', [])
  const own = await member(payload, 'market-manager', [content.own.markets], 'own@shop.example')
  await member(payload, 'market-manager', [content.other.markets], 'other@shop.example')
  await noteStaffLanguage(payload, own.id, 'it')
})
beforeEach(async () => {
  firstNight += 7 * DAY
  goal = await page(`ziel-${(count += 1)}`)
  await allOf(firstNight)
  mails.length = 0
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail as (typeof mails)[number]))
})
afterEach(() => vi.restoreAllMocks())

const always = { depth: 0, overrideAccess: true } as const
const page = async (slug: string, market = content.own.markets) =>
  (
    await payload.create({
      collection: 'pages',
      data: { market, slug, title: slug, body: aText('Text.'), _status: 'published', publishReason: 'a test' },
      ...always,
    })
  ).id
const redirectTo = (from: string, slug: string, market = content.own.markets) =>
  payload.create({
    collection: 'redirects',
    data: { market, from, match: 'exact', to: { kind: 'page', slug }, status: '301', enabled: true },
    ...always,
  })
const takeBack = (id: number) => payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...always })
const bringBack = (id: number) => payload.update({ collection: 'pages', id, data: { _status: 'published' }, ...always })

/** Runs the steps of a night until it is done, one a minute. */
async function allOf(start: number): Promise<NightlyCheckStep[]> {
  const steps: NightlyCheckStep[] = []
  for (let now = start; steps.at(-1) !== 'idle'; now += 60_000) steps.push(await runNightlyCheck(payload, now, ORIGIN))
  return steps
}
const freshOf = async (now: number) =>
  (await redirectHealth(req, [content.own.markets], now)).found.flatMap(({ fresh }) =>
    fresh.map(({ from, kind }) => [from, kind]),
  )

describe('the nightly check of redirects', () => {
  test('the nightly check of redirects checks one market a minute, then sends its mails, and does nothing by day or when it is done', async () => {
    const next = firstNight + DAY
    expect(await runNightlyCheck(payload, next - 2 * HOUR, ORIGIN)).toBe('idle')
    expect(await runNightlyCheck(payload, next + 3 * HOUR, ORIGIN)).toBe('idle')
    const { totalDocs } = await payload.count({ collection: 'markets', overrideAccess: true })
    expect(await allOf(next)).toEqual([...Array.from({ length: totalDocs }, () => 'checked'), 'mailed', 'idle'])
    expect(await runNightlyCheck(payload, next + HOUR, ORIGIN)).toBe('idle')
  })

  test('mails each new problem once, to admins and the managers of that market, each in their own language', async () => {
    const from = `/alt-${count}`
    const { id } = await redirectTo(from, `ziel-${count}`)
    await allOf(firstNight + DAY)
    expect(mails).toEqual([])
    await takeBack(goal)
    await allOf(firstNight + 2 * DAY)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@shop.example', 'own@shop.example'])
    const own = mails.find(({ to }) => to === 'own@shop.example')
    expect(own).toMatchObject({ subject: 'Un reindirizzamento non funziona più bene' })
    expect(own?.text).toContain(`- ${from}: non porta da nessuna parte`)
    expect(own?.html).toContain(`${ORIGIN}/admin/redirect-tools?tool=problems`)
    expect(await freshOf(firstNight + 2 * DAY + 8 * HOUR)).toContainEqual([from, 'dead'])
    await allOf(firstNight + 3 * DAY)
    expect(mails).toHaveLength(2)
    expect(await freshOf(firstNight + 3 * DAY + 8 * HOUR)).toEqual([])
    await payload.delete({ collection: 'redirects', id, ...always })
  })

  test('reports a mended redirect again when it breaks again, and one that is mended by day is no longer new', async () => {
    const from = `/alt-${count}`
    const { id } = await redirectTo(from, `ziel-${count}`)
    await takeBack(goal)
    await allOf(firstNight + DAY)
    expect(mails).toHaveLength(2)
    await bringBack(goal)
    expect(await freshOf(firstNight + DAY + 8 * HOUR)).toEqual([])
    await allOf(firstNight + 2 * DAY)
    await takeBack(goal)
    await allOf(firstNight + 3 * DAY)
    expect(mails).toHaveLength(4)
    await payload.delete({ collection: 'redirects', id, ...always })
  })

  test('reports a redirect that hides a page published after it', async () => {
    const slug = `spaeter-${count}`
    const route = await payload.find({
      collection: 'route-maps',
      where: { and: [{ market: { equals: content.own.markets } }, { screen: { equals: 'content' } }] },
      ...always,
    })
    const pattern = route.docs[0]?.patterns[0]?.pattern ?? '/content/{slug}'
    const from = pattern.replace('{slug}', slug)
    const { id } = await redirectTo(from, `ziel-${count}`)
    await payload.update({ collection: 'redirects', id, data: { enabled: false }, ...always })
    await page(slug)
    // As an import or a restore of the database may leave it: no save through the CMS would.
    await payload.db.updateOne({ collection: 'redirects', id, data: { enabled: true } })
    await allOf(firstNight + DAY)
    expect(mails[0]?.text).toContain(`- ${from}: verdeckt eine Seite des Shops`)
    await payload.delete({ collection: 'redirects', id, ...always })
  })

  test('the nightly check of redirects checks and mails once when two instances run at once', async () => {
    const { id } = await redirectTo(`/alt-${count}`, `ziel-${count}`)
    await takeBack(goal)
    const looks = vi.spyOn(await import('@/collections/redirects/redirect-problems'), 'redirectProblems')
    for (let now = firstNight + DAY, last: NightlyCheckStep[] = []; last.join() !== 'idle,idle'; now += 60_000) {
      last = await Promise.all([runNightlyCheck(payload, now, ORIGIN), runNightlyCheck(payload, now, ORIGIN)])
    }
    const { docs } = await payload.find({ collection: 'markets', ...always, limit: 0 })
    expect(looks.mock.calls.map(([, market]) => market).toSorted()).toEqual(docs.map((market) => market.id).toSorted())
    expect(mails).toHaveLength(2)
    await payload.delete({ collection: 'redirects', id, ...always })
  })

  test('the nightly check of redirects takes over the work of a dead instance after a while', async () => {
    await payload.kv.set('night.claim', { until: firstNight + DAY + 10 * 60_000 })
    expect(await runNightlyCheck(payload, firstNight + DAY, ORIGIN)).toBe('leased')
    expect(await runNightlyCheck(payload, firstNight + DAY + 10 * 60_000, ORIGIN)).toBe('checked')
  })

  test('the nightly check of redirects tries a mail server again that is away, but not an address that is refused', async () => {
    const { id } = await redirectTo(`/alt-${count}`, `ziel-${count}`)
    await takeBack(goal)
    const send = vi.spyOn(payload, 'sendEmail')
    send.mockRejectedValueOnce(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    send.mockRejectedValueOnce(new Error('connection refused'))
    await expect(allOf(firstNight + DAY)).rejects.toThrow('connection refused')
    send.mockImplementation(async (mail) => void mails.push(mail as (typeof mails)[number]))
    expect(await allOf(firstNight + DAY + HOUR)).toEqual(['mailed', 'idle'])
    expect(mails).toHaveLength(1)
    await payload.delete({ collection: 'redirects', id, ...always })
  })

  test('the nightly check of redirects sends the others their report when one of them cannot be addressed or written', async () => {
    const other = await member(payload, 'admin', [], `another-${count}@shop.example`)
    const { id } = await redirectTo(`/alt-${count}`, `ziel-${count}`)
    await takeBack(goal)
    const send = vi.spyOn(payload, 'sendEmail')
    send.mockRejectedValueOnce(Object.assign(new Error('No recipients defined'), { code: 'EENVELOPE' }))
    send.mockImplementation(async (mail) => void mails.push(mail as (typeof mails)[number]))
    expect((await allOf(firstNight + DAY)).at(-1)).toBe('idle')
    expect(mails.length).toBeGreaterThan(0)
    await payload.delete({ collection: 'redirects', id, ...always })
    await payload.delete({ collection: 'staff', id: other.id, overrideAccess: true })
  })

  test('the nightly check of redirects skips a market that cannot be checked, and keeps its known problems', async () => {
    const { id } = await redirectTo(`/alt-${count}`, `ziel-${count}`)
    await takeBack(goal)
    await allOf(firstNight + DAY)
    mails.length = 0
    const warn = vi.spyOn(payload.logger, 'warn').mockReturnValue()
    const looks = vi.spyOn(await import('@/collections/redirects/redirect-problems'), 'redirectProblems')
    const { docs } = await payload.find({ collection: 'markets', ...always, limit: 0 })
    for (const _ of docs) looks.mockRejectedValueOnce(new Error('too slow'))
    expect((await allOf(firstNight + 2 * DAY)).at(-2)).toBe('mailed')
    expect(warn).toHaveBeenCalledTimes(docs.length)
    await allOf(firstNight + 3 * DAY)
    expect(mails).toEqual([])
    await payload.delete({ collection: 'redirects', id, ...always })
  })
})
