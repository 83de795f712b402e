import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { LIST_VIEWS } from '@/admin/redirects/list-views'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
let cms: Cms
let payload: Payload
let cookie = ''

async function ask(method: string, path: string, body?: string) {
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
  const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, body: body ?? null })
  const response = await handleEndpoints({ config: payload.config, request })
  return { status: response.status, cookie: response.headers.get('set-cookie'), text: await response.text() }
}

const PERSON = { password: PASSWORD, role: 'read-only' } as const

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  await member(payload, 'admin', [])
  const body = JSON.stringify({ email: 'admin@shop.example', password: PASSWORD })
  cookie = (await ask('POST', '/staff/login', body)).cookie?.split(';')[0] ?? ''
  expect(cookie).not.toBe('')
})

const OPERATORS = [
  'equals',
  'in',
  'all',
  'like',
  'not_like',
  'contains',
  'exists',
  'greater_than',
  'near',
  'within',
  'intersects',
  'x',
]
const VALUES = ['x%00', '99999999999999999999']
const CONDITIONS = ['id', 'createdAt', 'from', 'market'].flatMap((field) =>
  OPERATORS.flatMap((operator) => VALUES.map((value) => `where[${field}][${operator}]=${value}`)),
)
const OTHERS = [
  ...[
    'page=-1',
    'page=0',
    'page=x',
    'page=1e308',
    'page=99999999999999999999',
    'limit=-1',
    'limit=x',
    'limit=1e99',
    'sort=%00',
    'sort=nope',
  ],
  ...[
    'depth=-1',
    'where=x',
    'where={',
    'where[and]=x',
    'where[or][0]=x',
    'where[__proto__][equals]=1',
    'where[constructor][equals]=1',
  ],
]
const COLLECTIONS = ['redirects', 'pages', 'media', 'staff', 'payload-preferences']

describe.each(COLLECTIONS)('%s', (collection) => {
  test('any query is answered below 500', async () => {
    const failed: string[] = []
    for (const query of [...CONDITIONS, ...OTHERS]) {
      for (const path of [`/${collection}?${query}`, `/${collection}/count?${query}`]) {
        const { status } = await ask('GET', path)
        if (status >= 500) failed.push(`${status} ${path}`)
      }
    }
    expect(failed).toEqual([])
  })

  test.each(['x', '-1', '1e3', '99999999999999999999', '2147483648', 'a b'])('the id %j finds no document', async (id) => {
    const path = `/${collection}/${encodeURIComponent(id)}`
    expect([400, 403, 404, 405]).toContain((await ask('DELETE', path)).status)
    // For an unknown preference Payload answers "null".
    if (collection === 'payload-preferences') return
    expect([400, 403, 404, 405]).toContain((await ask('GET', path)).status)
    expect((await ask('PATCH', `/${collection}/${encodeURIComponent(id)}`, '{}')).status).toBeLessThan(500)
  })
})

test('a malformed condition is refused with a sentence, and the right one is answered', async () => {
  const refused = await ask('GET', '/redirects?where[from][near]=1,2')
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('wrong form')])
  expect((await ask('GET', '/redirects?where[and][0][or][0][from][equals]=/x&page=1')).status).toBe(200)
})

test.each(['limit=-1', 'limit=1e99', 'limit=1.5', 'limit=x', 'page=0', 'page=-1', 'page=1e308', 'depth=-1'])(
  'a list with %s is refused with a sentence, for documents and for versions',
  async (query) => {
    for (const path of ['/redirects', '/pages', '/pages/versions']) {
      const { status, text } = await ask('GET', `${path}?${query}`)
      expect([path, status, text]).toEqual([path, 400, expect.stringContaining('wrong form')])
    }
  },
)

test('a joined list with a limit below zero is refused', async () => {
  expect((await ask('GET', '/redirects?joins[hits][limit]=-1')).status).toBe(400)
})

test('a list without a limit is bounded, for documents and for versions', async () => {
  for (const path of ['/redirects', '/pages/versions']) {
    const { text } = await ask('GET', `${path}?limit=0&page=1&depth=0`)
    expect(JSON.parse(text)).toMatchObject({ limit: 500, page: 1 })
  }
})

test('DELETE of a preference answers 404 to an unknown key, and deletes a known one', async () => {
  expect((await ask('DELETE', '/payload-preferences/unknown')).status).toBe(404)
  expect((await ask('POST', '/payload-preferences/known', '{"value":{"a":1}}')).status).toBe(200)
  expect((await ask('DELETE', '/payload-preferences/known')).status).toBe(200)
  expect((await ask('DELETE', '/payload-preferences/known')).status).toBe(404)
})

test('versions of a collection without them answer below 500', async () => {
  for (const collection of ['redirects', 'media'])
    for (const path of ['versions', 'versions/1', 'versions?page=-1'])
      expect((await ask('GET', `/${collection}/${path}`)).status).toBeLessThan(500)
})

test('POST /staff/verify does not exist, nor does the file of an unknown upload', async () => {
  expect((await ask('POST', '/staff/verify/x')).status).toBe(404)
  for (const name of ['x', '0123456789abcdef01234567.webp']) expect((await ask('GET', `/media/file/${name}`)).status).toBe(404)
})

