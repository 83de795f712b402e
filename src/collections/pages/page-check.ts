import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { convertBlocks, picturesIn } from '@/collections/documents/block-document'
import { type Loose, orNull } from '@/collections/documents/loose'
import { loadMarketWithoutRedirects, shopOfMode } from '@/collections/redirects/load-live-market'
import { readValidRedirects } from '@/collections/redirects/redirect-context'
import { findUnknownAddresses, readCategoryAddresses } from '@/collections/markets/catalogue'
import { linksOfPage } from '@/domain/content/page-links'
import { type CheckedPage, type PageProblem, type PageSurroundings, problemsOfPage } from '@/domain/routing/page-problems'
import { readSourcePage } from '@/collections/saving/page-of-request'
import { hashTexts, translationState, wordsHash } from '@/collections/translations/translation-state'
import { readLanguage } from '@/domain/routing/shop'
import { compileRedirects } from '@/domain/routing/redirect-rules'

/** A page that is about to be saved or is in an unsaved form; every field may be missing. */
export type PageFields = NonNullable<Loose<Omit<DataFromCollectionSlug<'pages'>, 'market' | 'body'>>> &
  Readonly<{ market?: unknown; body?: unknown }>

/** Problems of a page, checked against its market as it is in the database now (U-17). */
export async function problemsIn(req: PayloadRequest, page: PageFields, now = Date.now()): Promise<PageProblem[]> {
  const market = Number(getId(page.market) ?? 0)
  const checked = await checkedPage(req, page, await languageOfMarket(req, market))
  const around = market > 0 ? await surroundingsOf(req, market, checked, now) : null
  const problems = problemsOfPage(checked, around)
  // A redirect may make a dead link work. A market may have very many redirects, so they are read only when there is a dead
  // link.
  if (!around || !problems.some(({ kind }) => kind.startsWith('link-'))) return problems
  const redirects = compileRedirects(await readValidRedirects(req, market))
  const shop = { ...around.visitor.shop, redirects }
  return problemsOfPage(checked, { ...around, visitor: { ...around.visitor, shop } })
}

async function surroundingsOf(
  req: PayloadRequest,
  market: number,
  page: CheckedPage,
  now: number,
): Promise<PageSurroundings | null> {
  const { directory, slugs } = await loadMarketWithoutRedirects(req, market, now)
  const found = shopOfMode(directory, 'default', 'localhost')
  if (!found) return null
  const categories = await readCategoryAddresses(req.payload, found.market.elasticIndexes)
  const shop = { ...found, content: { ...found.content, categories } }
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'markets', select: { code: true }, req })
  const around = { visitor: { shop, slugs, now }, markets: new Set(docs.map(({ code }) => code)) }
  return { ...around, unknown: await findUnknownAddresses(req.payload, linksOfPage(page), around) }
}

async function languageOfMarket(req: PayloadRequest, id: number): Promise<string | null> {
  const options = { collection: 'markets', depth: 0, overrideAccess: true, select: { locale: true }, req } as const
  const { docs } = await req.payload.find({ ...options, where: { id: { equals: id } }, limit: 1 })
  return docs[0] ? readLanguage(docs[0].locale) : null
}

/** True for a copy of a page in another language that was neither translated nor compared with its source. */
async function isUntranslated(req: PayloadRequest, page: PageFields, language: string | null): Promise<boolean> {
  const source = language === null ? null : await readSourcePage(req, page.translationOf)
  if (!source || (await languageOfMarket(req, Number(getId(source.market)))) === language) return false
  return translationState({ ...page, words: wordsHash(page) }, hashTexts(source)) === 'untranslated'
}

async function checkedPage(req: PayloadRequest, page: PageFields, language: string | null): Promise<CheckedPage> {
  const { blocks, body, metaDescription, slug } = page
  const missingFields = new Map<number, string>()
  const reading = language === null ? undefined : { language, isRequired: true }
  const pictures = await picturesIn({ payload: req.payload }, blocks, reading)
  const drawn = convertBlocks(blocks, pictures, ({ index, issues: [first] }) => {
    if (first) missingFields.set(index, first.path)
  })
  return {
    body: body ?? null,
    blocks: drawn,
    missingFields,
    metaDescription: orNull(metaDescription),
    slug: orNull(slug),
    isUntranslated: await isUntranslated(req, page, language),
  }
}
