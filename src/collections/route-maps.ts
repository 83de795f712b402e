import { sayToStaffIn, staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionConfig, CollectionAfterChangeHook, PayloadRequest, CollectionBeforeValidateHook } from 'payload'
import { routeCheck, routeRemoval } from '@/collections/routes/route-endpoints'
import { routeContext } from '@/collections/routes/route-context'
import { keepOldPatterns } from './fields/keep-old'
import { marketField } from './fields/market-field'
import { screenOptionsWithAddress } from './fields/link-fields'
import { panel, select, text } from './fields/plain'
import { guarded } from './guarded'
import type { RouteRow } from '@/domain/content/content'
import { isLeftover, routeProblems } from '@/domain/routing/route-problems'
import { lostPatterns } from '@/domain/routing/lost-patterns'
import { isScreen } from '@/domain/routing/screens'
import { formatStaffMessage } from '@/domain/staff-words'
import { getId } from './access/staff-member'
import { refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { readSurroundings } from '@/collections/routes/surroundings'
import { keepPattern } from './routes/keep-pattern'
import { redirectsFrom, removeRedirects } from './routes/lead-to'
import { sayProblem } from '@/domain/routing/route-problem'
import { lockMarket } from '@/collections/saving/lock-market'

const words = staffWords('routeMap')

/** The patterns in the rows of a form, saved or not; an empty row counts. */
const patternsOf = (patterns: unknown): string[] =>
  Array.isArray(patterns)
    ? patterns.map((row: unknown) => (isRow(row) && typeof row.pattern === 'string' ? row.pattern : ''))
    : []
const isRow = (row: unknown): row is { pattern?: unknown } => typeof row === 'object' && row !== null

/** Refuses patterns that are invalid, lack the screen's parameters, or hide each other or a page. */
const checkRouteMap: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const market = getId(data?.market)
  if (!data || market === null || typeof data.screen !== 'string') return data
  const entry = { screen: data.screen, patterns: patternsOf(data.patterns) }
  await lockMarket(req, market)
  const { language } = req.i18n
  if (operation === 'update' && originalDoc?.screen !== entry.screen)
    refuse(collection.slug, [{ path: 'screen', message: formatStaffMessage(words.screenStays, language) }], req)
  const surroundings = await readSurroundings(req, { market: Number(market), entry, id: originalDoc?.id })
  if (surroundings.others.some(({ screen }) => screen === entry.screen))
    refuse(collection.slug, [{ path: 'screen', message: formatStaffMessage(words.screenTaken, language) }], req)
  const problems = routeProblems(entry, surroundings).map((problem) => ({
    path: problem.index < 0 ? 'patterns' : `patterns.${problem.index}.pattern`,
    message: sayProblem(problem, sayToStaffIn(language)),
  }))
  refuse(collection.slug, problems, req)
  return data
}

/**
 * After the addresses of a screen have changed: a redirect that an earlier change made from one of them is deleted, and on
 * request removed addresses redirect to the screen, only in this market.
 */
const followRoute: CollectionAfterChangeHook = async ({ collection, data, doc, operation, previousDoc, req }) => {
  const market = Number(getId(doc.market))
  const screen = String(doc.screen)
  if (!isScreen(screen)) return doc
  const patterns = patternsOf(doc.patterns)
  await removeLeftovers(
    req,
    market,
    patterns.map((pattern) => ({ screen, pattern })),
  )
  const same = operation === 'update' && previousDoc?.screen === screen && Number(getId(previousDoc?.market)) === market
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
      components: { edit: { editMenuItems: ['@/admin/on-demand#RemoveRoute'] } },
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
