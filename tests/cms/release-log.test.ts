import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { releaseRequests, save, unique } from './release-requests'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const MINUTE = 60_000
/** Releases need minutes ahead of the real clock; the runner gets the time as an argument. */
const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 60 * MINUTE
const MANAGER = 'market-manager'
const always = { depth: 0, overrideAccess: true } as const

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let runDueReleases: (payload: Payload, now: number) => Promise<Readonly<Record<'done' | 'taken' | 'failed', number>>>

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ;({ runDueReleases } = await import('@/cms/run-releases'))
  ask = staffQuestions(payload)
  await member(payload, 'admin', [])
  await member(payload, MANAGER, [content.own.markets])
})

const { open, collect, schedule, back, stateOf } = releaseRequests((...sent) => ask(...sent), start)
const newRule = () => ({
  ...{ market: content.own.markets, from: `/${unique('regel')}`, enabled: true },
  ...{ match: 'exact' as const, status: '302' as const, to: { kind: 'external' as const, url: 'https://example.org/alt' } },
})

describe('the audit log of a document', () => {
  /** What the log says was done with the release, and by whom. */
  const readSteps = async (id: number) => {
    const where = { subject: { equals: 'redirects' }, documentId: { equals: String(id) }, action: { equals: 'update' } } as const
    const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'id', ...always })
    expect(docs.every(({ market, who }) => market === content.own.markets && typeof who === 'number')).toBe(true)
    return docs.flatMap(({ after, whoName }) =>
      Object.entries(after ?? {}).flatMap(([step, value]) => (step.endsWith('Release') ? [[step, value, whoName]] : [])),
    )
  }
  const begun = async () => {
    const { id } = await payload.create({ collection: 'redirects', data: newRule(), ...always })
    const release = await open('admin')
    await collect(release, save('redirects', id, { status: '301' }), MANAGER)
    return { id, release, title: (await stateOf(release)).title }
  }

  test('the audit log of a document says who added a change to a release and who took it out', async () => {
    const { id, release, title } = await begun()
    await ask('DELETE', `/releases/${release}/items/${(await stateOf(release)).items[0].id}`, 'admin')
    expect(await readSteps(id)).toEqual([
      ['addedToRelease', title, MANAGER],
      ['takenOutOfRelease', title, 'admin'],
    ])
  })

  test('the audit log of a document says who scheduled the release for when, who took it off the schedule, and who deleted it', async () => {
    const { id, release, title } = await begun()
    await schedule(release, 1, MANAGER)
    await ask('DELETE', `/releases/${release}/schedule`, 'admin')
    await ask('DELETE', `/releases/${release}`, 'admin')
    const minute = new Date(start + MINUTE).toISOString().replace('T', ' ').slice(0, 16)
    expect(await readSteps(id)).toEqual([
      ['addedToRelease', title, MANAGER],
      ['scheduledWithRelease', `${title}, ${minute} UTC`, MANAGER],
      ['unscheduledWithRelease', title, 'admin'],
      ['takenOutOfRelease', title, 'admin'],
    ])
  })

  test('the audit log of a document says who took the release back', async () => {
    const { id, release, title } = await begun()
    await schedule(release, null, MANAGER)
    await back(release, false, 'admin')
    expect(await readSteps(id)).toEqual([
      ['addedToRelease', title, MANAGER],
      ['takenBackWithRelease', title, 'admin'],
    ])
  })
})

test('a release that a field refuses at its minute says why in the language of each reader', async () => {
  const rule = newRule()
  const release = await open('admin')
  await collect(release, save('redirects', null, rule), 'admin')
  expect((await schedule(release, 1, 'admin')).status).toBe(200)
  await payload.create({ collection: 'redirects', data: rule, ...always })
  expect(await runDueReleases(payload, start + MINUTE)).toEqual({ done: 0, taken: 0, failed: 1 })
  const problemIn = async (language: string) =>
    (await ask('GET', `/releases/${release}`, 'admin', undefined, language)).body.problem
  const said = await Promise.all(['en', 'de', 'es', 'fr', 'it'].map(problemIn))
  expect(said).toMatchObject(['en', 'de', 'es', 'fr', 'it'].map(() => expect.stringContaining(rule.from)))
  expect(new Set(said).size).toBe(5)
})
