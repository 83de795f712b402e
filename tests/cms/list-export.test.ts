import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { chooseSide, ROWS } from './access-expected'
import { everyRole, LOGINS } from './access-people'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { type Ask, staffRequests } from './staff-requests'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
let ask: Ask
const always = { depth: 0, overrideAccess: true } as const

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  await everyRole(payload, content)
  ask = staffRequests(payload, 'http://admin.localhost:3000')
})

type ListRequest = Readonly<Partial<Record<'columns' | 'sort' | 'search' | 'uses', string>> & { where?: object }>

const request = (who: string | null, collection: string, { where, ...texts }: ListRequest, language = 'en') => {
  const query = new URLSearchParams({ collection, ...texts, ...(where && { where: JSON.stringify(where) }) })
  return ask('GET', `/list-export?${query}`, who, { headers: { 'accept-language': language } })
}
/** The cells of each line, without the mark in front. */
const lines = async (...asked: Parameters<typeof request>) => {
  const { text } = await request(...asked)
  const rows = text.replace('\ufeff', '').trim().split('\r\n')
  return rows.map((row) => row.slice(1, -1).split('","'))
}

const READS = ROWS.filter(({ operation, slug }) => operation === 'read' && slug !== 'redirect-hits')

test.each(READS)('the export of $slug by $actor has the row: $verdict', async ({ slug, actor, verdict }) => {
  const where = { id: { equals: content[chooseSide(actor)][slug] } }
  const { status, text } = await request(LOGINS[actor], slug, { where, columns: 'id' })
  expect(status === 200 && text.trim().split('\r\n').length === 2 ? 'allowed' : 'denied').toBe(verdict)
})

test('an export has the columns, the order and the search of its list, in words of the reader', async () => {
  for (const [headline, position] of [
    ['=Zwei;@drei', 30],
    ['Eins', 20],
  ] as const)
    await payload.create({
      collection: 'banners',
      data: {
        market: content.own.markets,
        headline,
        place: 'home',
        position,
        text: 'Im Export',
        validFrom: '2031-05-01T10:00:00.000Z',
      },
      ...always,
    })
  const asked = {
    columns: '_select,headline,market,_status,validFrom,position,place,link',
    sort: 'position',
    search: 'Im Export',
  }
  expect(await lines('admin', 'banners', asked)).toEqual([
    ['Headline', 'Market', 'Status', 'From', 'Position', 'Place'],
    ['Eins', 'Deutschland', 'Published', '2031-05-01T10:00:00.000Z', '20', 'Home page'],
    [`'=Zwei;'@drei`, 'Deutschland', 'Published', '2031-05-01T10:00:00.000Z', '30', 'Home page'],
  ])
  expect((await lines('admin', 'banners', asked, 'de'))[1]?.[5]).toBe('Startseite')
})

test('an export says what the shop does with a banner, and that a draft has changes', async () => {
  const id = content.own.banners
  await payload.update({
    collection: 'banners',
    id,
    data: { headline: 'Geändert', validTo: '2020-01-01T00:00:00.000Z' },
    draft: false,
    ...always,
  })
  await payload.update({ collection: 'banners', id, data: { headline: 'Noch einmal' }, draft: true, ...always })
  const where = { id: { equals: id } }
  expect((await lines('admin', 'banners', { columns: 'headline,shopState,_status', where }))[1]).toEqual([
    'Noch einmal',
    'Not published',
    'Changed',
  ])
})

test('an export has only what the filter of its list leaves', async () => {
  const missing = await payload.findByID({ collection: 'missing-paths', id: content.own['missing-paths'], ...always })
  const paths = async (where?: object) =>
    (await lines('admin', 'missing-paths', { columns: 'path', ...(where && { where }) })).slice(1).flat()
  const count = (await paths()).length
  await payload.update({ collection: 'missing-paths', id: missing.id, data: { ignored: true }, ...always })
  expect(await paths()).toHaveLength(count - 1)
  expect(await paths({ ignored: { equals: true } })).toEqual([missing.path])
})

test.each([
  ['of no list', { collection: 'payload-kv' }, 404],
  ['of a hidden list', { collection: 'redirect-hits' }, 404],
  ['without a column', { collection: 'pages', columns: 'blocks' }, 400],
  ['with a condition that is none', { collection: 'pages', columns: 'title', where: '{"title":"x"}' }, 400],
  ['sorted by a secret', { collection: 'staff', columns: 'name', sort: 'totpSecret' }, 400],
])('an export %s is refused', async (_what, query, status) => {
  expect((await ask('GET', `/list-export?${new URLSearchParams(query)}`, 'admin')).status).toBe(status)
})
