import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import { publishedAt, redirectedAway } from '@/collections/renames/page-address'
import { formatStaffMessage } from '@/domain/staff-words'
import { savesDraft } from './draft-save'
import { lockMarket } from '@/collections/hooks/markets/lock-market'
import { settingWords } from '@/collections/hooks/markets/setting-words'
import { pageWords as words } from './page-words'
import { type Fault, refuse } from '@/collections/hooks/refuse'
import { takesFromShop } from '@/collections/hooks/take-from-shop'

/** The rule of `{slug}` in addresses. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST = 120

type Taken = Readonly<{ field: 'slug' | 'key'; value: unknown; market: number | string; id: unknown }>

/** True when another page of the market, published or not, has this value. */
async function taken(req: PayloadRequest, { field, value, market, id }: Taken): Promise<boolean> {
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, { [field]: { equals: value } }, ...others] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

async function slugFault(req: PayloadRequest, slug: string, { market, id, publishes }: Saved): Promise<Fault | null> {
  const { language } = req.i18n
  // An autosave may store a half-typed slug; the slug is checked when it is published.
  if (!savesDraft(req) && (!SLUG.test(slug) || slug.length > LONGEST))
    return { path: 'slug', message: formatStaffMessage(words.slugForm, language) }
  if (await taken(req, { field: 'slug', value: slug, market, id }))
    return { path: 'slug', message: formatStaffMessage(words.slugTaken, language, { slug }) }
  if (!publishes) return null
  const before = await publishedAt(req, id)
  if (before?.slug === slug && before.market === Number(market)) return null
  return redirectedAway(req, { slug, market: Number(market), before })
}

type Saved = Readonly<{ market: number | string; id: unknown; publishes: boolean }>

/**
 * The slug of a page is valid, its address leads to it, and slug and key are unique in the market. A draft of an existing
 * page may have any value; it is checked when it is published. Unpublishing checks nothing.
 */
export const checkPage: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const market = idOf(data?.market)
  if (!data || market === null || (operation === 'update' && (savesDraft(req) || takesFromShop(req)))) return data
  await lockMarket(req, market)
  const { slug, key } = data
  const saved = { market, id: originalDoc?.id, publishes: data._status === 'published' }
  const wrong = typeof slug === 'string' && slug !== '' ? await slugFault(req, slug, saved) : null
  const faults: Fault[] = wrong ? [wrong] : []
  if (key && (await taken(req, { field: 'key', value: key, market, id: originalDoc?.id })))
    faults.push({ path: 'key', message: formatStaffMessage(words.keyTaken, req.i18n.language) })
  refuse(collection.slug, faults, req)
  return data
}

/**
 * A new page needs a title and a market, even as a draft: without them it is in no list of a market, only its author can
 * find it, and it has no preview. Payload itself requires nothing of drafts.
 */
export const checkNewPage: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  if (operation !== 'create') return data
  const hasTitle = typeof data?.title === 'string' && data.title.trim() !== ''
  const missing = [...(hasTitle ? [] : ['title']), ...(idOf(data?.market) === null ? ['market'] : [])]
  const message = formatStaffMessage(settingWords.needed, req.i18n.language)
  refuse(
    collection.slug,
    missing.map((path) => ({ path, message })),
    req,
  )
  return data
}
