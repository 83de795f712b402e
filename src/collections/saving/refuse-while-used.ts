import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { lockMarket } from './lock-market'
import { entersBin, hasBin } from './bin'
import { staffLanguage } from '@/domain/staff-words'
import { isUnpublished, savesDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'

const OF_A_MARKET: readonly CollectionSlug[] = [
  'route-maps',
  'redirects',
  'pages',
  'navigation',
  'banners',
  'contact-subjects',
  'partners',
  'search-words',
]

async function countOf(req: PayloadRequest, collection: CollectionSlug, where: Where, trash = false): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection, where, trash, overrideAccess: true, req })
  return totalDocs
}

function nameOf(req: PayloadRequest, collection: CollectionSlug): string {
  const { plural } = req.payload.collections[collection].config.labels
  return (typeof plural === 'object' ? plural[staffLanguage(req.i18n.language)] : undefined) ?? collection
}

/**
 * Refuses to delete a market with content, which would be left without a market. Into the bin it may follow its content, which is
 * deleted for good before it.
 */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  await lockMarket(req, id)
  for (const collection of OF_A_MARKET) {
    const ofMarket: Where = { market: { equals: id } }
    const count = await countOf(req, collection, ofMarket)
    const stored = hasBin(collection) && !entersBin({ context }) ? await countOf(req, collection, ofMarket, true) : count
    if (stored === 0) continue
    const values = { count: count === 0 ? stored : count, collection: nameOf(req, collection) }
    throw cmsProblem(req, count === 0 ? 'marketInBin' : 'marketInUse', { values })
  }
}

async function refuseWhileNamed(req: PayloadRequest, partner: unknown): Promise<void> {
  // Saves of markets hold this lock, so that none names the partner meanwhile.
  await lockMarket(req, 'all')
  if ((await countOf(req, 'markets', { 'hosts.partner': { equals: partner } })) > 0) throw cmsProblem(req, 'partnerInUse')
}

/** Refuses to delete a partner that hosts name, which would be left without a partner. */
export const refusePartnerWhileUsed: CollectionBeforeDeleteHook = ({ id, req }) => refuseWhileNamed(req, id)

/** Refuses to take such a partner from the shop. */
export const refuseUnpublishedWhileUsed: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (originalDoc && isUnpublished(data) && !savesDraft(req)) await refuseWhileNamed(req, originalDoc.id)
  return data
}
