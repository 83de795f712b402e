import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aText } from './a-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let cookie: string
let count = 0

beforeAll(async () => {
  cms = await startCms('page_problems')
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  const contact = { market: content.own.markets, screen: 'contact' as const, patterns: [{ pattern: '/kontakt' }] }
  await payload.create({ collection: 'route-maps', data: contact, overrideAccess: true })
  await member(payload, 'market-manager', [content.own.markets])
  const login = { email: 'market-manager@shop.example', password: PASSWORD }
  cookie = (await ask('POST', '/staff/login', login)).cookie
})
afterAll(async () => cms.stop())

async function ask(method: string, path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie: cookie ?? '' }
  const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, body: JSON.stringify(body) })
  const response = await handleEndpoints({ config: payload.config, request })
  const answer = await response.json()
  return { status: response.status, body: answer, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const linkTo = (url: string, words = 'Hier') => ({
  type: 'link',
  version: 3,
  fields: { url, linkType: 'custom', newTab: false },
  children: [{ type: 'text', version: 1, text: words }],
})
const textWith = (...children: object[]) => aText('Mehr: ', ...children)
const drawn = (more: Record<string, unknown>) => ({
  market: content.own.markets,
  slug: `geprueft-${(count += 1)}`,
  title: 'Geprüft',
  metaDescription: 'Eine Seite.',
  body: textWith(),
  ...more,
})
const problems = async (more: Record<string, unknown>): Promise<string[]> => {
  const { body } = await ask('POST', '/pages/problems', drawn(more))
  return body.problems.map(({ path, kind }: { path: string; kind: string }) => `${path} ${kind}`)
}

describe('the links of a page', () => {
  test.each([
    ['a screen', '/kontakt', []],
    ['the start', '/', []],
    ['an anchor', '#unten', []],
    ['another site', 'https://example.org/', []],
    ['nothing', '/nirgends', ['body link-missing']],
    ['a page that is not there', '/content/gibt-es-nicht', ['body link-missing']],
    ['a screen by its English address', '/contact', ['body link-moved']],
  ])('to %s', async (_what, url, found) => {
    expect(await problems({ body: textWith(linkTo(url)) })).toEqual(found)
  })

  test('to itself and to a published page are right, to a draft not', async () => {
    const { slug } = await payload.findByID({ collection: 'pages', id: content.own.pages, overrideAccess: true })
    expect(await problems({ slug: 'ich-selbst', body: textWith(linkTo('/content/ich-selbst')) })).toEqual([])
    expect(await problems({ body: textWith(linkTo(`/content/${slug}`)) })).toEqual([])
    const data = { ...drawn({ slug: 'nur-entwurf' }), _status: 'draft' as const }
    await payload.create({ collection: 'pages', draft: true, data, overrideAccess: true })
    expect(await problems({ body: textWith(linkTo('/content/nur-entwurf')) })).toEqual(['body link-missing'])
  })

  test('over a redirect are told to name its end, and one that is gone is wrong', async () => {
    const redirect = { market: content.own.markets, match: 'exact' as const, enabled: true }
    const to = { kind: 'screen' as const, screen: 'contact' as const }
    await payload.create({
      collection: 'redirects',
      data: { ...redirect, from: '/umweg', to, status: '301' },
      overrideAccess: true,
    })
    await payload.create({ collection: 'redirects', data: { ...redirect, from: '/weg', status: '410' }, overrideAccess: true })
    expect(await problems({ body: textWith(linkTo('/umweg'), linkTo('/weg')) })).toEqual(['body link-moved', 'body link-gone'])
  })

  test('of blocks lead to screens, categories and markets that are there', async () => {
    const call = (link: Record<string, unknown>) => ({
      blockType: 'call-to-action',
      heading: 'Los',
      link: { label: 'Los', ...link },
    })
    const blocks = [
      call({ kind: 'screen', screen: 'contact' }),
      call({ kind: 'screen', screen: 'product' }),
      call({ kind: 'page', slug: 'gibt-es-nicht' }),
      call({ kind: 'category', key: 'phones', categoryUrl: 'handys' }),
      call({ kind: 'category', key: 'cars', categoryUrl: 'autos' }),
      call({ kind: 'market', code: 'zz' }),
    ]
    expect(await problems({ blocks })).toEqual([
      'blocks.1.link link-missing',
      'blocks.2.link link-missing',
      'blocks.4.link link-category',
      'blocks.5.link link-market',
    ])
  })

  test('without words are found, wherever they lead', async () => {
    expect(await problems({ body: textWith(linkTo('/kontakt', ' ')) })).toEqual(['body link-empty'])
  })
})

describe('publishing', () => {
  const broken = () => drawn({ body: textWith(linkTo('/nirgends')), _status: 'published' })

  test('a broken link stops it, with a sentence at the link and at the reason', async () => {
    const { status, body } = await ask('POST', '/pages', broken())
    expect(status).toBe(400)
    const { errors } = body.errors[0].data
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['body', 'publishReason'])
    expect(errors[0].message).toContain('Hier')
  })

  test('a draft may have as many as it likes', async () => {
    expect((await ask('POST', '/pages?draft=true', { ...broken(), _status: 'draft' })).status).toBe(201)
  })

  test('a reason lets it through once, and stands in the version', async () => {
    const publishReason = 'Das Ziel erscheint heute Abend.'
    const { status, body } = await ask('POST', '/pages', { ...broken(), publishReason })
    expect(status).toBe(201)
    const { id } = body.doc
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection: 'pages', where, overrideAccess: true })
    expect(docs[0]?.version.publishReason).toBe(publishReason)
    const again = { title: 'Noch einmal', publishReason, _status: 'published' }
    expect((await ask('PATCH', `/pages/${id}`, again)).status).toBe(400)
    expect((await ask('PATCH', `/pages/${id}`, { ...again, publishReason: 'Immer noch heute Abend.' })).status).toBe(200)
  })

  test('hints stop nobody', async () => {
    expect((await ask('POST', '/pages', { ...drawn({ metaDescription: null }), _status: 'published' })).status).toBe(201)
  })

  test('the form of another market is not looked at', async () => {
    expect((await ask('POST', '/pages/problems', drawn({ market: content.other.markets }))).status).toBe(403)
  })
})

test('the pages of the seed have no faults', async () => {
  const { problemsIn } = await import('@/collections/pages/page-check')
  const { createLocalReq } = await import('payload')
  const req = await createLocalReq({}, payload)
  const where = { id: { in: [content.own.pages, content.other.pages] } }
  const { docs } = await payload.find({ collection: 'pages', where, depth: 0, overrideAccess: true })
  const { length } = docs
  const found = await Promise.all(docs.map((page) => problemsIn(req, page)))
  expect(length).toBe(2)
  expect(found.flat().filter(({ kind }) => !kind.startsWith('link-'))).toEqual([])
})
