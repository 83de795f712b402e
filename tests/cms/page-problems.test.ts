import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { formField } from '@trade-in-shop/payload-workbench/saving/field-problems'
import { PROBLEM_KINDS, type PageProblemKind } from '@/domain/routing/page-problems'
import { aText } from './a-text'
import { contentOfTwoMarkets, emptyMarket, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let cookie: string
let count = 0

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  const contact = { market: content.own.markets, screen: 'contact' as const, patterns: [{ pattern: '/kontakt' }] }
  await payload.create({ collection: 'route-maps', data: contact, overrideAccess: true })
  await member(payload, 'market-manager', [content.own.markets])
  const login = { email: 'market-manager@shop.example', password: PASSWORD }
  cookie = (await ask('POST', '/staff/login', login)).cookie
})

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
  ])('the links of a page to %s', async (_what, url, found) => {
    expect(await problems({ body: textWith(linkTo(url)) })).toEqual(found)
  })

  test('the links of a page to itself and to a published page are accepted, to a draft not', async () => {
    const { slug } = await payload.findByID({ collection: 'pages', id: content.own.pages, overrideAccess: true })
    expect(await problems({ slug: 'ich-selbst', body: textWith(linkTo('/content/ich-selbst')) })).toEqual([])
    expect(await problems({ body: textWith(linkTo(`/content/${slug}`)) })).toEqual([])
    const data = { ...drawn({ slug: 'nur-entwurf' }), _status: 'draft' as const }
    await payload.create({ collection: 'pages', draft: true, data, overrideAccess: true })
    expect(await problems({ body: textWith(linkTo('/content/nur-entwurf')) })).toEqual(['body link-missing'])
  })

  test('through a redirect get a hint to name its target, and one whose target is gone is a problem', async () => {
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

  test('the links of blocks must lead to screens, categories and markets that exist', async () => {
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
      'blocks.1.link.screen link-missing',
      'blocks.2.link.slug link-missing',
      'blocks.4.link.key link-category',
      'blocks.5.link.code link-market',
    ])
  })

  test('the links of a page without words are found, to any target', async () => {
    expect(await problems({ body: textWith(linkTo('/kontakt', ' ')) })).toEqual(['body link-empty'])
  })
})