test.each([
  ['/picture-folders', { name: 'Boxes', folder: 999_999 }],
  ['/banners', { market: 999_999, headline: 'New', text: 'New' }],
  ['/staff', { email: 'x@shop.example', password: PASSWORD, name: 'X', role: 'market-manager', markets: [999_999] }],
  ['/redirects', { market: 999_999, match: 'exact', from: '/old', kind: 'gone', status: '410' }],
])('a document at %s that names another one which does not exist is refused', async (path, body) => {
  expect([400, 404]).toContain((await ask('POST', path, JSON.stringify(body))).status)
})

test.each(['like', 'contains'])(
  'a percent sign and an underscore in a search of a list by %s are letters, not wild cards',
  async (operator) => {
    for (const name of ['Fifty % off', 'Under_score', 'Neither'])
      await payload.create({
        collection: 'staff',
        data: { ...PERSON, name, email: `${name.slice(0, 3).toLowerCase()}-${operator}@shop.example` },
      })
    const found = async (text: string) => {
      const { text: body } = await ask('GET', `/staff?where[name][${operator}]=${encodeURIComponent(text)}&limit=100`)
      return [...body.matchAll(/"name":"(Fifty % off|Under_score|Neither)"/g)].map(([, name]) => name)
    }
    expect(await found('%')).toEqual(['Fifty % off'])
    expect(await found('r_s')).toEqual(['Under_score'])
    expect(await found('ither')).toEqual(['Neither'])
    expect(await found('\\')).toEqual([])
    await payload.delete({ collection: 'staff', where: { email: { contains: `-${operator}@` } }, overrideAccess: true })
  },
)

test.each([
  ['/staff', 'sort=hash'],
  ['/staff', 'sort=-salt'],
  ['/staff', 'sort=recoveryCodes'],
  ['/staff', 'sort=totpSecret,email'],
  ['/payload-query-presets', 'sort=access.read.users.hash'],
  ['/pages', 'sort=market.name'],
  ['/pages', 'sort=market.domain'],
  ['/pages/versions', 'sort=version.market.name'],
  ['/pages', 'sort=body'],
  ['/redirects', 'joins[hits][sort]=market.name'],
  ['/redirects', 'sort=hits.market.name'],
  ['/picture-folders', 'joins[documentsAndFolders][sort]=nope'],
  ['/markets', 'sort=hosts.hostname'],
])('a list of %s with %s is refused: it orders only by own readable fields', async (path, query) => {
  expect((await ask('GET', `${path}?${query}`)).status).toBe(400)
})

test.each([
  ['/staff', 'sort=email'],
  ['/pages', 'sort=-updatedAt,title'],
  ['/pages', 'sort=market'],
  ['/pages/versions', 'sort=-version.updatedAt'],
  ['/markets', 'sort=contact.toAddress'],
  ['/banners', 'sort=position&sort=-id'],
  ['/redirects', 'joins[hits][sort]=-hits'],
  ['/picture-folders', 'joins[documentsAndFolders][sort]=name'],
  ...Object.values(LIST_VIEWS).map(({ sort }): [string, string] => ['/redirects', `sort=${sort}`]),
] satisfies [string, string][])('a list of %s with %s is answered', async (path, query) => {
  expect((await ask('GET', `${path}?${query}`)).status).toBe(200)
})

test('each collection is listed in its default order and by its title', async () => {
  const refused: string[] = []
  for (const { slug, defaultSort, admin } of payload.config.collections)
    for (const sort of [defaultSort ?? [], admin.useAsTitle ?? []].flat()) {
      const { status } = await ask('GET', `/${slug}?sort=${sort}`)
      if (status === 400 || status === 500) refused.push(`${status} /${slug}?sort=${sort}`)
    }
  expect(refused).toEqual([])
})

test('the content of a folder is listed as the admin asks for it', async () => {
  const folder = await payload.create({ collection: 'picture-folders', data: { name: 'Boxes' } })
  const found = await ask('GET', `/picture-folders/${folder.id}?joins[documentsAndFolders][sort]=name`)
  expect([found.status, found.text]).toEqual([200, expect.stringContaining('Boxes')])
})

test('a grouped list by a hidden field is refused, and one by an own field is answered', async () => {
  const user = { ...(await payload.find({ collection: 'staff', overrideAccess: true })).docs[0], collection: 'staff' } as never
  const group = (field: string) =>
    payload.findDistinct({ collection: 'staff', field: field as 'role', user, overrideAccess: false })
  await expect(group('salt')).rejects.toThrow('wrong form')
  await expect(group('recoveryCodes')).rejects.toThrow('wrong form')
  expect((await group('role')).values).toEqual([{ role: 'admin' }])
})

test.each(['text/plain', 'text/plain; application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'an own endpoint of the CMS takes no JSON that is sent as %s',
  async (type) => {
    const headers = { cookie, origin: ORIGIN, 'content-type': type }
    const request = new Request(`${ORIGIN}/cms-api/releases`, { method: 'POST', headers, body: '{"title":"Autumn"}' })
    expect((await handleEndpoints({ config: payload.config, request })).status).toBe(400)
    expect((await ask('POST', '/releases', '{"title":"Autumn"}')).status).toBe(200)
  },
)
