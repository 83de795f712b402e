import { type BasePayload, type DataFromCollectionSlug, getPayload } from 'payload'
import config from '@payload-config'
import { pageOf } from '@/collections/documents/content-documents'
import { type Pictures, picturesOf } from '@/collections/documents/picture'
import { type PreviewClaims, readPreviewToken } from '@/collections/pages/preview-token'
import { PageRow } from '@/domain/content'

type Page = DataFromCollectionSlug<'pages'>

/** What a preview's address opens; `wrong` is nothing for anybody. `admin` is the origin that it may speak with. */
export type PagePreview = Readonly<{ kind: 'open'; page: PageRow; admin: string } | { kind: 'expired' } | { kind: 'wrong' }>

/**
 * The page behind a preview's address at `now` (epoch milliseconds), for a shop of `market` (its code). Read for this one
 * request: a draft never reaches the snapshot nor a cache.
 */
export async function readPagePreview(token: string, market: string, now = Date.now()): Promise<PagePreview> {
  const payload = await getPayload({ config })
  const pass = await readPreviewToken(payload.secret, token, now)
  if (pass.kind !== 'open') return pass
  const { claims } = pass
  const page = claims.market === market ? await readPage(payload, claims) : null
  return page ? { kind: 'open', page, admin: claims.admin } : { kind: 'wrong' }
}

async function readPage(payload: BasePayload, { page: id, market, version }: PreviewClaims): Promise<PageRow | null> {
  const page = await payload.findByID({
    collection: 'pages',
    id,
    draft: version === 'draft',
    depth: 1,
    populate: { markets: { code: true } },
    disableErrors: true,
    overrideAccess: true,
  })
  if (!page || !isOf(page, market) || (version === 'published' && page._status !== 'published')) return null
  const row = pageOf({ ...page, slug: page.slug || 'preview', title: page.title || '…' }, await picturesIn(payload, page))
  return PageRow.parse(row)
}

const isOf = ({ market }: Page, code: string): boolean => typeof market === 'object' && market.code === code

/** The pictures that a page names. */
async function picturesIn(payload: BasePayload, { blocks }: Page): Promise<Pictures> {
  const ids = (blocks ?? []).flatMap((block) => {
    const upload = 'picture' in block ? block.picture : 'poster' in block ? block.poster : null
    return upload ? [typeof upload === 'object' ? upload.id : upload] : []
  })
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ collection: 'media', where, limit: ids.length, depth: 0, overrideAccess: true })
  return picturesOf(docs)
}
