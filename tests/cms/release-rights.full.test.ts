import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { publishingProblem } from '@/collections/releases/failed-publishing'
import { PLAIN_TEXT } from './plain-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { releaseRequests, save, unique } from './release-requests'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const MINUTE = 60_000
/** Releases need minutes ahead of the real clock; the runner gets the time as an argument. */
const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 60 * MINUTE
const always = { depth: 0, overrideAccess: true } as const

type Run = (payload: Payload, now: number) => Promise<Readonly<Record<'done' | 'taken' | 'failed', number>>>
let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let runDueReleases: Run
const mails: { to: string; subject: string; text: string }[] = []

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ;({ runDueReleases } = await import('@/cms/run-releases'))
  ask = staffQuestions(payload)
  for (const role of ['admin', 'content-manager', 'translator', 'read-only'] as const) await member(payload, role, [])
  await member(payload, 'market-manager', [content.own.markets], 'german@shop.example')
  await member(payload, 'market-manager', [content.other.markets], 'austrian@shop.example')
  vi.spyOn(payload, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail as (typeof mails)[number]))
})
beforeEach(async () => {
  mails.length = 0
  await getPostgres(payload).drizzle.execute(sql`delete from releases`)
})

type Who = 'admin' | 'content-manager' | 'german' | 'austrian' | 'translator' | 'read-only'
const requests = releaseRequests((...sent) => ask(...sent), start)
const collect = (release: number, item: object, who: string) => ask('POST', `/releases/${release}/items`, who, item)
const schedule = (release: number, minutes: number | null, who: string) =>
  ask('POST', `/releases/${release}/schedule`, who, {
    at: minutes === null ? null : new Date(start + minutes * MINUTE).toISOString(),
  })
const back = (release: number, who: Who) => ask('POST', `/releases/${release}/back`, who, { anyway: true })
const itemsOf = async (release: number): Promise<{ id: number }[]> => (await requests.stateOf(release)).items
const takeOut = async (release: number, who: Who) =>
  ask('DELETE', `/releases/${release}/items/${(await itemsOf(release))[0]?.id}`, who)
const redirectIn = async (market: number) => {
  const from = `/${unique('regel')}`
  const to = { kind: 'external' as const, url: 'https://example.org/alt' }
  const data = { market, from, match: 'exact' as const, status: '302' as const, enabled: true, to }
  return payload.create({ collection: 'redirects', data, ...always })
}
const leads = (url: string) => ({ to: { kind: 'external', url } })
const move = (id: number, market: number) => payload.update({ collection: 'redirects', id, data: { market }, ...always })
const targetOf = async (id: number) => (await payload.findByID({ collection: 'redirects', id, ...always })).to?.url

const STEPS = ['collect', 'take out', 'schedule', 'go live', 'take back'] as const
/** The answer of one step with a redirect that is in Germany (`own`) or Austria (`other`) now, or was moved there since. */
async function step(name: (typeof STEPS)[number], who: Who, place: 'own' | 'other', moved: boolean): Promise<number> {
  const market = content[place].markets
  const elsewhere = content[place === 'own' ? 'other' : 'own'].markets
  const { id } = await redirectIn(moved && name !== 'collect' ? elsewhere : market)
  const release = await requests.open('admin')
  const change = save('redirects', id, leads('https://example.org/neu'))
  if (name === 'collect') return (await collect(release, change, who)).status
  expect((await collect(release, change, 'admin')).status).toBe(200)
  if (name === 'take back') await schedule(release, null, 'admin')
  if (moved) await move(id, market)
  if (name === 'take out') return (await takeOut(release, who)).status
  if (name === 'schedule') return (await schedule(release, 1, who)).status
  if (name === 'go live') return (await schedule(release, null, who)).status
  return (await back(release, who)).status
}

const ROWS = STEPS.flatMap((name) =>
  (['own', 'other'] as const).flatMap((place) =>
    [false, true].flatMap((moved) =>
      (
        [
          ['admin', true],
          ['content-manager', true],
          ['german', place === 'own'],
          ['austrian', place === 'other'],
          ['translator', false],
          ['read-only', false],
        ] as const
      ).map(([who, may]) => ({ name, place, moved, who, status: may ? 200 : 403 })),
    ),
  ),
)

