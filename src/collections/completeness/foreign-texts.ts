import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { toTranslate } from '@/collections/health/translations'
import { whatIsLive } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { type ForeignTexts, TEXT_DOCUMENTS, type TextDocuments } from './facts'

/** Fields with words that visitors read. */
const WORDS = new Set(['headline', 'text', 'label', 'heading', 'intro'])
/** Rows that name another market or an outside address, which are called the same in every language. */
const isNameOnly = (row: object): boolean => 'kind' in row && (row.kind === 'market' || row.kind === 'external')

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null || isNameOnly(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (WORDS.has(name) && inner.trim() !== '' ? [inner.trim()] : []) : wordsIn(inner),
  )
}

type Languages = ReadonlyMap<number, string>

async function textsByMarket(req: PayloadRequest, collection: TextDocuments): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const slug: CollectionSlug = collection
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: slug, where: whatIsLive(req.payload, slug), req })
  const texts = new Map<number, Set<string>>()
  for (const doc of docs) {
    const market = 'market' in doc ? Number(getId(doc.market)) : 0
    texts.set(market, new Set([...(texts.get(market) ?? []), ...wordsIn(doc)]))
  }
  return texts
}

/**
 * Documents of a market most of whose texts are those of older markets of other languages: they come from a copy. Single words that
 * languages share are nothing.
 */
export async function readForeignTexts(req: PayloadRequest, market: number, languages: Languages): Promise<ForeignTexts[]> {
  const found: ForeignTexts[] = []
  for (const documents of TEXT_DOCUMENTS) {
    const texts = await textsByMarket(req, documents)
    const own = [...(texts.get(market) ?? [])]
    // Of two markets the older one has its own texts.
    const others = [...texts].filter(([id]) => id < market && languages.get(id) !== languages.get(market))
    const shared = own.filter((text) => others.some(([, there]) => there.has(text)))
    const [example] = shared
    if (example !== undefined && shared.length > own.length / 2) found.push({ documents, count: shared.length, example })
  }
  return found
}

/** How many pages of a market still have the texts of a page in another language. */
export async function countUntranslated(req: PayloadRequest, market: number, languages: Languages): Promise<number> {
  const copies = (await toTranslate(req, [market])).filter(({ state }) => state === 'untranslated')
  if (copies.length === 0) return 0
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { in: copies.map(({ source }) => source) } },
    select: { market: true },
    depth: 0,
    limit: copies.length,
    overrideAccess: true,
    req,
  })
  const markets = new Map(docs.map((page) => [page.id, Number(getId(page.market))]))
  return copies.filter(({ source }) => languages.get(markets.get(source) ?? 0) !== languages.get(market)).length
}
