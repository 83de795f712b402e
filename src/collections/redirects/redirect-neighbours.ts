import { staffWords } from '@/domain/staff-messages/staff-messages'
import { type RuleProblem, ruleProblem } from './rule-problem'
import type { RedirectRow } from '@/domain/content/content'
import { type Chain, findBefore, findChain, findLoop, findRival, hiddenRoute, followRow } from '@/domain/routing/redirect-checks'
import { type Neighbourhood, sourceKey } from '@/domain/routing/redirect-neighbourhood'
import type { Trail } from '@/domain/routing/follow-redirects'
import { matchRoute } from '@/domain/routing/route-map'

const neighbourWords = staffWords('neighbour')

const quoted = (rows: readonly RedirectRow[]): string => rows.map(({ from }) => `"${from}"`).join(' → ')

/**
 * Conflicts between a redirect and the rest of its market (`near` includes the redirect itself), with the other redirects
 * involved.
 */
export function neighbourProblems(row: RedirectRow, near: Neighbourhood): RuleProblem[] {
  const duplicate = near.bySource.get(sourceKey(row))?.find((other) => other !== row)
  if (duplicate) return [ruleProblem('from', neighbourWords.duplicate, { from: duplicate.from }, [duplicate])]
  return [
    ...pageProblems(row, near),
    ...(row.enabled ? [...rivalProblems(row, near), ...hopProblems(row, near), ...hidingProblems(row, near)] : []),
  ]
}

function pageProblems({ to }: RedirectRow, { slugs }: Neighbourhood): RuleProblem[] {
  if (to?.kind !== 'page' || slugs.has(to.slug)) return []
  return [ruleProblem('to.slug', neighbourWords.noPage, { slug: to.slug })]
}

function rivalProblems(row: RedirectRow, near: Neighbourhood): RuleProblem[] {
  const rival = findRival(row, near)
  return rival ? [ruleProblem('from', neighbourWords.overlap, { from: rival.from }, [rival])] : []
}

/** Problems of a redirect of which only the target has changed. */
export const newTargetProblems = (row: RedirectRow, near: Neighbourhood): RuleProblem[] => [
  ...pageProblems(row, near),
  ...(row.enabled ? trailProblems(row, near) : []),
]

function hopProblems(row: RedirectRow, near: Neighbourhood): RuleProblem[] {
  const own = trailProblems(row, near)
  if (own.length > 0) return own
  const [first] = findBefore(row, near)
  return first ? [beforeProblem(first, near)] : []
}

function trailProblems(row: RedirectRow, near: Neighbourhood): RuleProblem[] {
  const trail = followRow(row, near)
  const loop = findLoop(row, near, trail)
  if (loop)
    return [
      ruleProblem(fieldOf(row), neighbourWords.circle, { trail: quoted([...loop, ...loop.slice(0, 1)]) }, othersOf(loop, row)),
    ]
  const chain = findChain(row, near, trail)
  return chain ? [chainProblem(row, chain)] : closedProblems(row, trail, near)
}

/** A redirect to a screen that the market has switched off leads to a 404. */
function closedProblems(row: RedirectRow, { end }: Trail, { closed, site }: Neighbourhood): RuleProblem[] {
  const screen = end?.kind === 'path' ? matchRoute(site.routes, end.step.path)?.screen : undefined
  return screen !== undefined && closed.has(screen) ? [ruleProblem(fieldOf(row), neighbourWords.closed, { screen })] : []
}

function chainProblem(row: RedirectRow, { rows, flattened, target }: Chain): RuleProblem {
  const message = flattened === null ? neighbourWords.chainWithoutEnd : neighbourWords.chain
  const problem = ruleProblem(fieldOf(row), message, { trail: quoted(rows), end: flattened ?? '' }, othersOf(rows, row))
  return { ...problem, flatten: target }
}

function beforeProblem(other: RedirectRow, near: Neighbourhood): RuleProblem {
  const end = findChain(other, near)?.flattened ?? null
  const message = end === null ? neighbourWords.beforeWithoutEnd : neighbourWords.before
  return ruleProblem('from', message, { from: other.from, end: end ?? '' }, [other])
}

const othersOf = (rows: readonly RedirectRow[], row: RedirectRow) => rows.filter((other) => other !== row)

function hidingProblems(row: RedirectRow, { site, slugs }: Neighbourhood): RuleProblem[] {
  const hidden = row.hidesRoute ? null : hiddenRoute(row, site.routes, slugs)
  return hidden
    ? [ruleProblem('from', neighbourWords.hides, { from: row.from, screen: hidden.screen, pattern: hidden.pattern })]
    : []
}

/** The field that says where a redirect leads. */
function fieldOf({ to }: RedirectRow): string {
  const fields = { screen: 'to.screen', page: 'to.slug', path: 'to.path', external: 'to.url' } as const
  return to === null ? 'status' : fields[to.kind]
}