test.each(ROWS)('$name by $who with a redirect of the $place market, moved since: $moved, answers $status', async (row) => {
  expect(await step(row.name, row.who, row.place, row.moved)).toBe(row.status)
})

describe('at its minute', () => {
  let scheduler: Readonly<{ name: string; id: number; email: string }>
  beforeEach(async () => {
    const name = unique('scheduler')
    const email = `${name}@shop.example`
    scheduler = { name, email, id: Number((await member(payload, 'market-manager', [content.own.markets], email)).id) }
  })
  const change = (data: object) => payload.update({ collection: 'staff', id: scheduler.id, data, ...always })

  const LOSSES = {
    'a document that has been moved to another market': async (id: number) => void (await move(id, content.other.markets)),
    'a scheduler who has another market now': async () => void (await change({ markets: [content.other.markets] })),
    'a scheduler who is a translator now': async () => void (await change({ role: 'translator' })),
    'a scheduler who lies in the bin': async () => void (await change({ deletedAt: new Date().toISOString() })),
  } as const

  test.each(Object.entries(LOSSES))(
    '%s fails the release: nothing is live, scheduler and admins get a mail',
    async (name, lose) => {
      const [first, second] = [await redirectIn(content.own.markets), await redirectIn(content.own.markets)]
      const release = await requests.open('admin')
      await collect(release, save('redirects', first.id, leads('https://attacker.example/')), scheduler.name)
      await collect(release, save('redirects', second.id, leads('https://attacker.example/')), scheduler.name)
      expect((await schedule(release, 1, scheduler.name)).status).toBe(200)
      await lose(second.id)
      expect(await runDueReleases(payload, start + MINUTE)).toEqual({ done: 0, taken: 0, failed: 1 })
      expect([await targetOf(first.id), await targetOf(second.id)]).toEqual([
        'https://example.org/alt',
        'https://example.org/alt',
      ])
      expect(await requests.stateOf(release)).toMatchObject({ state: 'failed', problem: expect.stringContaining('scheduled it') })
      const german = await ask('GET', `/releases/${release}`, 'admin', undefined, 'de')
      expect(german.body.problem).toContain('geplant hat')
      const readers = name.includes('bin') ? ['admin@shop.example'] : ['admin@shop.example', scheduler.email]
      expect(mails.map(({ to }) => to).toSorted()).toEqual(readers)
      expect(mails[0]?.text).toContain(`/admin/releases?id=${release}`)
    },
  )

  test('a schedule of a page fails with the rights of its scheduler, the page stays as it is, and a mail says so', async () => {
    const data = { market: content.own.markets, slug: unique('seite'), title: 'Planseite', body: PLAIN_TEXT }
    const { id } = await payload.create({ collection: 'pages', draft: true, data: { ...data, _status: 'draft' }, ...always })
    const at = new Date(start + MINUTE).toISOString()
    expect((await ask('POST', `/pages/${id}/schedules`, scheduler.name, { kind: 'publish', at })).status).toBe(200)
    await change({ markets: [content.other.markets] })
    expect(await runDueReleases(payload, start + MINUTE)).toEqual({ done: 0, taken: 0, failed: 1 })
    expect((await payload.findByID({ collection: 'pages', id, ...always }))._status).toBe('draft')
    const { body } = await ask('GET', `/pages/${id}/schedules`, 'admin')
    expect(body.schedules).toMatchObject([{ problem: expect.stringContaining('scheduled it') }])
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@shop.example', scheduler.email])
    expect(mails[0]?.subject).toContain('Planseite')
  })

  test('a release with a setting that only admins change is not scheduled by a manager of the market', async () => {
    const release = await requests.open('admin')
    await collect(release, save('markets', content.own.markets, { selectedPaymentType: '2' }), 'admin')
    expect((await requests.stateOf(release)).items).toMatchObject([{ fields: ['selectedPaymentType'] }])
    expect((await schedule(release, 1, 'german')).status).toBe(403)
    expect((await schedule(release, 1, 'admin')).status).toBe(200)
  })
})

