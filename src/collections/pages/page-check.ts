import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff-member'
import { blocksOf, picturesIn } from '@/collections/documents/block-document'
import { type Loose, orNull } from '@/collections/documents/loose'
import { loadMarketWithoutRedirects, shopOfMode } from '@/collections/redirects/load-live-market'
import { readValidRedirects } from '@/collections/redirects/redirect-context'
import { type CheckedPage, type PageProblem, type PageSurroundings, problemsOfPage } from '@/domain/content/page-problems'
import { languageOf } from '@/domain/market/shop'
import { compileRedirects } from '@/domain/routing/redirect-rules'

/** A page that is about to be saved or is in an unsaved form; every field may be missing. */
export type PageFields = NonNullable<Loose<Omit<DataFromCollectionSlug<'pages'>, 'market' | 'body'>>> &
  Readonly<{ market?: unknown; body?: unknown }>

/** Problems of a page, checked against its market as it is in the database now (U-17). */
export async function problemsIn(req: PayloadRequest, page: PageFields, now = Date.now()): Promise<PageProblem[]> {
  const market = Number(idOf(page.market) ?? 0)
  const checked = await checkedPage(req, page, await languageOfMarket(req, market))
  const around = market > 0 ? await surroundingsOf(req, market, now) : null
  const problems = problemsOfPage(checked, around)
  // A redirect may make a dead link work. A market may have very many redirects, so they are read only when there is a dead
  // link.
  if (!around || !problems.some(({ kind }) => kind.startsWith('link-'))) return problems
  const redirects = compileRedirects(await readValidRedirects(req, market))
  const shop = { ...around.visitor.shop, redirects }
  return problemsOfPage(checked, { ...around, visitor: { ...around.visitor, shop } })
}

async function surroundingsOf(req: PayloadRequest, market: number, now: number): Promise<PageSurroundings | null> {
  const { directory, slugs } = await loadMarketWithoutRedirects(req, market, now)
  const shop = shopOfMode(directory, 'default', 'localhost')
  if (!shop) return null
  const { docs } = await req.payload.find({
    collection: 'markets',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { code: true },
    overrideAccess: true,
    req,
  })
  return { visitor: { shop, slugs, now }, markets: new Set(docs.map(({ code }) => code)) }
}

async function languageOfMarket(req: PayloadRequest, id: number): Promise<string | null> {
  const options = { collection: 'markets', depth: 0, overrideAccess: true, select: { locale: true }, req } as const
  const { docs } = await req.payload.find({ ...options, where: { id: { equals: id } }, limit: 1 })
  return docs[0] ? languageOf(docs[0].locale) : null
}

async function checkedPage(
  req: PayloadRequest,
  { blocks, body, metaDescription, slug }: PageFields,
  language: string | null,
): Promise<CheckedPage> {
  const missingFields = new Map<number, string>()
  const reading = language === null ? undefined : { language, isRequired: true }
  const pictures = await picturesIn({ payload: req.payload }, blocks, reading)
  const drawn = blocksOf(blocks, pictures, ({ index, issues: [first] }) => {
    if (first) missingFields.set(index, first.path)
  })
  return {
    body: body ?? null,
    blocks: drawn,
    missingFields,
    metaDescription: orNull(metaDescription),
    slug: orNull(slug),
  }
}