describe('publishing', () => {
  const broken = () => drawn({ body: textWith(linkTo('/nirgends')), _status: 'published' })

  test('publishing is stopped by a broken link, with a sentence at the link and at the reason', async () => {
    const { status, body } = await ask('POST', '/pages', broken())
    expect(status).toBe(400)
    const { errors } = body.errors[0].data
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['body', 'publishReason'])
    expect(errors[0].message).toContain('Hier')
  })

  test('publishing is refused for an empty block and a button without a page, at their own fields', async () => {
    const blocks = [
      { blockType: 'video', title: 'Film', transcript: 'Alles Gesagte.' },
      { blockType: 'call-to-action', heading: 'Los', link: { label: 'Los', kind: 'page', slug: 'gibt-es-nicht' } },
    ]
    const { body } = await ask('POST', '/pages', { ...drawn({ blocks }), _status: 'published' })
    const { errors } = body.errors[0].data
    expect(errors.map(({ path }: { path: string }) => path)).toEqual(['blocks.0.url', 'blocks.1.link.slug', 'publishReason'])
  })

  test('publishing is not needed for a draft, which may have any number of problems', async () => {
    expect((await ask('POST', '/pages?draft=true', { ...broken(), _status: 'draft' })).status).toBe(201)
  })

  test('publishing with a reason is allowed once, and the version has the reason', async () => {
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

  test('publishing is not stopped by hints', async () => {
    expect((await ask('POST', '/pages', { ...drawn({ metaDescription: null }), _status: 'published' })).status).toBe(201)
  })

  test('publishing is not checked for the forms of other markets', async () => {
    expect((await ask('POST', '/pages/problems', drawn({ market: content.other.markets }))).status).toBe(403)
  })
})

describe('every kind of problem is at a field with a value of its own', () => {
  const call = (link: Record<string, unknown>) => ({
    blocks: [{ blockType: 'call-to-action', heading: 'Los', link: { label: 'Los', ...link } }],
  })
  const heading = (tag: string, text: string) =>
    aText('Text.', { type: 'heading', version: 1, tag, children: [{ type: 'text', version: 1, text }] })
  const loop = ['/kreis', '/rund'] as const
  let picture: unknown
  let source: number
  beforeAll(async () => {
    const french = await emptyMarket(payload, 'xf')
    await payload.update({ collection: 'markets', id: french, data: { locale: 'fr-FR' }, overrideAccess: true })
    const original = { ...drawn({}), market: french, title: 'Vérifiée', _status: 'published' as const }
    source = (await payload.create({ collection: 'pages', data: original, overrideAccess: true })).id
    // Written below the checks, which would refuse them.
    const redirect = { market: content.own.markets, match: 'exact', enabled: true, status: '301' }
    for (const [index, from] of loop.entries())
      await payload.db.create({
        collection: 'redirects',
        data: { ...redirect, from, to: { kind: 'path', path: loop[1 - index] } },
      })
    const data = { alt: ' ', filename: 'ohne-worte.webp', width: 4, height: 3 }
    picture = (await payload.db.create({ collection: 'media', data })).id
  })
  const withPicture = (blockType: string, name: string) => {
    const video = { title: 'Film', url: 'https://film.example/', transcript: 'Alles.' }
    return () => ({ blocks: [{ blockType, ...video, headline: 'Neu', tone: 'calm', [name]: picture }] })
  }
  const PAGES: Record<PageProblemKind, readonly (Record<string, unknown> | (() => Record<string, unknown>))[]> = {
    'page-empty': [{ body: null }],
    untranslated: [() => ({ title: 'Vérifiée', translationOf: source })],
    'block-empty': [
      { blocks: [{ blockType: 'text', body: null }] },
      { blocks: [{ blockType: 'picture' }] },
      { blocks: [{ blockType: 'steps', steps: [] }] },
      { blocks: [{ blockType: 'questions', questions: [{ question: 'Wie?' }] }] },
      { blocks: [{ blockType: 'video', title: 'Film', transcript: 'Alles.' }] },
      { blocks: [{ blockType: 'call-to-action', heading: 'Los' }] },
      call({ label: null, kind: null }),
      call({ kind: 'page' }),
      { blocks: [{ blockType: 'banner', tone: 'calm' }] },
    ],
    'alt-missing': [withPicture('picture', 'picture'), withPicture('banner', 'picture'), withPicture('video', 'poster')],
    'heading-skipped': [{ body: heading('h4', 'Tief') }, { blocks: [{ blockType: 'text', body: heading('h3', 'Tief') }] }],
    'heading-empty': [{ body: heading('h2', '') }],
    'link-empty': [call({ label: ' ', kind: 'screen', screen: 'home' }), { body: textWith(linkTo('/kontakt', ' ')) }],
    'link-missing': [call({ kind: 'page', slug: 'gibt-es-nicht' }), call({ kind: 'screen', screen: 'product' })],
    'link-gone': [{ body: textWith(linkTo('/weg')) }],
    'link-loop': [{ body: textWith(linkTo('/kreis')) }],
    'link-moved': [{ body: textWith(linkTo('/umweg')) }],
    'link-category': [call({ kind: 'category', key: 'cars', categoryUrl: 'autos' })],
    'link-market': [call({ kind: 'market', code: 'zz' })],
    'description-missing': [{ metaDescription: null }],
  }

  test.each(PROBLEM_KINDS)('a problem of the kind %s names its page, its field and a way to mend it', async (kind) => {
    const { flattenedFields } = payload.collections.pages.config
    for (const page of PAGES[kind]) {
      const { body } = await ask('POST', '/pages/problems', drawn(typeof page === 'function' ? page() : page))
      const paths: string[] = body.problems.flatMap((found: { path: string; kind: string }) =>
        found.kind === kind ? [found.path] : [],
      )
      expect(paths).not.toEqual([])
      expect(paths.filter((path) => formField(flattenedFields, path) !== path)).toEqual([])
    }
  })
})

test('the pages of the seed have no problems', async () => {
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
