import type { Payload, TypedUser, Where } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { BANNER_ORDER } from '@/domain/content/banner-order'
import { chooseSide, ROWS } from './access-expected'
import { everyRole, LOGINS } from './access-people'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let market = 0
let admin: TypedUser
const always = { depth: 0, overrideAccess: true } as const

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  market = content.spare.own
  ask = staffQuestions(payload)
  admin = (await everyRole(payload, content)).admin
})

const banner = async (headline: string, position: number, _status: 'draft' | 'published' = 'published', of = market) => {
  const data = { market: of, headline, position, place: 'home', _status } as const
  return (await payload.create({ collection: 'banners', data, draft: _status === 'draft', ...always })).id
}
const order = async (draft: boolean) => {
  const where: Where = { and: [{ market: { equals: market } }, ...(draft ? [] : [{ _status: { equals: 'published' } }])] }
  const { docs } = await payload.find({ collection: 'banners', where, draft, sort: ['position', 'id'], ...always })
  return docs.map(({ headline }) => headline)
}
const move = (id: number, target: number, side: string, who: string | null = 'admin') =>
  ask('POST', `/banners/${id}/move`, who, { target, side })

test('a banner that is moved is in its new place for staff and shop, and drafts stay drafts', async () => {
  const [one, two, three] = [await banner('Eins', 10), await banner('Zwei', 10), await banner('Drei', 10, 'draft')]
  expect(await order(true)).toEqual(['Eins', 'Zwei', 'Drei'])

  expect((await move(two, one, 'before')).body).toEqual({ place: 1, count: 3 })
  expect([await order(true), await order(false)]).toEqual([
    ['Zwei', 'Eins', 'Drei'],
    ['Zwei', 'Eins'],
  ])

  // What a colleague has not published yet is not published with a move.
  await payload.update({ collection: 'banners', id: one, data: { headline: 'Eins neu' }, draft: true, ...always })
  expect((await move(three, two, 'after')).body).toEqual({ place: 2, count: 3 })
  expect([await order(true), await order(false)]).toEqual([
    ['Zwei', 'Drei', 'Eins neu'],
    ['Zwei', 'Eins'],
  ])
  expect((await move(one, two, 'before')).status).toBe(200)
  expect(await order(true)).toEqual(['Eins neu', 'Zwei', 'Drei'])
  expect(await order(false)).toEqual(['Zwei', 'Eins'])

  expect((await move(three, two, 'before', 'translator')).status).toBe(200)
  expect((await move(two, one, 'before', 'translator')).status).toBe(403)
  expect(await order(true)).toEqual(['Eins neu', 'Drei', 'Zwei'])
})

test('the list of banners, which sends its order as one text, has the order of the shop', async () => {
  for (const [headline, position] of [
    ['Später', 70],
    ['Früher', 60],
    ['Gleich', 70],
  ] as const)
    await banner(headline, position, 'draft', content.spare.other)
  const where = { market: { equals: content.spare.other } }
  const asList = { draft: true, depth: 0, overrideAccess: false, user: admin } as const
  const { docs } = await payload.find({ collection: 'banners', where, sort: BANNER_ORDER, ...asList })
  expect(docs.map(({ headline }) => headline)).toEqual(['Früher', 'Später', 'Gleich'])
})

test.each([
  ['a banner of another market', () => content.own.banners],
  ['no banner', () => 999_999],
])('a move beside %s is refused', async (_what, target) => {
  const id = await banner('Vier', 40)
  expect((await move(id, target(), 'after')).status).toBe(400)
})

const PUBLISHES = ROWS.filter(({ slug, operation }) => slug === 'banners' && operation === 'publish')

test.each(PUBLISHES)('a move of a live banner by $actor: $verdict', async ({ actor, verdict }) => {
  const { markets, banners } = content[chooseSide(actor)]
  const id = await banner('Fünf', 500, 'published', markets)
  const { status } = await move(id, banners, 'before', LOGINS[actor])
  expect(status === 200 ? 'allowed' : status === 403 || status === 404 ? 'denied' : status).toBe(verdict)
})
