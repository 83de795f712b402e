import { type BasePayload, type CollectionSlug, type PayloadRequest, type SelectType, createLocalReq } from 'payload'
import * as z from 'zod'
import {
  convertBanner,
  convertNavigation,
  convertPartner,
  convertRoutes,
  convertSearchWord,
  convertSubjects,
} from '@/collections/documents/content-documents'
import { convertHosts, convertMarket, convertSwitchSchedules } from '@/collections/documents/market-document'
import { type Pictures, convertPictures } from '@/collections/documents/picture'
import { type CmsContent, MarketContent } from '@/domain/content/content'
import { readLanguage } from '@/domain/routing/shop'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { expressionProblem } from '@/domain/checkout/safe-expression'
import { readCachedCategories } from './category-cache'
import { PublishedPages } from './published-pages-cache'
import { RedirectCache } from './redirect-cache'
import { whatIsLive } from '@trade-in-shop/payload-workbench/drafts/drafts'

/** Reads the database in one snapshot: a save between two queries is seen by all of them or by none. */
async function inOneMoment<T>(payload: BasePayload, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  const transaction = await payload.db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' })
  if (transaction === null) throw new Error('The database gave no transaction')
  req.transactionID = transaction
  try {
    return await read(req)
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}

type Read = Readonly<{ payload: BasePayload; req: PayloadRequest; caches: ContentCaches }>
/** Collections that are read completely; the union of all slugs is too much for the compiler. */
type WholeCollection = Extract<
  CollectionSlug,
  'markets' | 'partners' | 'route-maps' | 'navigation' | 'banners' | 'contact-subjects' | 'search-words'
>
type Rows = Awaited<ReturnType<typeof readAll>>

const ALL = { depth: 0, draft: false, limit: 0, overrideAccess: true, pagination: false } as const
const PICTURE = {
  filename: true,
  alt: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  credit: true,
  altLanguage: true,
  translations: true,
} as const
const WITHOUT_DATES = { createdAt: false, updatedAt: false, deletedAt: false, _status: false } as const satisfies SelectType

/**
 * Everything the CMS publishes, read in one transaction and always in the same order, so that the same content has the same
 * hash. Throws with market and field when a document is invalid; the caller then continues with the content it has. A part of a
 * page that cannot be rendered is left out, and logged in one line soon after (F26).
 */
export async function loadContent(payload: BasePayload): Promise<CmsContent> {
  const rows = await inOneMoment(payload, async (req) => readAll({ payload, req, caches: cachesOf(payload) }))
  const content = rows.markets.map((market) => contentOf(payload, market, rows))
  setImmediate(() => reportProblems(payload, rows.markets).catch((error: unknown) => payload.logger.error(error)))
  return content
}

/**
 * The same as the transaction of `req` sees it, with what is not committed. Nothing of it gets into the caches of the
 * published content.
 */
export async function readContent(req: PayloadRequest): Promise<CmsContent> {
  const rows = await readAll({ payload: req.payload, req, caches: newCaches() })
  return rows.markets.map((market) => contentOf(req.payload, market, rows))
}

async function reportProblems(payload: BasePayload, markets: Rows['markets']): Promise<void> {
  const codes = new Map(markets.map(({ id, code }) => [id, code]))
  const problems: string[] = []
  await cachesOf(payload).pages.check((market, problem) => problems.push(`${codes.get(market)}/${problem}`))
  if (problems.length > 0) payload.logger.warn(summary(problems))
  for (const { code, zipFormatRegExp } of markets) {
    if (expressionProblem(zipFormatRegExp) === null) continue
    payload.logger.warn(`The postal code expression of market "${code}" is outside the safe grammar and is not run`)
  }
}

type ContentCaches = Readonly<{ pages: PublishedPages; redirects: RedirectCache }>
const newCaches = (): ContentCaches => ({ pages: new PublishedPages(), redirects: new RedirectCache() })
const cachesByPayload = new WeakMap<BasePayload, ContentCaches>()
function cachesOf(payload: BasePayload): ContentCaches {
  const caches = cachesByPayload.get(payload) ?? newCaches()
  cachesByPayload.set(payload, caches)
  return caches
}

async function readAll({ payload, req, caches }: Read) {
  const all = <Slug extends WholeCollection>(collection: Slug, sort: string[]) =>
    payload
      .find({ ...ALL, collection, sort, where: whatIsLive(payload, collection), select: WITHOUT_DATES, req })
      .then(({ docs }) => docs)
  const markets = await all('markets', ['code'])
  const partners = await all('partners', ['code'])
  const routeMaps = await all('route-maps', ['id'])
  const navigation = await all('navigation', ['id'])
  const banners = await all('banners', ['position', 'id'])
  const subjects = await all('contact-subjects', ['id'])
  const searchWords = await all('search-words', ['id'])
  const media = await payload.find({ ...ALL, collection: 'media', select: PICTURE, req })
  const pictures = picturesByMarket(markets, media.docs)
  // In parallel: the database reads one while this process checks the other.
  const reads = [caches.redirects.read(req), caches.pages.read(req, pictures)] as const
  // Wait for both before throwing, so that neither reads on in a transaction that the other's failure has ended.
  await Promise.allSettled(reads)
  const [redirects, pages] = await Promise.all(reads)
  return { markets, partners, routeMaps, pages, navigation, banners, subjects, searchWords, redirects, pictures }
}

type Market = Readonly<{ id: number; locale: string }>

function picturesByMarket(
  markets: readonly Market[],
  uploads: Parameters<typeof convertPictures>[0],
): ReadonlyMap<number, Pictures> {
  const languages = new Set(markets.map(({ locale }) => readLanguage(locale)))
  const pictures = new Map([...languages].map((language) => [language, convertPictures(uploads, { language })]))
  return new Map(markets.map(({ id, locale }) => [id, pictures.get(readLanguage(locale)) ?? new Map()]))
}

const MAX_REPORTED = 5
const summary = (problems: readonly string[]): string =>
  `Parts of pages cannot be drawn (${problems.length}): ${problems.slice(0, MAX_REPORTED).join('; ')}${problems.length > MAX_REPORTED ? ' …' : ''}`

function contentOf(payload: BasePayload, market: Rows['markets'][number], rows: Rows): MarketContent {
  const pictures = rows.pictures.get(market.id) ?? new Map()
  const own = <Row extends { market?: unknown }>(list: readonly Row[]) => list.filter((row) => row.market === market.id)
  const partners = own(rows.partners)
  const codes = new Map(partners.map(({ id, code }) => [String(id), code]))
  const [navigation] = own(rows.navigation)
  const [subjects] = own(rows.subjects)
  const parsed = MarketContent.safeParse({
    market: convertMarket(market, pictures),
    switchPlans: convertSwitchSchedules(market),
    hosts: convertHosts(market, codes),
    routes: own(rows.routeMaps)
      .toSorted((left, right) => SCREEN_NAMES.indexOf(left.screen) - SCREEN_NAMES.indexOf(right.screen))
      .flatMap(convertRoutes),
    // They were checked when they were read.
    redirects: [],
    pages: [],
    navigation: convertNavigation(navigation ?? {}),
    banners: own(rows.banners).map((banner) => convertBanner(banner, pictures)),
    contactSubjects: subjects ? convertSubjects(subjects) : [],
    searchWords: [...rows.searchWords.filter(({ market }) => market === null), ...own(rows.searchWords)].flatMap(
      convertSearchWord,
    ),
    partners: partners.map((partner) => convertPartner(partner, pictures)),
    categories: readCachedCategories(payload, market),
  })
  if (parsed.success)
    return { ...parsed.data, redirects: rows.redirects.get(market.id) ?? [], pages: rows.pages.get(market.id) ?? [] }
  throw new Error(`The content of market "${market.code}" cannot be used:\n${z.prettifyError(parsed.error)}`)
}
