import { sql } from 'drizzle-orm'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { type Actor, ACTORS, type MarketSlug, type Operation, type People, ROWS, chooseSide } from './access-expected'
import { binCalls, everyRole, LOGINS, oldestVersion } from './access-people'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { newDocument } from './new-document'
import { PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

/** The access table through REST, for the admin and every other role; `access-matrix.test.ts` covers the Local API. */
const ORIGIN = 'http://admin.localhost:3000'
let cms: Cms
let payload: Payload
let content: TwoMarkets
let people: People
const cookies = new Map<Actor, string>()

async function ask(method: string, path: string, { body, cookie = '' }: { body?: unknown; cookie?: string } = {}) {
  const init = { method, headers: { 'content-type': 'application/json', origin: ORIGIN, cookie } }
  const sent = body === undefined ? init : { ...init, body: JSON.stringify(body) }
  const response = await handleEndpoints({ config: payload.config, request: new Request(`${ORIGIN}/cms-api${path}`, sent) })
  const text = await response.text()
  const parsed = z.looseObject({ docs: z.array(z.unknown()).optional() }).safeParse(text.startsWith('{') ? JSON.parse(text) : {})
  return {
    status: response.status,
    docs: parsed.data?.docs,
    text,
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

afterAll(() => void delete payload.config.custom.translateTexts)
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  people = await everyRole(payload, content)
  for (const actor of ACTORS) {
    const login = LOGINS[actor]
    if (login === null) continue
    const { cookie } = await ask('POST', '/staff/login', { body: { email: `${login}@shop.example`, password: PASSWORD } })
    cookies.set(actor, cookie)
  }
  // From here on everything is tried and rolled back: the answer is sent before that.
  const { db } = payload
  db.commitTransaction = (id) => db.rollbackTransaction(id)
})

type Call = Readonly<{ method: string; path: string; body?: unknown }>
type Case = Readonly<{ slug: MarketSlug; actor: Actor }>

const idOf = ({ slug, actor }: Case) => content[chooseSide(actor)][slug]
const made = ({ slug, actor }: Case) => newDocument(slug, content.spare[chooseSide(actor)])
const notForOwnMarket = (tried: Case) => `/${tried.slug}/${idOf(tried)}/not-for/${content[chooseSide(tried.actor)].markets}`
const pathOf = (tried: Case) => `/${tried.slug}/${idOf(tried)}`
const commentsOf = (tried: Case) => `/${tried.slug}/${idOf(tried)}/comments`
/** A comment of someone who has left, on a page without a review, whose author could resolve comments, too. */
async function oldComment(tried: Case): Promise<unknown> {
  await payload.kv.delete(`review.page.${idOf(tried)}`)
  const { rows } = await getPostgres(payload).drizzle.execute(
    sql`insert into page_comments (page_id, row_id, field, text) values (${idOf(tried)}, '', 'title', 'Länger.') returning id`,
  )
  return rows[0]?.id
}
/** The page, as a translation of the other market's. */
async function translationAt(tried: Case): Promise<string> {
  const other = content[chooseSide(tried.actor) === 'own' ? 'other' : 'own'].pages
  const { drizzle } = getPostgres(payload)
  await drizzle.execute(sql`update pages set translation_of_id = ${other} where id = ${idOf(tried)}`)
  await drizzle.execute(sql`update _pages_v set version_translation_of_id = ${other} where parent_id = ${idOf(tried)} and latest`)
  payload.config.custom.translateTexts = () => Promise.resolve([['Title']])
  return `/${tried.slug}/${idOf(tried)}`
}
const versionOf = (tried: Case) => oldestVersion(payload, tried.slug as 'pages', idOf(tried))

async function copyOf({ slug }: Case): Promise<object> {
  if (slug === 'pages') return { slug: 'kopie', key: null }
  if (slug !== 'redirects') return {}
  const redirect = await payload.findByID({ collection: 'redirects', id: content.own.redirects, overrideAccess: true })
  return { from: `/kopie${redirect.from}` }
}

const CALLS: Readonly<Record<Operation, (tried: Case) => Call | Promise<Call>>> = {
  create: async (tried) => ({ method: 'POST', path: `/${tried.slug}`, body: await made(tried) }),
  'create a draft': async (tried) => ({
    method: 'POST',
    path: `/${tried.slug}?draft=true`,
    body: { ...((await made(tried)) as object), _status: 'draft' },
  }),
  read: (tried) => ({ method: 'GET', path: pathOf(tried) }),
  'read drafts': (tried) => ({ method: 'GET', path: `/${tried.slug}?draft=true&where[id][equals]=${idOf(tried)}` }),
  update: (tried) => ({ method: 'PATCH', path: pathOf(tried), body: {} }),
  'update a draft': (tried) => ({ method: 'PATCH', path: `${pathOf(tried)}?draft=true`, body: { title: 'Entwurf' } }),
  publish: (tried) => ({ method: 'PATCH', path: `${pathOf(tried)}?draft=true`, body: { _status: 'published' } }),
  unpublish: (tried) => ({ method: 'PATCH', path: pathOf(tried), body: { _status: 'draft' } }),
  delete: (tried) => ({ method: 'DELETE', path: pathOf(tried) }),
  ...binCalls(() => ({ payload, content })),
  versions: (tried) => ({ method: 'GET', path: `/${tried.slug}/versions?where[parent][equals]=${idOf(tried)}` }),
  restore: async (tried) => ({ method: 'POST', path: `/${tried.slug}/versions/${await versionOf(tried)}`, body: {} }),
  'restore as a draft': async (tried) => ({
    method: 'POST',
    path: `/${tried.slug}/versions/${await versionOf(tried)}?draft=true`,
    body: {},
  }),
  // Nothing was saved before, so that a conflict answers those who may.
  'undo the last save': (tried) => ({
    method: 'POST',
    path: `/live${pathOf(tried)}/undo`,
    body: { updatedAt: new Date().toISOString() },
  }),
  'see what a save would change': (tried) => ({
    method: 'POST',
    path: `/live/${tried.slug}/differences`,
    body: { document: idOf(tried), values: {} },
  }),
  'look at the draft in a frame': (tried) => ({ method: 'GET', path: `${pathOf(tried)}/preview` }),
  'look at what is typed in a frame': (tried) => ({ method: 'POST', path: `${pathOf(tried)}/preview`, body: { values: {} } }),
  duplicate: async (tried) => ({
    method: 'POST',
    path: `${pathOf(tried)}/duplicate?draft=false`,
    body: await copyOf(tried),
  }),
  'duplicate as a draft': async (tried) => ({
    method: 'POST',
    path: `${pathOf(tried)}/duplicate`,
    body: await copyOf(tried),
  }),
  'update many': (tried) => ({ method: 'PATCH', path: `/${tried.slug}?where[id][equals]=${idOf(tried)}`, body: {} }),
  'delete many': (tried) => ({ method: 'DELETE', path: `/${tried.slug}?where[id][equals]=${idOf(tried)}` }),
  'hand in for review': (tried) => ({
    method: 'POST',
    path: `${pathOf(tried)}/review`,
    body: { to: people[tried.actor === 'admin' ? 'content manager' : 'admin'].id, note: '' },
  }),
  // Nothing was handed in, so that a conflict answers those who may.
  'give back to the author': (tried) => ({
    method: 'POST',
    path: `${pathOf(tried)}/review/back`,
    body: { note: 'Noch einmal.' },
  }),
  'read comments': (tried) => ({ method: 'GET', path: commentsOf(tried) }),
  'comment at a field': (tried) => ({
    method: 'POST',
    path: commentsOf(tried),
    body: { row: '', field: 'title', text: 'Kürzer.' },
  }),
  'answer a comment': async (tried) => ({
    method: 'POST',
    path: `${commentsOf(tried)}/${await oldComment(tried)}/answers`,
    body: { text: 'Ja.' },
  }),
  'resolve a comment of others': async (tried) => ({
    method: 'POST',
    path: `${commentsOf(tried)}/${await oldComment(tried)}/resolve`,
    body: {},
  }),
  // The market has the page, so that a conflict answers those who may.
  'mark as not for a market': (tried) => ({ method: 'POST', path: notForOwnMarket(tried) }),
  'take such a mark back': (tried) => ({ method: 'DELETE', path: notForOwnMarket(tried) }),
  'read beside its source': async (tried) => ({ method: 'GET', path: `${await translationAt(tried)}/side-by-side` }),
  // Written for an older state of the page, so that a conflict answers those who may.
  'write beside its source': async (tried) => ({
    method: 'POST',
    path: `${await translationAt(tried)}/side-by-side`,
    body: { at: '2026-01-01T00:00:00.000Z', units: [], compared: false },
  }),
  'draft by machine': async (tried) => ({
    method: 'POST',
    path: `${await translationAt(tried)}/machine-draft`,
    body: { units: [{ id: 'title', source: ['Titel'] }] },
  }),
}

/** A conflict (409) comes from a rule behind the access; nothing found is a denial; anything else is a problem of the test. */
function verdictOf({ status, docs, text }: Awaited<ReturnType<typeof ask>>): 'allowed' | 'denied' {
  if ([401, 403, 404].includes(status)) return 'denied'
  if (status === 409) return 'allowed'
  if (status !== 200 && status !== 201) throw new Error(`${status} ${text}`)
  return docs?.length === 0 ? 'denied' : 'allowed'
}

test.each(ROWS)('$operation of $slug by $actor: $verdict', async ({ slug, operation, actor, verdict }) => {
  const { method, path, body } = await CALLS[operation]({ slug, actor })
  const cookie = cookies.get(actor) ?? ''
  expect(verdictOf(await ask(method, path, { body, cookie }))).toBe(verdict)
})

describe('collections that Payload uses internally', () => {
  const OWN = ['payload-locked-documents', 'payload-jobs', 'payload-migrations', 'payload-kv']
  const rows = ACTORS.flatMap((actor) => OWN.map((slug) => ({ actor, slug })))

  test.each(rows)('$actor reads and writes nothing of $slug', async ({ actor, slug }) => {
    const cookie = cookies.get(actor) ?? ''
    const calls: [string, string, object?][] = [
      ['GET', `/${slug}`],
      ['GET', `/${slug}/1`],
      ['POST', `/${slug}`, { key: 'x', data: {}, user: { relationTo: 'staff', value: 1 }, taskSlug: 'inline' }],
      ['PATCH', `/${slug}/1`, {}],
      ['PATCH', `/${slug}?where[id][exists]=true`, {}],
      ['DELETE', `/${slug}/1`],
      ['DELETE', `/${slug}?where[id][exists]=true`],
    ]
    for (const [method, path, body] of calls) {
      const { status } = await ask(method, path, { body, cookie })
      expect([method, path, [401, 403, 404, 501].includes(status)]).toEqual([method, path, true])
    }
    expect([401, 403, 404]).toContain((await ask('GET', '/payload-jobs/run', { cookie })).status)
  })

  test('every member of staff reads and writes only their own preferences', async () => {
    const [admin, reader] = [cookies.get('admin') ?? '', cookies.get('reader') ?? '']
    await payload.db.create({
      collection: 'payload-preferences',
      data: { key: 'secret-list', value: { mine: true }, user: { relationTo: 'staff', value: 1 } },
      req: {},
    })
    expect((await ask('GET', '/payload-preferences', { cookie: admin })).text).toContain('secret-list')
    for (const cookie of [reader, '']) {
      expect((await ask('GET', '/payload-preferences', { cookie })).text).not.toContain('secret-list')
      expect((await ask('GET', '/payload-preferences/secret-list', { cookie })).text).not.toContain('mine')
      expect((await ask('DELETE', '/payload-preferences?where[key][equals]=secret-list', { cookie })).docs ?? []).toEqual([])
    }
  })

  test('the access answer of a member of staff is closed to all others and contains no secret', async () => {
    expect(JSON.parse((await ask('GET', '/access')).text)).toMatchObject({ canAccessAdmin: false })
    const stranger = (await ask('GET', '/access')).text
    for (const slug of ['pages', 'staff', 'markets']) expect(stranger).not.toContain(slug)
    const reader = (await ask('GET', '/access', { cookie: cookies.get('reader') ?? '' })).text
    const rights = z.object({ collections: z.record(z.string(), z.looseObject({})) }).parse(JSON.parse(reader)).collections
    const writable = Object.entries(rights).filter(([, right]) => 'create' in right || 'update' in right || 'delete' in right)
    // Their own record, how they set up their lists, and views of lists under a name.
    expect(writable.map(([slug]) => slug).toSorted()).toEqual(['payload-preferences', 'payload-query-presets', 'staff'])
    expect(reader).not.toMatch(/totp|recoveryCodes|"hash"|"salt"|resetPasswordToken/)
  })
})
