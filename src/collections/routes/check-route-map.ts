import type { CollectionBeforeValidateHook } from 'payload'
import { routeProblems } from '@/domain/routing/route-problems'
import { sayProblem } from '@/domain/routing/route-problem'
import { formatStaffMessage } from '@/domain/staff-words'
import { idOf } from '@/collections/access/staff'
import { surroundingsOf } from './stored-routes'
import { lockMarket } from '@/collections/markets/lock-market'
import { refuse } from '@/collections/saving/refuse'
import { routeMapWords } from './route-map-words'

/** The patterns in the rows of a form, saved or not; an empty row counts. */
export const patternsOf = (patterns: unknown): string[] =>
  Array.isArray(patterns)
    ? patterns.map((row: unknown) => (isRow(row) && typeof row.pattern === 'string' ? row.pattern : ''))
    : []
const isRow = (row: unknown): row is { pattern?: unknown } => typeof row === 'object' && row !== null

/** Refuses patterns that are invalid, lack the screen's parameters, or hide each other or a page. */
export const checkRouteMap: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const market = idOf(data?.market)
  if (!data || market === null || typeof data.screen !== 'string') return data
  const entry = { screen: data.screen, patterns: patternsOf(data.patterns) }
  await lockMarket(req, market)
  const { language } = req.i18n
  if (operation === 'update' && originalDoc?.screen !== entry.screen)
    refuse(collection.slug, [{ path: 'screen', message: formatStaffMessage(routeMapWords.screenStays, language) }], req)
  const surroundings = await surroundingsOf(req, { market: Number(market), entry, id: originalDoc?.id })
  if (surroundings.others.some(({ screen }) => screen === entry.screen))
    refuse(collection.slug, [{ path: 'screen', message: formatStaffMessage(routeMapWords.screenTaken, language) }], req)
  const problems = routeProblems(entry, surroundings).map((problem) => ({
    path: problem.index < 0 ? 'patterns' : `patterns.${problem.index}.pattern`,
    message: sayProblem(problem, language),
  }))
  refuse(collection.slug, problems, req)
  return data
}
