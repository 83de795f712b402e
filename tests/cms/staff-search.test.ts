import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member, type Role } from './people'
import { PLAIN_TEXT } from './plain-text'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'
import { listTexts } from '@/collections/search/document-texts'
import { SearchGroups, type SearchKind } from '@/collections/search/search-answers'

const Page = z.object({ title: z.string(), path: z.string() })
const Answer = z.object({
  query: z.string(),
  addresses: z.array(
    z.object({
      market: z.string().nullable(),
      problem: z.string().nullable(),
      trace: z.object({ end: z.string(), hops: z.array(z.object({ rules: z.array(z.object({ id: z.string() })) })) }).nullable(),
      page: Page.nullable(),
    }),
  ),
  ...SearchGroups.shape,
})
const ROLES: readonly Role[] = ['admin', 'content-manager', 'market-manager', 'translator', 'read-only']
/** A word that no seed has, in one document of each kind and market. */
const WORD = 'zebrafink'
const [PARAGRAPH] = PLAIN_TEXT.root.children
const TEXT_NODES = PARAGRAPH?.children.map((node) => ({ ...node, text: `Ein ${WORD} im Block 100%` }))
const BLOCK_TEXT = {
  root: { ...PLAIN_TEXT.root, children: [{ ...PARAGRAPH, type: 'paragraph', version: 1, children: TEXT_NODES }] },
}

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>

async function search(query: string, who: string | null = 'admin') {
  const { status, body } = await ask('GET', `/search?q=${encodeURIComponent(query)}`, who)
  expect(status).toBe(200)
  return Answer.parse(body)
}
async function hitsOf(query: string, kind: SearchKind, who = 'admin') {
  const { groups } = await search(query, who)
  return groups.find((group) => group.kind === kind)?.hits ?? []
}
/** The documents alone, without the field that each result opens. */
const pathsOf = async (...asked: Parameters<typeof hitsOf>) =>
  (await hitsOf(...asked)).map(({ path }) => path.replace(/#(?!field-switches).*/, ''))

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  for (const role of ROLES) await member(payload, role, role === 'market-manager' ? [content.own.markets] : [])
  ask = staffQuestions(payload, 'http://localhost:3000')
  for (const side of ['own', 'other'] as const) {
    const ids = content[side]
    const always = { overrideAccess: true, depth: 0 } as const
    const text = { blockType: 'text' as const, body: BLOCK_TEXT }
    await payload.update({ collection: 'pages', id: ids.pages, data: { blocks: [text] }, ...always })
    await payload.update({ collection: 'redirects', id: ids.redirects, data: { note: WORD }, ...always })
  }
})

