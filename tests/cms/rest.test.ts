import { handleEndpoints, type Payload, type TypedUser, type Where } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
let cms: Cms
let payload: Payload
let content: TwoMarkets
let manager: TypedUser
let cookie: string

/** Sends a request to the handlers of the admin's server, without Next around them. */
async function ask(
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const isForm = body instanceof FormData
  const request = new Request(`${ORIGIN}/cms-api${path}`, {
    method,
    headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config: payload.config, request })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {}, headers: response.headers }
}
const logIn = async (email: string, password = PASSWORD) =>
  ask('POST', '/staff/login', { body: { email, password }, headers: { origin: ORIGIN } })
const withLogin = (more: Record<string, string> = {}) => ({ headers: { cookie, origin: ORIGIN, ...more } })

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
})

describe('before there is any staff', () => {
  test('an unknown visitor cannot make themselves the first admin', async () => {
    const body = { email: 'evil@shop.example', password: PASSWORD, name: 'Evil', role: 'admin' }
    expect((await ask('POST', '/staff/first-register', { body })).status).toBe(404)
    expect((await payload.count({ collection: 'staff', overrideAccess: true })).totalDocs).toBe(0)
  })
})

describe('a stranger', () => {
  test.each([
    'markets',
    'partners',
    'route-maps',
    'redirects',
    'redirect-hits',
    'pages',
    'navigation',
    'banners',
    'contact-subjects',
    'search-words',
    'media',
    'staff',
    'payload-kv',
    'payload-locked-documents',
  ])('a stranger reads and writes nothing of %s', async (slug) => {
    const answers = [
      await ask('GET', `/${slug}`),
      await ask('GET', `/${slug}/1`),
      await ask('POST', `/${slug}`, { body: { name: 'x' } }),
      await ask('PATCH', `/${slug}/1`, { body: {} }),
      await ask('DELETE', `/${slug}/1`),
    ]
    for (const { status, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body.docs).toBeUndefined()
    }
  })

  test('a stranger finds no GraphQL', async () => {
    expect((await ask('POST', '/graphql', { body: { query: '{ __typename }' } })).status).toBe(404)
    expect((await ask('GET', '/graphql-playground')).status).toBe(404)
  })
})

