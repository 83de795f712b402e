import type { CollectionConfig, CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { routeCheck, routeRemoval } from '@/collections/routes/route-endpoints'
import { routeContext } from '@/collections/routes/route-context'
import { keepOldPatterns } from './fields/keep-old'
import { marketField } from './fields/market-field'
import { screenOptionsWithAddress } from './fields/link-fields'
import { panel, select, text } from './fields/plain'
import { guarded } from '@/collections/saving/guarded'
import { checkRouteMap, patternsOf } from '@/collections/routes/check-route-map'
import type { RouteRow } from '@/domain/content/content'
import { isLeftover } from '@/domain/routing/route-problems'
import { lostPatterns } from '@/domain/routing/lost-patterns'
import { isScreen } from '@/domain/routing/screens'
import { formatStaffMessage } from '@/domain/staff-words'
import { idOf } from './access/staff'
import { refuse } from './saving/refuse'
import { routeMapWords as words } from './routes/route-map-words'
import { storedRoutes } from './routes/stored-routes'
import { keepPattern } from './routes/keep-pattern'
import { redirectsFrom, removeRedirects } from './routes/lead-to'

/**
 * After the addresses of a screen have changed: a redirect that an earlier change made from one of them is deleted, and on
 * request removed addresses redirect to the screen, only in this market.
 */
const followRoute: CollectionAfterChangeHook = async ({ collection, data, doc, operation, previousDoc, req }) => {
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

/** One document for each screen of a market: its addresses, the first of which is canonical. */
export const routeMaps: CollectionConfig = guarded(
  'route-maps',
  {
    labels: { singular: 'Route', plural: 'Routes' },
    admin: {
      group: 'Markets',
      useAsTitle: 'screen',
      defaultColumns: ['screen', 'market', 'patterns', 'updatedAt'],
      description: "The addresses of a market's screens. A screen without an entry has its English address.",
      components: { edit: { beforeDocumentControls: ['@/admin/on-demand#RemoveRoute'] } },
    },
    defaultSort: ['market', 'screen'],
    indexes: [{ fields: ['market', 'screen'], unique: true }],
    endpoints: [routeContext, routeCheck, ...routeRemoval],
    hooks: { beforeValidate: [checkRouteMap], afterChange: [followRoute] },
    fields: [
      marketField(),
      select(['screen', 'Screen', 'The screen these addresses open.'], screenOptionsWithAddress, {
        required: true,
        enumName: 'route_screen',
      }),
      {
        name: 'patterns',
        label: 'Addresses',
        type: 'array',
        minRows: 1,
        maxRows: 20,
        required: true,
        labels: { singular: 'Address', plural: 'Addresses' },
        admin: {
          description: 'The first is the one that links use; the others lead to it. Drag to change the order.',
          components: { Cell: '@/admin/routes/patterns-field#PatternsCell' },
        },
        fields: [
          text(
            ['pattern', 'Pattern', 'A path such as "/produkte/{pdp}". Parameters in braces, the same as in the English address.'],
            { required: true, admin: { components: { afterInput: ['@/admin/routes/patterns-field#PatternCheck'] } } },
          ),
        ],
      },
      keepOldPatterns,
      panel('preview', 'on-demand', 'RoutePreview'),
    ],
  },
  { announces: true, records: 'saves', filters: ['market', 'screen'] },
)
