import { type BasePayload, type DataFromCollectionSlug, getPayload, type Where } from 'payload'
import config from '@payload-config'
import { getId } from '@/collections/access/staff-member'
import { convertBlocks, picturesIn } from '@/collections/documents/block-document'
import { convertPage } from '@/collections/documents/content-documents'
import { type PreviewClaims, readPreviewToken } from '@/collections/pages/preview-token'
import { readTypedPage } from '@/collections/pages/typed-page'
import { readLanguage } from '@/domain/routing/shop'
import { PageRow } from '@/domain/content/content'

type Page = DataFromCollectionSlug<'pages'>

/**
 * The result of a preview's address; `wrong` is a 404 for everyone. `rows` says of a draft which block of the form each block is,
 * and `admin` is the origin that the page may exchange messages with.
 */
export type PagePreview = Readonly<
  { kind: 'open'; page: PageRow; rows: number[] | null; admin: string } | { kind: 'expired' } | { kind: 'wrong' }
>

/**
 * The page behind a preview's address at `now` (epoch milliseconds), for a shop of `market` (its code). Read for this one
 * request: a draft never reaches the snapshot nor a cache.
 */
export async function readPagePreview(token: string, market: string, now = Date.now()): Promise<PagePreview> {
  const payload = await getPayload({ config })
  const pass = await readPreviewToken(payload.secret, token, now)
  if (pass.kind !== 'open') return pass
  const { claims } = pass
  if (claims.market !== market) return { kind: 'wrong' }
  // A whole shop is shown under its own addresses; who is sent here has nothing to look at any more.
  if (!('page' in claims)) return { kind: 'expired' }
  const shown = await readPage(payload, claims, now)
  return shown ? { kind: 'open', ...shown, admin: claims.admin } : { kind: 'wrong' }
}

type Shown = Pick<PagePreview & { kind: 'open' }, 'page' | 'rows'>

async function readPage(payload: BasePayload, claims: PreviewClaims, now: number): Promise<Shown | null> {
  const { page: id, market, version, staff } = claims
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: version === 'draft',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!page || !(await isOf(payload, page, market)) || (version === 'published' && page._status !== 'published')) return null
  const isDraft = version === 'draft'
  const typed = isDraft ? await readTypedPage(payload, { page: id, staff }, page.updatedAt, now) : null
  const { title, body, blocks } = typed ?? page
  const pictures = await picturesIn({ payload }, blocks, { language: await languageOfMarket(payload, market) })
  const row = convertPage({ ...page, slug: page.slug || 'preview', title: title || '…', body, blocks }, pictures)
  const rows = convertBlocks(blocks, pictures).flatMap((block, index) => (block === null ? [] : [index]))
  return { page: PageRow.parse(row), rows: isDraft ? rows : null }
}

async function languageOfMarket(payload: BasePayload, code: string): Promise<string> {
  const where: Where = { code: { equals: code } }
  const { docs } = await payload.find({
    collection: 'markets',
    where,
    limit: 1,
    depth: 0,
    overrideAccess: true,
    select: { locale: true },
  })
  return readLanguage(docs[0]?.locale ?? '')
}

/** A page that has been moved to another market since is no longer what the address was made for. */
async function isOf(payload: BasePayload, { market }: Page, code: string): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: getId(market) } }, { code: { equals: code } }] }
  return (await payload.count({ collection: 'markets', where, overrideAccess: true })).totalDocs > 0
}
