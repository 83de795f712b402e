import { beforeAll, describe, expect, test } from 'vitest'
import { callStaffApi, logInAsAdmin } from '../support/cms-exchange'
import { expectNoProblems, type HostileRequest, SEGMENTS } from '../support/hostile-requests'

/** Hostile input to the API of the CMS on the production build, from strangers and from an admin. */
const COLLECTIONS = [
  ...['markets', 'route-maps', 'redirects', 'redirect-hits', 'missing-paths', 'partners', 'pages', 'navigation', 'banners'],
  ...['contact-subjects', 'search-words', 'media', 'audit-log', 'staff', 'payload-jobs', 'payload-preferences', 'nowhere'],
]
const QUERIES = [
  ...[
    'page=-1',
    'page=0',
    'page=x',
    'page=99999999999999999999',
    'page=1e308',
    'limit=-1',
    'limit=x',
    'limit=1e99',
    'depth=-1',
    'depth=1e9',
  ],
  ...[
    'sort=%00',
    'sort=nope',
    'sort=-nope.nope',
    'sort=',
    'locale=zz',
    'draft=x',
    'select[from]=x',
    'populate[x]=y',
    'joins[x][limit]=-1',
  ],
  ...[
    'where=x',
    'where[and]=x',
    'where[or][0]=x',
    'where[nope][equals]=1',
    'where[__proto__][equals]=1',
    'where[constructor][equals]=1',
  ],
  ...[
    'near',
    'within',
    'intersects',
    'nope',
    'in',
    'like',
    'contains',
    'exists',
    'equals',
    'all',
    'greater_than',
    'not_like',
  ].flatMap((operator) => ['from', 'id', 'createdAt'].map((field) => `where[${field}][${operator}]=x%00`)),
  ...['equals', 'in', 'greater_than', 'near', 'like'].flatMap((operator) =>
    ['id', 'createdAt', 'from', 'market', 'market.code', 'enabled'].map(
      (field) => `where[${field}][${operator}]=99999999999999999999`,
    ),
  ),
]

describe('the API of the CMS', () => {
  let cookie: string
  beforeAll(async () => void (cookie = await logInAsAdmin()))

  test.each(COLLECTIONS)('%s with hostile paths, methods and queries answers below 500 with its headers', async (collection) => {
    const base = `/cms-api/${collection}`
    const paths = [
      ...SEGMENTS.map((segment) => `${base}/${segment}`),
      `${base}/verify/x`,
      `${base}/versions/x`,
      `${base}/file/%00`,
      `${base}/file/x`,
    ]
    const methods = ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PUT']
    const asks: HostileRequest[] = [
      ...paths.flatMap((path) => methods.map((method) => ({ path, method }))),
      ...QUERIES.flatMap((query) =>
        [`${base}?${query}`, `${base}/count?${query}`, `${base}/versions?${query}`].map((path) => ({ path })),
      ),
    ]
    await expectNoProblems(asks.flatMap((one) => [one, { ...one, cookie }]).map((one) => ({ ...one, host: 'localhost' })))
  })

  test('a body of 10.5 MB is refused with 413, as form and as JSON', async () => {
    const body = Buffer.alloc(10.5 * 1024 * 1024, 'x')
    const form = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n'),
      body,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const upload = await callStaffApi('POST', '/media', { cookie, body: form, type: 'multipart/form-data; boundary=b' })
    expect([upload.status, upload.headers['x-request-id']]).toEqual([413, expect.any(String)])
    // Refused by its length: the connection may end before the client has sent all of it.
    const json = await callStaffApi('POST', '/pages', { cookie, body }).catch(() => null)
    expect([undefined, 413]).toContain(json?.status)
  })

  test('a file whose name has a NUL causes no server error', async () => {
    const form =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="x\0.png"\r\ncontent-type: image/png\r\n\r\nx\r\n--b--\r\n'
    const answer = await callStaffApi('POST', '/media', { cookie, body: form, type: 'multipart/form-data; boundary=b' })
    expect(answer.status).toBe(400)
  })
})
