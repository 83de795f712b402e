import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload'
import { getId, getStaff } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import { isCopying } from '@/collections/clone/clone-market'
import { problemsIn } from './page-check'
import { publishedAt, redirectedAway } from '@/collections/routes/follow-page'
import { formatStaffMessage } from '@/domain/staff-words'
import { CHECKS_PAGES, published, savesDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { lockMarket } from '@/collections/saving/lock-market'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { takesFromShop } from './take-from-shop'

const problemWords = staffWords('pageProblem')
const publishWords = staffWords('publish')
const settingWords = staffWords('setting')
const words = staffWords('page')

/** The rule of `{slug}` in addresses. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_SLUG_CHARACTERS = 120

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

async function slugProblem(req: PayloadRequest, slug: string, { market, id, publishes }: Saved): Promise<Refusal | null> {
  const { language } = req.i18n
  // An autosave may store a half-typed slug; the slug is checked when it is published.
  if (!savesDraft(req) && (!SLUG.test(slug) || slug.length > MAX_SLUG_CHARACTERS))
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
  const market = getId(data?.market)
  if (!data || market === null || (operation === 'update' && (savesDraft(req) || takesFromShop(req)))) return data
  await lockMarket(req, market)
  const { slug, key } = data
  const saved = { market, id: originalDoc?.id, publishes: data._status === 'published' }
  const wrong = typeof slug === 'string' && slug !== '' ? await slugProblem(req, slug, saved) : null
  const problems: Refusal[] = wrong ? [wrong] : []
  if (key && (await taken(req, { field: 'key', value: key, market, id: originalDoc?.id })))
    problems.push({ path: 'key', message: formatStaffMessage(words.keyTaken, req.i18n.language) })
  refuse(collection.slug, problems, req)
  return data
}

/**
 * A new page needs a title and a market, even as a draft: without them it is in no list of a market, only its author can
 * find it, and it has no preview. Payload itself requires nothing of drafts.
 */
export const checkNewPage: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  if (operation !== 'create') return data
  const hasTitle = typeof data?.title === 'string' && data.title.trim() !== ''
  const missing = [...(hasTitle ? [] : ['title']), ...(getId(data?.market) === null ? ['market'] : [])]
  const message = formatStaffMessage(settingWords.needed, req.i18n.language)
  refuse(
    collection.slug,
    missing.map((path) => ({ path, message })),
    req,
  )
  return data
}

/**
 * A member of staff who may not publish cannot change the slug or key of a published page, not even in a draft that a
 * colleague publishes later.
 */
export const keepPublishedAddress: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const staff = getStaff(req.user)
  if (!staff || getReach('pages', 'publish', staff.role) !== 'none' || operation !== 'update' || !data) return data
  const changed = ['slug', 'key'].filter((name) => name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null))
  if (changed.length === 0) return data
  const where: Where = { and: [{ id: { equals: originalDoc?.id } }, published] }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })
  const message = formatStaffMessage(words.fixed, req.i18n.language)
  if (totalDocs > 0)
    refuse(
      collection.slug,
      changed.map((path) => ({ path, message })),
      req,
    )
  return data
}

const reasonText = (reason: unknown): string => (typeof reason === 'string' ? reason.trim() : '')

/**
 * A page with problems that customers would see is published only with a reason (U-17), which is stored in that version and
 * in the audit log. The reason counts for one publication. Releases are checked at their minute. The seed and
 * copies of markets are not checked, because their links exist only when all pages are there.
 */
export const checkBeforePublish: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data || isCopying(req) || !(req.user || req.context[CHECKS_PAGES] === true)) return data
  const wasUsed = originalDoc?._status === 'published' && reasonText(data.publishReason) === reasonText(originalDoc.publishReason)
  const reason = wasUsed && req.user ? '' : reasonText(data.publishReason)
  const next = wasUsed && req.user ? { ...data, publishReason: null } : data
  if (data._status !== 'published' || reason !== '') return next
  const { language } = req.i18n
  const errors = (await problemsIn(req, { ...originalDoc, ...data })).filter(({ weight }) => weight === 'error')
  if (errors.length === 0) return next
  const count = formatStaffMessage(errors.length === 1 ? publishWords.one : publishWords.many, language, { n: errors.length })
  const problems: Refusal[] = errors.map(({ path, kind, value }) => ({
    path,
    message: formatStaffMessage(problemWords[kind], language, { value }),
  }))
  refuse(
    collection.slug,
    [...problems, { path: 'publishReason', message: formatStaffMessage(publishWords.needsReason, language, { count }) }],
    req,
  )
  return next
}
