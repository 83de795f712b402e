import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { DataFromCollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { sql } from 'drizzle-orm'
import { getId } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { readRowsWithNotes } from '@/collections/redirects/redirect-rows'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import type { Mode } from '@/domain/market/market'
import { fixedOrigin } from '@/domain/routing/safe-target'
import { cloneContent, clonePartners, plainCopy } from './clone-content'
import type { CloneRequest } from './clone-request'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

const COPYING = 'copiesAMarket'

/**
 * Marks the request as a copy of content that was checked when it was published; links are valid only when all pages are
 * copied.
 */
const startCopying = (req: PayloadRequest): void => void (req.context[COPYING] = true)

/** True while a market is copied, when publishing a page needs no check. */
export const isCopying = (req: PayloadRequest): boolean => req.context[COPYING] === true

/** A mode of a market, with its partner if it has one. */
type Way = Readonly<{ mode: Mode; partner: Readonly<{ id: number; code: string }> | null }>
type LocalHost = Readonly<{
  hostname: string
  mode: Mode
  environment: 'local'
  partner: number | null
  canonical: true
}>

/** Local host names for a new market: one for each mode and partner, with the mode as the first label (M-02). */
function localHosts(code: string, ways: readonly Way[]): LocalHost[] {
  const taken = new Set<string>()
  return ways.map(({ mode, partner }) => {
    const plain = mode === 'default' ? `${code}.localhost` : `${mode.toLowerCase()}.${code}.localhost`
    // If several partners have the same mode, the later ones get their code in the name.
    const hostname = taken.has(plain) ? `${mode.toLowerCase()}-${partner?.code ?? 'own'}.${code}.localhost` : plain
    taken.add(plain)
    return { hostname, mode, environment: 'local', partner: partner?.id ?? null, canonical: true }
  })
}

type Market = DataFromCollectionSlug<'markets'>
type MarketData = RequiredDataFromCollectionSlug<'markets'>
export type Cloned = Readonly<{ id: number; hosts: readonly string[]; redirects: number }>

/** Most pages of a copy: they are copied one by one, each with its checks. */
const MAX_PAGES = 2_000

/**
 * Copies a market with everything in it, as a draft on local hosts (U-19). In the same language pages are copied published, so that
 * the new market is complete when it opens. Call within a transaction, which rolls back when this throws a problem.
 */
export async function cloneMarket(req: PayloadRequest, wanted: CloneRequest): Promise<Cloned> {
  const source = await sourceOf(req, wanted)
  startCopying(req)
  const always = { depth: 0, overrideAccess: true, req } as const
  const made = await req.payload.create({ collection: 'markets', data: marketCopy(source, wanted, portOf(req)), ...always })
  const into = { source, market: made }
  const partners = await clonePartners(req, into)
  const hosts = localHosts(wanted.code, await waysOf(req, source, partners))
  await req.payload.update({ collection: 'markets', id: made.id, data: { hosts }, ...always })
  await cloneContent(req, into)
  const redirects = wanted.redirects ? await cloneRedirects(req, source.id, made.id) : 0
  return { id: made.id, hosts: hosts.map(({ hostname }) => hostname), redirects }
}

async function sourceOf(req: PayloadRequest, { source, code }: CloneRequest): Promise<Market> {
  const find = { collection: 'markets', depth: 0, limit: 1, overrideAccess: true, req } as const
  const [taken] = (await req.payload.find({ ...find, where: { code: { equals: code } } })).docs
  if (taken) throw cmsProblem(req, 'marketCodeTaken', { values: { name: taken.name, code } })
  const [market] = (await req.payload.find({ ...find, where: { id: { equals: source } } })).docs
  if (!market) throw cmsProblem(req, 'noMarketToCopy')
  const { totalDocs: count } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ market: { equals: source } }, published] },
    overrideAccess: true,
    req,
  })
  if (count > MAX_PAGES) throw cmsProblem(req, 'tooManyPagesToCopy', { values: { count, most: MAX_PAGES } })
  return market
}

/** The settings of the copy, without the source's schedules and public state. */
function marketCopy(source: Market, wanted: CloneRequest, port: string): MarketData {
  const { source: _source, redirects: _redirects, ...own } = wanted
  return {
    // A stored market without its ids; Payload's type of new data differs only by those.
    ...(plainCopy(source) as unknown as MarketData),
    ...own,
    state: 'draft',
    searchDefault: false,
    switchPlans: [],
    domain: `${own.code}.localhost`,
    sellShopUrl: `http://${own.code}.localhost${port}/`,
    hosts: [],
  }
}

/** The port of this admin; local hosts use the same. */
const portOf = ({ headers }: PayloadRequest): string => /:\d{1,5}$/.exec(headers.get('host') ?? '')?.[0] ?? ''

/** The combinations of mode and partner of the source, in its order, with the copied partners. */
async function waysOf(req: PayloadRequest, source: Market, copies: ReadonlyMap<number, number>): Promise<Way[]> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'partners',
    where: { market: { equals: source.id } },
    select: { code: true },
    req,
  })
  const ways = (source.hosts ?? []).map(({ mode, partner }): Way => {
    const row = docs.find(({ id }) => id === getId(partner))
    const copy = row && copies.get(row.id)
    return { mode, partner: row && copy !== undefined ? { id: copy, code: row.code } : null }
  })
  const own = ways.length === 0 ? [{ mode: 'default', partner: null } as const] : ways
  return [...new Map(own.map((way) => [`${way.mode} ${way.partner?.id}`, way])).values()]
}

/** Refuses redirects that older versions allowed and that are unsafe now; they must be fixed in the source. */
async function refuseOpenHosts(req: PayloadRequest, source: number): Promise<void> {
  const outside = await readRowsWithNotes(req, source, sql`r.to_kind = 'external' and r.status <> '410'`)
  const open = outside.filter(({ url }) => fixedOrigin(url ?? '') === null).map(({ from }) => from)
  if (open.length === 0) return
  const from = open.slice(0, MAX_NAMES).map((address) => `"${address}"`)
  throw cmsProblem(req, 'openHostsToCopy', { values: { from: from.join(', ') }, data: { redirects: open.length } })
}
const MAX_NAMES = 5

/**
 * Copies a market's redirects in two statements, because there may be tens of thousands. They were checked when they were
 * saved, against the same routes and pages that the copy has. Returns how many there are.
 */
export async function cloneRedirects(req: PayloadRequest, source: number, market: number): Promise<number> {
  await refuseOpenHosts(req, source)
  const session = await openTransaction(req)
  const { rowCount } = await session.execute(sql`
    insert into redirects (market_id, "from", match, to_kind, to_screen, to_slug, to_path, to_url, status, enabled,
      hides_route, valid_from, valid_to, note)
    select ${market}, "from", match, to_kind, to_screen, to_slug, to_path, to_url, status, enabled, hides_route, valid_from,
      valid_to, note
    from redirects where market_id = ${source} and deleted_at is null`)
  await session.execute(sql`
    insert into redirects_to_params (_order, _parent_id, id, name, value)
    select p._order, made.id, gen_random_uuid()::text, p.name, p.value
    from redirects_to_params p
    join redirects old on old.id = p._parent_id
    join redirects made on made.market_id = ${market} and made.match = old.match and made."from" = old."from"
    where old.market_id = ${source} and old.deleted_at is null`)
  return rowCount ?? 0
}
