import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { PagePreview } from '@/cms/page-preview'
import { parsePage } from '@/domain/content/content'
import { aText } from './a-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD, type Role } from './people'
import { type Cms, startCms } from './start-cms'

const HOST = 'admin.localhost:3000'
const ORIGIN = `http://${HOST}`
const MINUTE = 60_000

let cms: Cms
let payload: Payload
let content: TwoMarkets
let page: number
const cookies = new Map<Role, string>()
let readPagePreview: (token: string, market: string, now?: number) => Promise<PagePreview>

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  ;({ readPagePreview } = await import('@/cms/page-preview'))
  for (const [role, markets] of [
    ['translator', []],
    ['content-manager', []],
    ['market-manager', [content.other.markets]],
  ] as const) {
    await member(payload, role, [...markets])
    const { cookie } = await ask('POST', '/staff/login', null, { email: `${role}@shop.example`, password: PASSWORD })
    cookies.set(role, cookie)
  }
  const data = {
    market: content.own.markets,
    slug: 'probe',
    title: 'Öffentlich',
    body: aText('Alt.'),
    _status: 'published' as const,
  }
  page = (await payload.create({ collection: 'pages', data, overrideAccess: true })).id
  const draft = { title: 'Entwurf', slug: '', blocks: [{ blockType: 'text' as const, body: null }], _status: 'draft' as const }
  // A draft may be incomplete; the type of the collection knows complete documents only.
  await payload.update({ collection: 'pages', id: page, draft: true, data: draft as never, overrideAccess: true })
})

async function ask(method: string, path: string, role: Role | null, body?: unknown, host = HOST) {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, host, cookie: (role && cookies.get(role)) ?? '' }
  const request = new Request(`${ORIGIN}/cms-api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config: payload.config, request })
  const text = await response.text()
  const answer = text.startsWith('{') ? JSON.parse(text) : {}
  return { status: response.status, body: answer, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
const addressFor = async (role: Role): Promise<string> => (await ask('GET', `/pages/${page}/preview`, role)).body.url
const tokenOf = (url: string): string => new URL(url).pathname.replace('/__preview/', '')

describe('the address of a preview', () => {
  test('the address of a preview is on the market’s own host, on a local one when the admin is local', async () => {
    expect(await addressFor('translator')).toMatch(/^http:\/\/de\.localhost:3000\/__preview\/[\w-]+\.[\w-]+$/)
  })

  test('the address of a preview is given to staff who may read the page', async () => {
    expect((await ask('GET', `/pages/${page}/preview`, null)).status).toBe(403)
    expect((await ask('GET', `/pages/${page}/preview`, 'market-manager')).status).toBe(404)
  })

  test('the address of a preview is made for no other origin than the admin’s', async () => {
    expect((await ask('GET', `/pages/${page}/preview`, 'translator', undefined, 'evil.example')).body.url).toBeNull()
  })
})

test.each(['translator', 'content-manager'] as const)(
  'a page that was never published has a preview for a %s, also when its market was chosen after it was begun',
  async (role) => {
    const data = { market: content.other.markets, title: 'Begonnen' }
    const begun = { collection: 'pages' as const, draft: true, overrideAccess: true }
    const { id } = await payload.create({ ...begun, data: data as never })
    await payload.update({ ...begun, id, data: { market: content.own.markets } as never })
    // Rows from before title and market were required have neither.
    await payload.db.updateOne({ collection: 'pages', id, data: { market: null, title: null } })
    const { body, status } = await ask('GET', `/pages/${id}/preview`, role)
    expect(status).toBe(200)
    expect(await readPagePreview(tokenOf(String(body.url)), 'de')).toMatchObject({ kind: 'open', page: { title: 'Begonnen' } })
  },
)

describe('the content of a preview', () => {
  test('the content of a preview is the newest draft, even an incomplete one, while the shop shows the published version', async () => {
    const shown = await readPagePreview(tokenOf(await addressFor('translator')), 'de')
    expect(shown).toMatchObject({ kind: 'open', admin: ORIGIN, page: { title: 'Entwurf', slug: 'preview', blocks: [] } })
    const { loadContent } = await import('@/cms/load')
    const published = (await loadContent(payload)).flatMap(({ pages }) => pages)
    expect(published.find(({ slug }) => slug === 'probe')?.title).toBe('Öffentlich')
    expect(JSON.stringify(published.map((page) => [page, parsePage(page)]))).not.toContain('Entwurf')
  })

  test('what a member of staff has typed is in their own preview alone, until the page is saved', async () => {
    const typed = {
      market: content.own.markets,
      title: 'Getippt',
      body: aText('Neu.'),
      blocks: [
        { blockType: 'text', body: null },
        { blockType: 'steps', heading: 'So geht es', steps: [{ title: 'Eins', text: 'Erst dies.' }] },
      ],
    }
    expect((await ask('POST', `/pages/${page}/preview`, null, typed)).status).toBe(403)
    expect((await ask('POST', `/pages/${page}/preview`, 'market-manager', typed)).status).toBe(404)
    expect((await ask('POST', `/pages/${page}/preview`, 'translator', typed)).status).toBe(200)
    const shownTo = async (role: Role) => readPagePreview(tokenOf(await addressFor(role)), 'de')
    // A block without its text is not drawn; the next one is still the second of the form.
    expect(await shownTo('translator')).toMatchObject({ page: { title: 'Getippt', blocks: [{ type: 'steps' }] }, rows: [1] })
    expect(await shownTo('content-manager')).toMatchObject({ page: { title: 'Entwurf' } })
    const { readTypedPage } = await import('@/collections/pages/typed-page')
    const { docs } = await payload.find({ collection: 'staff', where: { email: { equals: 'translator@shop.example' } } })
    const typist = { page, staff: docs[0]?.id ?? 0 }
    const readAt = (now: number) => readTypedPage(payload, typist, '2026-01-01T00:00:00Z', now)
    expect(await readAt(Date.now())).toMatchObject({ title: 'Getippt' })
    expect(await readAt(Date.now() + 10 * MINUTE)).toBeNull()
    const data = { title: 'Gespeichert', _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: page, draft: true, data: data as never, overrideAccess: true })
    expect(await shownTo('translator')).toMatchObject({ page: { title: 'Gespeichert' } })
  })

  test('the content of a preview opens in no other market, and expires', async () => {
    const token = tokenOf(await addressFor('translator'))
    expect(await readPagePreview(token, 'at')).toEqual({ kind: 'wrong' })
    expect(await readPagePreview(token, 'de', Date.now() + 10 * MINUTE)).toEqual({ kind: 'expired' })
    expect(await readPagePreview(`${token.slice(0, -3)}AAA`, 'de')).toEqual({ kind: 'wrong' })
  })

  test('the content of a preview is gone with its page', async () => {
    const token = tokenOf(await addressFor('translator'))
    await payload.delete({ collection: 'pages', id: page, overrideAccess: true })
    expect(await readPagePreview(token, 'de')).toEqual({ kind: 'wrong' })
  })
})
