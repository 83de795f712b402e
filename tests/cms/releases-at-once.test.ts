import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { PLAIN_TEXT } from './plain-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { releaseRequests, unique } from './release-requests'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const COLLEAGUES = 6

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ask = staffQuestions(payload)
  for (const role of ['admin', 'content-manager'] as const) await member(payload, role, [])
})

const { open, collect, stateOf } = releaseRequests((...sent) => ask(...sent), Date.now())

async function makePage(): Promise<number> {
  const data = {
    market: content.own.markets,
    slug: unique('seite'),
    title: 'Seite',
    body: PLAIN_TEXT,
    _status: 'published',
  } as const
  return (await payload.create({ collection: 'pages', data, depth: 0, overrideAccess: true })).id
}

test('changes that colleagues add to one release at the same moment are all in it', async () => {
  const pages: number[] = []
  for (let nth = 0; nth < COLLEAGUES; nth += 1) pages.push(await makePage())
  const release = await open()
  const answers = await Promise.all(pages.map((document) => collect(release, { kind: 'unpublish', document })))
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect((await stateOf(release)).items).toHaveLength(COLLEAGUES)
})

test('a release that is not there is not waited for', async () => {
  expect((await collect(2_000_000_000, { kind: 'unpublish', document: await makePage() })).status).toBe(404)
})