describe('GET /search', () => {
  test('GET /search finds a page by the text of a block, by title and by slug, and not by names in the JSON of its text', async () => {
    const page = await payload.findByID({ collection: 'pages', id: content.own.pages, overrideAccess: true, depth: 0 })
    const path = `/collections/pages/${page.id}`
    for (const query of [WORD.toUpperCase(), '100%', page.title, page.slug]) expect(await pathsOf(query, 'pages')).toContain(path)
    expect(await pathsOf('0_%', 'pages')).toEqual([])
    expect(await pathsOf('paragraph', 'pages')).toEqual([])
  })

  test('GET /search finds the text of a draft that is not published', async () => {
    const data = { title: 'Entwurf Kolibri', _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: content.own.pages, data, draft: true, overrideAccess: true, depth: 0 })
    expect(await pathsOf('kolibri', 'pages')).toEqual([`/collections/pages/${content.own.pages}`])
  })

  test('GET /search finds redirects, markets, settings by label, contact subjects and staff', async () => {
    const redirect = await payload.findByID({ collection: 'redirects', id: content.own.redirects, overrideAccess: true })
    expect(await pathsOf(redirect.from, 'redirects')).toContain(`/collections/redirects/${redirect.id}`)
    expect(await pathsOf('Österreich', 'markets')).toEqual([`/collections/markets/${content.other.markets}`])
    expect(await pathsOf('newsletter', 'settings')).toContain(
      `/collections/markets/${content.own.markets}#field-switches__newsletter`,
    )
    const subjects = await payload.findByID({ collection: 'contact-subjects', id: content.own['contact-subjects'] })
    expect(await pathsOf(subjects.subjects[0]?.label ?? '', 'contact-subjects')).toContain(
      `/collections/contact-subjects/${subjects.id}`,
    )
    expect(await pathsOf('translator@shop', 'staff')).toHaveLength(1)
  })

  test('a result names its market, its state, the field with the text and the words around it, and opens that field', async () => {
    const [page] = await hitsOf(WORD, 'pages')
    expect(page).toMatchObject({
      market: expect.stringMatching(/^(de|at)$/),
      sentence: { before: 'Ein ', match: WORD, after: ' im Block 100%' },
      path: expect.stringMatching(/^\/collections\/pages\/\d+#field-blocks__0__body$/),
    })
    expect(page?.field).not.toBe('')
    expect(page?.state).toMatch(/^(Draft|Published)$/)
  })

  test.each(['banners', 'navigation', 'partners', 'route-maps', 'search-words', 'contact-subjects'] as const)(
    'a text in a document of %s is found, with its field',
    async (kind) => {
      const id = content.own[kind]
      const doc = await payload.findByID({ collection: kind, id, overrideAccess: true, depth: 0 })
      const { fields } = payload.collections[kind].config
      const texts = [...listTexts(await createLocalReq({}, payload), fields, { ...doc })]
      const text = texts.find(({ text: own }) => own.length > 2)
      const hits = await hitsOf(text?.text ?? 'no text', kind)
      expect(hits.map(({ path }) => path)).toContain(`/collections/${kind}/${id}#field-${text?.place}`)
    },
  )

  test('GET /search shows at most eight of a kind', async () => {
    const { groups } = await search('en')
    for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(8)
    expect(groups.map(({ kind }) => kind)).toContain('settings')
    expect(groups.find(({ kind }) => kind === 'settings')?.hits).toHaveLength(8)
  })

  test('an address of the shop is answered with what opens it, and a foreign host by name', async () => {
    const to = { kind: 'screen', screen: 'contact' } as const
    const data = { market: content.own.markets, from: '/alter-fink', match: 'exact', to, status: '301', enabled: true } as const
    const { id } = await payload.create({ collection: 'redirects', data, overrideAccess: true })
    const found = (await search('/alter-fink')).addresses.find(({ market }) => market === 'de')
    expect(found).toMatchObject({ problem: null })
    expect(found?.trace?.hops[0]?.rules).toEqual([expect.objectContaining({ id: String(id) })])
    const [foreign] = (await search('https://elsewhere.example/contact')).addresses
    expect(foreign?.problem).toContain('elsewhere.example')
    expect((await search(WORD)).addresses).toEqual([])
  })

  test.each(['', 'a', ' a ', 'x'.repeat(201)])('GET /search refuses a query of another length: "%s"', async (query) => {
    expect((await ask('GET', `/search?q=${query}`, 'admin')).status).toBe(400)
  })
})

describe('rights', () => {
  const MATRIX = [
    ['admin', 'both'],
    ['content-manager', 'both'],
    ['market-manager', 'own'],
    ['translator', 'both'],
    ['read-only', 'both'],
  ] as const

  test.each(MATRIX)('%s finds documents of the markets: %s', async (who, markets) => {
    const sides = markets === 'both' ? (['own', 'other'] as const) : (['own'] as const)
    for (const slug of ['pages', 'redirects'] as const)
      expect((await pathsOf(WORD, slug, who)).toSorted()).toEqual(
        sides.map((side) => `/collections/${slug}/${content[side][slug]}`).toSorted(),
      )
    expect((await pathsOf('Österreich', 'markets', who)).length).toBe(markets === 'both' ? 1 : 0)
    expect(await pathsOf('@shop.example', 'staff', who)).toHaveLength(who === 'admin' ? ROLES.length : 1)
    const places = new Set((await search('/contact', who)).addresses.map(({ market }) => market))
    expect(places.has('at')).toBe(markets === 'both')
  })

  test('a stranger is refused', async () => {
    expect((await ask('GET', `/search?q=${WORD}`, null)).status).toBe(403)
  })

  test('no result of any kind carries a secret of staff', async () => {
    const result = await search('admin')
    expect(JSON.stringify(result)).not.toMatch(/hash|salt|totp|recovery/)
  })
})
