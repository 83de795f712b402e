import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { whatIsLive } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { readLanguage } from '@/domain/routing/shop'

/** The market that is copied and the new market. */
export type Into = Readonly<{
  source: Readonly<{ id: number; code: string; locale: string }>
  market: Readonly<{ id: number; code: string; name: string; locale: string }>
}>
type OfMarket = 'partners' | 'route-maps' | 'pages' | 'navigation' | 'banners' | 'contact-subjects'

const ALL = { depth: 0, draft: false, limit: 0, pagination: false, overrideAccess: true } as const

const documentsOf = async <Slug extends OfMarket>(req: PayloadRequest, collection: Slug, market: number) => {
  const where = { and: [{ market: { equals: market } }, whatIsLive(req.payload, collection)] }
  const { docs } = await req.payload.find({ ...ALL, collection, where, sort: 'id', req })
  // The compiler sees a union for a generic slug; these are documents of that collection.
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}

async function put(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Record<string, unknown>,
  draft = false,
): Promise<number> {
  const made = await req.payload.create({
    collection,
    // A copy of a document of the same collection; the compiler cannot follow a slug to its type.
    data: data as RequiredDataFromCollectionSlug<typeof collection>,
    depth: 0,
    draft,
    overrideAccess: true,
    req,
  })
  return Number(made.id)
}

/** Copies the market's partners; returns the ids of the copies by those of the originals. */
export async function clonePartners(req: PayloadRequest, { source, market }: Into): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  for (const doc of await documentsOf(req, 'partners', source.id)) {
    ids.set(doc.id, await put(req, 'partners', { ...plainCopy(doc), market: market.id }))
  }
  return ids
}

/**
 * Copies routes and what is published of pages, navigation, banners and subjects. Pictures are shared; drafts are not copied. Into
 * another language pages are drafts that are still to be translated.
 */
export async function cloneContent(req: PayloadRequest, into: Into): Promise<void> {
  const { source, market } = into
  const isForeign = readLanguage(source.locale) !== readLanguage(market.locale)
  for (const collection of ['route-maps', 'pages', 'banners', 'contact-subjects', 'navigation'] as const) {
    const isDraft = collection === 'pages' && isForeign
    for (const doc of await documentsOf(req, collection, source.id)) {
      const translationOf = isDraft ? doc.id : null
      const own = collection === 'pages' ? { translationOf, sourceHash: null, ...(isDraft && { _status: 'draft' }) } : {}
      await put(req, collection, { ...relinked(plainCopy(doc), into), ...own, market: market.id }, isDraft)
    }
  }
}

/** Links to the source market become links to the new one; in its list of countries the new market names itself. */
function relinked(data: Record<string, unknown>, { source, market }: Into): Record<string, unknown> {
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow)
    if (typeof value !== 'object' || value === null) return value
    const row = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, follow(inner)]))
    return row.kind === 'market' && row.code === source.code ? { ...row, code: market.code, label: market.name } : row
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, follow(value)]))
}

type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Rich texts keep their inner ids, because the database stores them as one value. */
const isRichText = (value: Plain): boolean => isPlain(value.root)
const OF_THE_DOCUMENT = new Set(['id', 'createdAt', 'updatedAt', 'marketName'])

/** A stored document as data of a new one, without its id, its dates and the ids of its rows. */
export const plainCopy = (doc: object): Plain =>
  Object.fromEntries(
    Object.entries(doc)
      .filter(([name]) => !OF_THE_DOCUMENT.has(name))
      .map(([name, value]) => [name, withoutRowIds(value)]),
  )

function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => (isPlain(entry) ? rowCopy(entry) : entry))
  if (!isPlain(value) || isRichText(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRowIds(inner)]))
}

const rowCopy = (row: Plain): Plain =>
  Object.fromEntries(Object.entries(row).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutRowIds(inner)]])))