describe('a failure that no rule foresaw', () => {
  const scheduled = async (minutes: number) => {
    const { id } = await redirectIn(content.own.markets)
    const release = await requests.open('admin')
    await collect(release, save('redirects', id, leads('https://example.org/neu')), 'admin')
    expect((await schedule(release, minutes, 'admin')).status).toBe(200)
    return { release, id }
  }
  test('a failure that no rule foresaw of one release holds up no other, is tried five times, then fails with one mail to the admins', async () => {
    const [broken, whole] = [await scheduled(1), await scheduled(2)]
    const real = payload.update.bind(payload)
    const spy = vi.spyOn(payload, 'update').mockImplementation((async (options: { collection: string; id?: unknown }) => {
      if (options.collection === 'redirects' && options.id === broken.id)
        throw new TypeError('Cannot read properties of undefined')
      return real(options as never)
    }) as never)
    expect(await runDueReleases(payload, start + 2 * MINUTE)).toEqual({ done: 1, taken: 0, failed: 1 })
    expect(await targetOf(whole.id)).toBe('https://example.org/neu')
    expect(await requests.stateOf(broken.release)).toMatchObject({
      state: 'scheduled',
      problem: expect.stringContaining('Cannot read'),
    })
    expect(await publishingProblem(payload, Date.now())).toBe('1 planned publications wait or have failed')
    for (let minute = 3; minute <= 6; minute += 1) await runDueReleases(payload, start + minute * MINUTE)
    spy.mockRestore()
    expect(await requests.stateOf(broken.release)).toMatchObject({ state: 'failed' })
    expect(mails.map(({ to }) => to)).toEqual(['admin@shop.example'])
    expect(await runDueReleases(payload, start + 7 * MINUTE)).toEqual({ done: 0, taken: 0, failed: 0 })
    expect((await schedule(broken.release, null, 'admin')).body).toMatchObject({ state: 'live' })
    expect(await publishingProblem(payload, Date.now())).toBeNull()
  })

  test('a failure that no rule foresaw of stored changes that cannot be read fails their release alone', async () => {
    const [broken, whole] = [await scheduled(1), await scheduled(1)]
    await getPostgres(payload).drizzle.execute(sql`update release_items set wanted = '5' where release_id = ${broken.release}`)
    expect(await runDueReleases(payload, start + MINUTE)).toEqual({ done: 1, taken: 0, failed: 1 })
    expect(await targetOf(whole.id)).toBe('https://example.org/neu')
  })

  test('a failure that no rule foresaw of one schedule holds up no other, is shown at its page, and fails after five tries', async () => {
    const ids: number[] = []
    for (const minute of [1, 2]) {
      const data = { market: content.own.markets, slug: unique('plan'), title: `Seite ${minute}`, body: PLAIN_TEXT }
      const { id } = await payload.create({ collection: 'pages', draft: true, data: { ...data, _status: 'draft' }, ...always })
      const at = new Date(start + minute * MINUTE).toISOString()
      await ask('POST', `/pages/${id}/schedules`, 'content-manager', { kind: 'publish', at })
      ids.push(id)
    }
    const real = payload.update.bind(payload)
    const spy = vi.spyOn(payload, 'update').mockImplementation((async (options: { collection: string; id?: unknown }) => {
      if (options.collection === 'pages' && options.id === ids[0]) throw new TypeError('Cannot read properties of undefined')
      return real(options as never)
    }) as never)
    expect(await runDueReleases(payload, start + 2 * MINUTE)).toEqual({ done: 1, taken: 0, failed: 1 })
    const shown = async () => (await ask('GET', `/pages/${ids[0]}/schedules`, 'admin')).body.schedules
    expect(await shown()).toMatchObject([{ problem: null, failedTry: expect.stringContaining('Cannot read') }])
    for (let minute = 3; minute <= 6; minute += 1) await runDueReleases(payload, start + minute * MINUTE)
    spy.mockRestore()
    expect(await shown()).toMatchObject([{ problem: expect.stringContaining('Cannot read') }])
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@shop.example', 'content-manager@shop.example'])
  })
})
