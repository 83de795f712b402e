import { staffWords } from '@/domain/staff-messages/staff-messages'
import { LRUCache } from 'lru-cache'
import { getReach } from '@/collections/access/access-table'
import { type BrokenDocument, brokenLinks } from '@/collections/health/broken-links'
import { contentState } from '@/collections/health/content-state'
import { readNightlyReports } from '@/collections/health/nightly/nightly-report-store'
import { redirectHealth, type RedirectHealth } from '@/collections/health/redirect-health'
import { marketGaps, type Gap } from '@/collections/completeness/market-gaps'
import { readFacts } from '@/collections/completeness/read-facts'
import { PROBLEM_KINDS, type RedirectProblemKind } from '@/collections/documents/redirect-document'
import { formatStaffMessage } from '@/domain/staff-words'
import { findMarket, type MarketDoc, type Reader } from './reader'

const gapWords = staffWords('gap')
const words = staffWords('broken')
const dashboardWords = staffWords('dashboard')

const SHOWN_LINKS = 3

/** What is to be mended or comes, with a link to the place where it is dealt with. */
export type DashboardItem = Readonly<{
  key: string
  text: string
  href: string
  /** Market, time, author. */
  detail?: string
  tone?: 'bad' | 'look'
  /** Highlighted beside the text: what is new. */
  mark?: string
}>
export type BrokenItems = Readonly<{ items: readonly DashboardItem[]; waiting: number }>

/** Results by markets and language, valid until something is saved. */
const resultCache = new LRUCache<string, Readonly<{ state: string; found: BrokenItems }>>({ max: 100 })

/**
 * Problems in the reader's markets, each with the place where it is fixed, and the number of pages that are not checked
 * yet.
 */
export async function findBrokenItems(reader: Reader): Promise<BrokenItems> {
  const { req, now, staff, language, markets } = reader
  if (getReach('redirects', 'read', staff.role) === 'none') return { items: [], waiting: 0 }
  const state = `${await contentState(req, now)} ${await reportState(reader)}`
  const key = `${language} ${markets.map(({ id }) => id).join()}`
  const known = resultCache.get(key)
  if (known?.state === state) return known.found
  const found = await look(reader)
  if (found.waiting === 0) resultCache.set(key, { state, found })
  return found
}

/** Changes with every nightly report, which is no document and so not part of the content's state. */
async function reportState({ req, markets }: Reader): Promise<string> {
  const reports = await readNightlyReports(
    req.payload,
    markets.map(({ id }) => id),
  )
  return [...reports].map(([market, { day, freshCount }]) => `${market}:${day}:${freshCount}`).join()
}

async function look(reader: Reader): Promise<BrokenItems> {
  const { req, now } = reader
  const markets = reader.markets.map(({ id }) => id)
  const links = await brokenLinks(req, markets, now)
  const redirects = await redirectItems(reader)
  const gaps: DashboardItem[] = []
  for (const market of reader.markets) gaps.push(...(await gapItems(reader, market)))
  return {
    items: [...links.documents.map((document) => linkItem(reader, document)), ...redirects, ...gaps],
    waiting: links.waiting,
  }
}

function linkItem(reader: Reader, { collection, id, market, title, links }: BrokenDocument): DashboardItem {
  const { language, admin } = reader
  const name = { pages: words.page, navigation: words.navigation, banners: words.banner }[collection]
  const shown = links.slice(0, SHOWN_LINKS).map((text) => formatStaffMessage(dashboardWords.quoted, language, { text }))
  const rest = links.length > SHOWN_LINKS ? ` +${links.length - SHOWN_LINKS}` : ''
  return {
    key: `links-${collection}-${id}`,
    text: formatStaffMessage(words.deadLinks, language, {
      document: formatStaffMessage(name, language, { title }),
      links: shown.join(', ') + rest,
    }),
    href: `${admin}/collections/${collection}/${id}`,
    detail: findMarket(reader, market)?.name ?? '',
    tone: 'bad',
  }
}

async function redirectItems(reader: Reader): Promise<DashboardItem[]> {
  const { req, now, markets, language, admin } = reader
  const { found, unchecked } = await redirectHealth(
    req,
    markets.map(({ id }) => id),
    now,
  )
  const items = found.flatMap((health) => PROBLEM_KINDS.flatMap((kind) => redirectItem(reader, health, kind)))
  const left = unchecked.map((market): DashboardItem => ({
    key: `unchecked-${market}`,
    text: formatStaffMessage(words.unchecked, language),
    href: `${admin}/redirect-tools`,
    detail: findMarket(reader, market)?.name ?? '',
  }))
  return [...items, ...left]
}

/** One kind of problem of one market; what is new since last night is the example. */
function redirectItem(reader: Reader, health: RedirectHealth, kind: RedirectProblemKind): DashboardItem[] {
  const { market, counts, first, fresh, isFromReport: asOfNight } = health
  const { language, admin } = reader
  const news = fresh.filter((found) => found.kind === kind)
  const example = news[0] ?? first[kind]
  if (!example) return []
  const name = findMarket(reader, market)?.name ?? ''
  return [
    {
      key: `${kind}-${market}`,
      text: formatStaffMessage(words[kind], language, { count: counts[kind], from: example.from }),
      href: `${admin}/collections/redirects/${example.id}`,
      detail: asOfNight ? `${name} · ${formatStaffMessage(words.asOfNight, language)}` : name,
      tone: kind === 'chain' || kind === 'overlap' ? 'look' : 'bad',
      ...(news.length > 0 && { mark: formatStaffMessage(words.sinceLastNight, language, { count: news.length }) }),
    },
  ]
}

/** Gaps of a live market; a draft is not public and may be incomplete. */
async function gapItems({ req, now, language, admin }: Reader, market: MarketDoc): Promise<DashboardItem[]> {
  if (market.state === 'draft') return []
  const gaps = marketGaps(market, await readFacts(req, market.id, null), now)
  return gaps
    .filter(({ level }) => level === 'missing')
    .map((gap, index) => ({
      key: `gap-${market.id}-${index}`,
      text: formatStaffMessage(words.gaps, language, { gap: formatStaffMessage(gapWords[gap.said], language, gap.values) }),
      href: gapPath(admin, market, gap),
      detail: market.name,
      tone: 'bad',
    }))
}

function gapPath(admin: string, market: MarketDoc, { where }: Gap): string {
  if ('path' in where)
    return `${admin}/collections/markets/${market.id}#field-${where.path.replace(/\.\d.*$/, '').replaceAll('.', '__')}`
  const own = new URLSearchParams({ 'where[or][0][and][0][market][equals]': String(market.id) })
  return `${admin}/collections/${where.documents}?${where.documents === 'media' ? '' : own}`
}