describe('a member of staff', () => {
  beforeAll(async () => {
    await member(payload, 'admin', [])
    manager = await member(payload, 'market-manager', [content.own.markets])
    const { headers } = await logIn('market-manager@shop.example')
    cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  })

  test('a member of staff gets a cookie that scripts and other sites cannot use', async () => {
    const { status, headers } = await logIn('market-manager@shop.example')
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/i)
    expect(headers.get('set-cookie')).toMatch(/SameSite=Strict/i)
  })

  test('a member of staff counts as a stranger when the request comes from a page of another origin', async () => {
    expect((await ask('GET', '/markets', withLogin())).status).toBe(200)
    expect((await ask('GET', '/markets', withLogin({ origin: 'http://evil.example' }))).status).toBe(403)
    expect((await ask('GET', '/markets', { headers: { cookie } })).status).toBe(403)
  })

  test('a member of staff sees only the markets that are hers', async () => {
    const { body } = await ask('GET', '/markets?limit=0', withLogin())
    expect(body.docs.map(({ id }: { id: number }) => id)).toEqual([content.own.markets])
  })

  test('a member of staff cannot read without a limit', async () => {
    for (const query of ['limit=0', 'limit=100000', 'pagination=false', 'limit=0&pagination=false']) {
      const { body } = await ask('GET', `/redirects?${query}`, withLogin())
      expect(body.limit).toBe(500)
    }
    expect((await ask('GET', '/redirects?limit=7', withLogin())).body.limit).toBe(7)
  })

  test('a member of staff cannot raise her own rights', async () => {
    const { status } = await ask('PATCH', `/staff/${manager.id}`, {
      body: { role: 'admin', markets: [content.other.markets], name: 'Still me' },
      ...withLogin(),
    })
    expect(status).toBe(200)
    const after = await payload.findByID({ collection: 'staff', id: manager.id, depth: 0, overrideAccess: true })
    expect(after).toMatchObject({ name: 'Still me', role: 'market-manager', markets: [content.own.markets] })
  })

  test('a member of staff cannot change what ties a market to other systems', async () => {
    const body = { code: 'zz', applicationId: 'wkfs_xx_XX', hosts: [], indexable: false, name: 'Deutschland neu' }
    expect((await ask('PATCH', `/markets/${content.own.markets}`, { body, ...withLogin() })).status).toBe(200)
    const after = await payload.findByID({ collection: 'markets', id: content.own.markets, depth: 0, overrideAccess: true })
    expect(after).toMatchObject({ name: 'Deutschland neu', code: 'de', applicationId: 'wkfs_de_DE', indexable: true })
    expect(after.hosts?.length).toBeGreaterThan(0)
  })

  test('a member of staff cannot put anything into another market: not by creating, moving, moving many, copying or restoring', async () => {
    const market = content.other.markets
    const own = content.own.redirects
    const body = { market, from: '/neu', match: 'exact', to: { kind: 'screen', screen: 'contact' }, status: '301' }
    expect((await ask('POST', '/redirects', { body, ...withLogin() })).status).toBe(403)
    expect((await ask('PATCH', `/redirects/${own}`, { body: { market }, ...withLogin() })).status).toBe(403)
    expect((await ask('PATCH', `/redirects?where[id][equals]=${own}`, { body: { market }, ...withLogin() })).status).toBe(403)
    expect((await ask('POST', `/redirects/${own}/duplicate`, { body: { market, from: '/kopie' }, ...withLogin() })).status).toBe(
      403,
    )
    const { body: versions } = await ask('GET', `/pages/versions?where[parent][equals]=${content.other.pages}`, withLogin())
    expect(versions.docs).toEqual([])
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: content.other.pages } },
      overrideAccess: true,
    })
    expect((await ask('POST', `/pages/versions/${docs[0]?.id}`, { body: {}, ...withLogin() })).status).toBe(403)
    const where: Where = { and: [{ market: { equals: market } }, { id: { not_equals: content.other.redirects } }] }
    expect((await payload.count({ collection: 'redirects', where, overrideAccess: true })).totalDocs).toBe(0)
  })

  test('a member of staff cannot restore a version from when the document was in another market', async () => {
    const market = content.other.markets
    const { id } = await payload.create({
      collection: 'banners',
      data: { market, place: 'home', headline: 'War woanders', position: 1 },
      overrideAccess: true,
    })
    await payload.update({ collection: 'banners', id, data: { market: content.own.markets }, overrideAccess: true })
    const { docs } = await payload.findVersions({
      collection: 'banners',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      overrideAccess: true,
    })
    expect((await ask('POST', `/banners/versions/${docs[0]?.id}`, { body: {}, ...withLogin() })).status).toBeGreaterThanOrEqual(
      400,
    )
    expect((await payload.findByID({ collection: 'banners', id, depth: 0, overrideAccess: true })).market).toBe(
      content.own.markets,
    )
  })

  test('a member of staff gets 409 for a save over a colleague’s newer save', async () => {
    const { body } = await ask('GET', `/markets/${content.own.markets}`, withLogin())
    const save = (name: string) =>
      ask('PATCH', `/markets/${content.own.markets}`, { body: { name, updatedAt: body.updatedAt }, ...withLogin() })
    expect((await save('Erste')).status).toBe(200)
    const second = await save('Zweite')
    expect(second.status).toBe(409)
    const [problem] = second.body.errors
    expect(problem.message).toMatch(/ saved this document after you opened it\. Nothing was overwritten/)
    // The toast of a form would take what follows a colon for a list of fields.
    expect(problem.message).not.toContain(':')
    expect(problem.data.conflict).toMatchObject({ at: expect.any(String), saves: [{ by: expect.any(String) }] })
  })

  test('a member of staff with a wrong password gets the same answer as an unknown address', async () => {
    await member(payload, 'content-manager', [], 'wrong@shop.example')
    const unknown = await logIn('nobody@shop.example', 'wrong')
    expect((await logIn('wrong@shop.example', 'wrong')).status).toBe(unknown.status)
  })
})

describe('pictures', () => {
  const upload = async (bytes: Uint8Array, name: string, type: string) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'Ein Bild' }))
    form.set('file', new File([Buffer.from(bytes)], name, { type }))
    return ask('POST', '/media', { body: form, ...withLogin() })
  }

  test('pictures are re-encoded: neither the uploaded bytes nor the name is stored', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(picture, '../../evil.php.jpg', 'image/jpeg')
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ mimeType: 'image/webp', width: 30, height: 20 })
    expect(body.doc.filename).toMatch(/^[0-9a-f]{24}(-\d+)?\.webp$/)
    const stored = await sharp(`${cms.dataFolder}/media/${body.doc.filename}`).metadata()
    expect(stored).toMatchObject({ format: 'webp' })
    expect(stored.exif).toBeUndefined()
  })

  test.each([
    [
      'a drawing with scripts',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      'x.svg',
      'image/svg+xml',
    ],
    ['the same under another name', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'x.png', 'image/png'],
    ['a page', '<html><script>alert(1)</script></html>', 'x.png', 'image/png'],
    ['nothing', '', 'x.png', 'image/png'],
  ])('%s is refused', async (_what, source, name, type) => {
    const { status } = await upload(Buffer.from(source), name, type)
    expect(status).toBe(400)
  })

  test('pictures with too many pixels are refused, however small the file', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect((await upload(bomb, 'x.png', 'image/png')).status).toBe(400)
  })
})
