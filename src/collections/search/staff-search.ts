import { getTranslation } from '@payloadcms/translations'
import { type CollectionSlug, type Endpoint, type Field, type PayloadRequest, type Where } from 'payload'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { getId } from '@/collections/access/staff-member'
import { type GuardedCollection, getReach } from '@/collections/access/access-table'
import { findPageIds } from './page-search'
import { readStaffMarkets } from '@/collections/redirects/markets-of'
import { type TrialResult, tryAddresses } from '@/collections/redirects/try-addresses'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { requireMember } from '@/collections/saving/page-of-request'

/** Most results of each kind. */
export const MAX_HITS_PER_KIND = 8
export const MIN_QUERY_CHARACTERS = 2
export const MAX_QUERY_CHARACTERS = 200
export const SEARCH_KINDS = ['pages', 'redirects', 'markets', 'settings', 'media', 'contact-subjects', 'staff'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** `path` is below the admin's own. */
export type SearchHit = Readonly<{ title: string; detail: string; path: string }>
export type AddressHit = TrialResult & Readonly<{ page: SearchHit | null }>
export type SearchResult = Readonly<{
  query: string
  addresses: readonly AddressHit[]
  groups: readonly Readonly<{ kind: SearchKind; hits: readonly SearchHit[] }>[]
}>

const Query = StaffText(MIN_QUERY_CHARACTERS, MAX_QUERY_CHARACTERS)

/** A query that can be searched for; null for one that is too short, too long or missing. */
export const parseSearchQuery = (value: unknown): string | null => Query.safeParse(value).data ?? null

/** `GET /search?q=text`: documents with a text, and what an address of the shop opens, as far as the sender may read it. */
export const staffSearch: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async (req) => {
    requireMember(req)
    const query = parseSearchQuery(req.searchParams.get('q'))
    if (query === null) throw cmsProblem(req, 'badRequest')
    return Response.json(await searchDocuments(req, query), { headers: { 'cache-control': 'private, no-store' } })
  },
}

/** Everything that the member of staff may read with this text, by kind; kinds without a result are left out. */
export async function searchDocuments(req: PayloadRequest, query: string): Promise<SearchResult> {
  const groups: { kind: SearchKind; hits: readonly SearchHit[] }[] = []
  for (const kind of SEARCH_KINDS) {
    const hits = mayRead(req, kind) ? await SEARCHES[kind](req, query) : []
    if (hits.length > 0) groups.push({ kind, hits })
  }
  return { query, addresses: await searchAddress(req, query), groups }
}

const mayRead = (req: PayloadRequest, kind: SearchKind): boolean =>
  getReach(kind === 'settings' ? 'markets' : kind, 'read', requireMember(req).role) !== 'none'

/** The options of every read: as the member of staff, with access checked. */
const asMember = (req: PayloadRequest) => ({ overrideAccess: false, user: req.user, limit: MAX_HITS_PER_KIND, req }) as const
const anyOf = (fields: readonly string[], text: string): Where => ({ or: fields.map((name) => ({ [name]: { contains: text } })) })
const pathOf = (slug: GuardedCollection & CollectionSlug, id: number | string): string => `/collections/${slug}/${id}`
const nameOf = (market: unknown): string =>
  typeof market === 'object' && market !== null && 'name' in market ? String(market.name) : ''
const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

type Search = (req: PayloadRequest, text: string) => Promise<readonly SearchHit[]>

const SEARCHES: Readonly<Record<SearchKind, Search>> = {
  pages: async (req, text) => {
    const ids = await findPageIds(req, text, MAX_HITS_PER_KIND)
    return ids.length === 0 ? [] : pagesWhere(req, { id: { in: ids } })
  },
  redirects: async (req, text) => {
    const where = anyOf(['from', 'to.path', 'to.url', 'to.slug', 'note'], text)
    const { docs } = await req.payload.find({ collection: 'redirects', where, sort: 'from', depth: 1, ...asMember(req) })
    return docs.map(({ id, from, to, market }) => ({
      title: from,
      detail: joined(to?.path ?? to?.url ?? to?.slug ?? to?.screen, nameOf(market)),
      path: pathOf('redirects', id),
    }))
  },
  markets: async (req, text) => {
    const where = anyOf(['name', 'code', 'locale', 'hosts.hostname'], text)
    const { docs } = await req.payload.find({ collection: 'markets', where, sort: 'code', depth: 0, ...asMember(req) })
    return docs.map(({ id, name, code, hosts }) => ({
      title: name,
      detail: joined(code, hosts?.map(({ hostname }) => hostname).join(', ')),
      path: pathOf('markets', id),
    }))
  },
  settings: searchSettings,
  media: async (req, text) => {
    const where = anyOf(['originalName', 'alt', 'credit', 'filename'], text)
    const { docs } = await req.payload.find({ collection: 'media', where, sort: 'filename', depth: 0, ...asMember(req) })
    return docs.map(({ id, filename, originalName, alt }) => ({
      title: alt,
      detail: originalName ?? filename ?? '',
      path: pathOf('media', id),
    }))
  },
  'contact-subjects': async (req, text) => {
    const where = anyOf(['subjects.label', 'subjects.recipient'], text)
    const { docs } = await req.payload.find({ collection: 'contact-subjects', where, depth: 1, ...asMember(req) })
    return docs.map(({ id, market, subjects }) => {
      const found = subjects.filter(({ label, recipient }) => holds(label, text) || holds(recipient, text))
      return { title: found.map(({ label }) => label).join(', '), detail: nameOf(market), path: pathOf('contact-subjects', id) }
    })
  },
  staff: async (req, text) => {
    const where = anyOf(['name', 'email'], text)
    const { docs } = await req.payload.find({ collection: 'staff', where, sort: 'name', depth: 0, ...asMember(req) })
    return docs.map(({ id, name, email }) => ({ title: name, detail: email, path: pathOf('staff', id) }))
  },
}

