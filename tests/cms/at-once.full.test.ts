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

/** The statuses of the same request, sent by colleagues at the same moment, in order. */
async function statusesAtOnce(method: string, path: string, body?: object): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: COLLEAGUES }, () => ask(method, path, 'admin', body)))
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}
const others = (status: number) => Array.from({ length: COLLEAGUES - 1 }, () => status)

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

test('of schedules of one page for the same minute at the same moment one is stored, and deleting it twice is no failure', async () => {
  const path = `/pages/${await makePage()}/schedules`
  const at = new Date(Date.now() + 7_200_000).toISOString()
  expect(await statusesAtOnce('POST', path, { kind: 'unpublish', at })).toEqual([200, ...others(409)])
  const { schedules } = (await ask('GET', path, 'admin')).body
  expect(schedules).toHaveLength(1)
  expect(await statusesAtOnce('DELETE', `${path}/${schedules[0].id}`)).toEqual([200, ...others(200)])
})

test.each(['banners', 'contact-subjects', 'pages', 'partners', 'picture-folders', 'redirects'] as const)(
  'of deletions of one document of %s at the same moment one is done, and the others find nothing',
  async (slug) => {
    const market = content.own.markets
    const data = {
      banners: { market, place: 'home', position: 9, headline: 'Herbst' },
      'contact-subjects': null,
      pages: null,
      partners: { market, code: 'zweimal', name: 'Zweimal' },
      'picture-folders': { name: 'Zweimal' },
      redirects: { market, from: '/zweimal', match: 'exact', status: '410', enabled: true },
    }[slug]
    const made = data && (await ask('POST', `/${slug}`, 'admin', data)).body.doc.id
    const id = made ?? (slug === 'pages' ? await makePage() : content.own['contact-subjects'])
    expect(await statusesAtOnce('DELETE', `/${slug}/${id}`)).toEqual([200, ...others(404)])
  },
)
