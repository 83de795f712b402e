import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { RouteRow } from '@/domain/content/content'
import { isLeftover } from '@/domain/routing/route-problems'
import { lostPatterns } from '@/domain/routing/lost-patterns'
import { isScreen } from '@/domain/routing/screens'
import { formatStaffMessage } from '@/domain/staff-words'
import { idOf } from '@/collections/access/staff'
import { patternsOf } from './check-route-map'
import { refuse } from '@/collections/saving/refuse'
import { routeMapWords as words } from './route-map-words'
import { storedRoutes } from './stored-routes'
import { keepPattern } from './keep-pattern'
import { redirectsFrom, removeRedirects } from './lead-to'

/**
 * After the addresses of a screen have changed: a redirect that an earlier change made from one of them is deleted, and on
 * request removed addresses redirect to the screen, only in this market.
 */
export const followRoute: CollectionAfterChangeHook = async ({ collection, data, doc, operation, previousDoc, req }) => {
  const market = Number(idOf(doc.market))
  const screen = String(doc.screen)
  if (!isScreen(screen)) return doc
  const patterns = patternsOf(doc.patterns)
  await removeLeftovers(
    req,
    market,
    patterns.map((pattern) => ({ screen, pattern })),
  )
  const same = operation === 'update' && previousDoc?.screen === screen && Number(idOf(previousDoc?.market)) === market
  const lost = same ? lostPatterns(screen, patternsOf(previousDoc.patterns), await storedRoutes(req, market)) : []
  for (const pattern of data?.keepOld === true ? lost : []) {
    const reason = await keepPattern(req, market, pattern, { kind: 'screen', screen, address: patterns[0] ?? '/' })
    if (reason === null) continue
    refuse(
      collection.slug,
      [{ path: 'keepOld', message: formatStaffMessage(words.cannotKeep, req.i18n.language, { pattern, reason }) }],
      req,
    )
  }
  return doc
}

async function removeLeftovers(req: PayloadRequest, market: number, own: readonly RouteRow[]): Promise<void> {
  for (const { pattern } of own) {
    const rows = await redirectsFrom(req, market, pattern)
    await removeRedirects(
      req,
      rows.filter((row) => isLeftover(row, own)),
    )
  }
}