const holds = (value: unknown, text: string): boolean =>
  (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(text.toLowerCase())

async function pagesWhere(req: PayloadRequest, where: Where): Promise<SearchHit[]> {
  const { docs } = await req.payload.find({ collection: 'pages', where, sort: 'title', depth: 1, ...asMember(req) })
  return docs.map(({ id, title, slug, market }) => ({ title, detail: joined(slug, nameOf(market)), path: pathOf('pages', id) }))
}

/** Most markets whose settings are searched in one request. */
const MAX_MARKETS = 300

/** Settings of markets by their label or value; the link opens the market at the field (`open-field.tsx`). */
async function searchSettings(req: PayloadRequest, text: string): Promise<SearchHit[]> {
  const reads = { ...asMember(req), limit: MAX_MARKETS }
  const { docs } = await req.payload.find({ collection: 'markets', sort: 'code', depth: 0, ...reads })
  const hits: SearchHit[] = []
  const { fields } = req.payload.collections.markets.config
  for (const market of docs)
    for (const { path, label, value } of settingsOf(req, fields, market)) {
      if (hits.length === MAX_HITS_PER_KIND) return hits
      if (!holds(label, text) && !holds(value, text)) continue
      const detail = joined(market.name, typeof value === 'string' ? value.slice(0, MAX_QUERY_CHARACTERS) : null)
      hits.push({ title: label, detail, path: `${pathOf('markets', market.id)}#field-${path}` })
    }
  return hits
}

type Setting = Readonly<{ path: string; label: string; value: unknown }>

/** Every field with one value that the document of a market holds, with its path as the form writes it. */
function settingsOf(req: PayloadRequest, fields: readonly Field[], values: object, prefix = ''): Setting[] {
  return fields.flatMap((field): Setting[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => settingsOf(req, tab.fields, values, prefix))
    if (!('name' in field)) return 'fields' in field ? settingsOf(req, field.fields, values, prefix) : []
    if (('hidden' in field && field.hidden === true) || !(field.name in values)) return []
    const value: unknown = Reflect.get(values, field.name)
    const path = `${prefix}${field.name}`
    if (field.type === 'group') return isGroup(value) ? settingsOf(req, field.fields, value, `${path}__`) : []
    if (!['text', 'textarea', 'email', 'number', 'checkbox', 'select'].includes(field.type)) return []
    const label = typeof field.label === 'function' || !field.label ? field.name : getTranslation(field.label, req.i18n)
    return [{ path, label, value }]
  })
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A path, an address with its scheme, or a host with a path behind it. */
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|[\w-]+(?:\.[\w-]+)+(?::\d+)?\/)\S*$/i

/** Where an address leads by the shop's own rules; a path is tried in each market of the member of staff. */
async function searchAddress(req: PayloadRequest, query: string): Promise<AddressHit[]> {
  if (!ADDRESS.test(query)) return []
  const markets = await readStaffMarkets(req, ['read'])
  if (markets.length === 0) return []
  const trial = { addresses: [query], mode: 'default', now: Date.now(), form: null } as const
  const owners = query.startsWith('/') ? markets.slice(0, MAX_HITS_PER_KIND) : [null]
  const hits: AddressHit[] = []
  for (const market of owners) {
    const { tried } = await tryAddresses(req, { ...trial, market }, markets)
    for (const result of tried) hits.push({ ...result, page: await pageAt(req, result) })
  }
  return hits
}

/** The content page that a traced visit ends at. */
async function pageAt(req: PayloadRequest, { market, trace }: TrialResult): Promise<SearchHit | null> {
  if (market === null || trace?.screen !== 'content' || trace.status !== 200) return null
  const slug =
    trace.address
      .split('?')[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? ''
  const owner = (await readStaffMarkets(req, ['read'])).find(({ code }) => code === market)
  const where: Where = { and: [{ market: { equals: getId(owner) } }, { slug: { equals: slug } }] }
  return (await pagesWhere(req, where))[0] ?? null
}
