import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { findUnknownAddresses, readCategoryAddresses } from '@/collections/markets/catalogue'
import type { PayloadRequest } from 'payload'
import { convertLink, convertOptionalLink } from '@/collections/documents/block-document'
import { convertRedirect } from '@/collections/documents/redirect-document'
import { loadMarketWithoutRedirects, shopOfMode } from '@/collections/redirects/load-live-market'
import { RedirectRow } from '@/domain/content/content'
import { LinkRow } from '@/domain/content/link-row'
import type { PageLink } from '@/domain/content/page-links'
import { linkProblems, type PageSurroundings } from '@/domain/routing/page-problems'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { publishedPages } from './published-pages'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

export type BrokenDocument = Readonly<{
  collection: 'pages' | 'navigation' | 'banners'
  id: number
  market: number
  title: string
  links: readonly string[]
}>
export type BrokenLinks = Readonly<{ documents: readonly BrokenDocument[]; waiting: number }>

type Checked = Omit<BrokenDocument, 'links'> & Readonly<{ links: readonly PageLink[] }>
type Around = ReadonlyMap<number, PageSurroundings>

/** Most prefixes and patterns that are read to resolve dead addresses. */
const MAX_RULES = 2000

/**
 * Broken links in published pages, navigation and banners of these markets, judged by the code that serves visitors. Reads
 * only the redirects that could catch an address that is no live page.
 */
export async function brokenLinks(req: PayloadRequest, markets: readonly number[], now: number): Promise<BrokenLinks> {
  const { pages, waiting } = await publishedPages(req, markets)
  const documents: Checked[] = [
    ...pages.map((page) => ({ ...page, collection: 'pages' as const })),
    ...(await linksOfMarkets(req, markets)),
  ]
  const around = await withCatalogue(req, documents, await surroundings(req, markets, now))
  const suspects = documents.flatMap((document) => withProblems(document, around))
  const sure = await withRedirects(req, suspects, around)
  return { documents: suspects.flatMap((document) => withProblems(document, sure)).map(withLinkWords), waiting }
}

const withLinkWords = ({ links, ...document }: Checked): BrokenDocument => ({
  ...document,
  links: links.map(({ words }) => words),
})

/** The document with only its broken links; an empty list when it has none. */
function withProblems(document: Checked, around: Around): Checked[] {
  const place = around.get(document.market)
  if (!place) return []
  const links = document.links.filter((link) =>
    linkProblems(link, place).some(({ weight, kind }) => weight === 'error' && kind !== 'link-empty'),
  )
  return links.length === 0 ? [] : [{ ...document, links }]
}

async function linksOfMarkets(req: PayloadRequest, markets: readonly number[]): Promise<Checked[]> {
  const where = { and: [{ market: { in: [...markets] } }, published] }
  const navigation = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'navigation', where, req })
  const banners = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'banners',
    where,
    select: { market: true, headline: true, link: true },
    req,
  })
  return [
    ...navigation.docs.map(({ id, market, main, footer, legal }): Checked => {
      const rows = [...(main ?? []), ...(footer ?? []).flatMap(({ links }) => links ?? []), ...(legal ?? [])]
      return {
        collection: 'navigation',
        id,
        market: Number(market),
        title: '',
        links: rows.flatMap((row) => asLink(convertLink(row))),
      }
    }),
    ...banners.docs.map(({ id, market, headline, link }): Checked => ({
      collection: 'banners',
      id,
      market: Number(market),
      title: headline,
      links: asLink(convertOptionalLink(link)),
    })),
  ]
}

function asLink(row: unknown): PageLink[] {
  const { data } = LinkRow.safeParse(row)
  return data ? [{ path: '', wordsPath: '', words: data.label, to: data.to }] : []
}

async function surroundings(req: PayloadRequest, markets: readonly number[], now: number): Promise<Around> {
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'markets', select: { code: true }, req })
  const codes = new Set(docs.map(({ code }) => code))
  const keyed = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'pages',
    where: { and: [{ market: { in: [...markets] } }, { key: { exists: true } }, published] },
    select: { market: true, key: true },
    draft: false,
    req,
  })
  const around = new Map<number, PageSurroundings>()
  for (const market of markets) {
    const { directory, slugs } = await loadMarketWithoutRedirects(req, market, now)
    const found = shopOfMode(directory, 'default', 'localhost')
    const categories = found ? await readCategoryAddresses(req.payload, found.market.elasticIndexes) : {}
    const shop = found && { ...found, content: { ...found.content, categories } }
    // Links name a page by its slug or by its key.
    const roles = keyed.docs.flatMap((page) => (page.market === market && page.key ? [page.key] : []))
    if (shop) around.set(market, { markets: codes, visitor: { shop, slugs: new Set([...slugs, ...roles]), now } })
  }
  return around
}

/** The same markets with the typed addresses that their catalogues lack. */
async function withCatalogue(req: PayloadRequest, documents: readonly Checked[], around: Around): Promise<Around> {
  const places = [...around].map(async ([market, place]) => {
    const links = documents.flatMap((document) => (document.market === market ? document.links : []))
    return [market, { ...place, unknown: await findUnknownAddresses(req.payload, links, place) }] as const
  })
  return new Map(await Promise.all(places))
}

/** The same markets with the redirects that could catch a suspected link; markets without suspects stay as they are. */
async function withRedirects(req: PayloadRequest, suspects: readonly Checked[], around: Around): Promise<Around> {
  const places = new Map(around)
  for (const market of new Set(suspects.map((document) => document.market))) {
    const place = around.get(market)
    const addresses = suspects.flatMap(({ links }) =>
      links.flatMap(({ to }) => (to.kind === 'address' ? [to.address.split(/[?#]/, 1)[0] ?? ''] : [])),
    )
    if (!place || addresses.length === 0) continue
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: {
        and: [
          { market: { equals: market } },
          { enabled: { equals: true } },
          { or: [{ match: { not_equals: 'exact' } }, { from: { in: addresses } }] },
        ],
      },
      depth: 0,
      limit: MAX_RULES,
      joins: false,
      overrideAccess: true,
      req,
    })
    const redirects = compileRedirects(docs.flatMap((doc) => RedirectRow.safeParse(convertRedirect(doc)).data ?? []))
    places.set(market, { ...place, visitor: { ...place.visitor, shop: { ...place.visitor.shop, redirects } } })
  }
  return places
}
