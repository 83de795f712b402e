import { type RuleFault, ruleFault } from '@/collections/redirects/rule-fault'
import type { RedirectRow } from '@/domain/content/content'
import { type Chain, findBefore, findChain, findLoop, findRival, hiddenRoute, trailOf } from '@/domain/routing/redirect-checks'
import { type Neighbourhood, sourceKey } from '@/domain/routing/redirect-neighbourhood'
import type { Trail } from '@/domain/routing/redirects'
import { matchRoute } from '@/domain/routing/route-map'
import { neighbourWords } from './neighbour-words'

const quoted = (rows: readonly RedirectRow[]): string => rows.map(({ from }) => `"${from}"`).join(' → ')

/**
 * Conflicts between a redirect and the rest of its market (`near` includes the redirect itself), with the other redirects
 * involved.
 */
export function neighbourFaults(row: RedirectRow, near: Neighbourhood): RuleFault[] {
  const duplicate = near.bySource.get(sourceKey(row))?.find((other) => other !== row)
  if (duplicate) return [ruleFault('from', neighbourWords.duplicate, { from: duplicate.from }, [duplicate])]
  return [
    ...pageFaults(row, near),
    ...(row.enabled ? [...rivalFaults(row, near), ...hopFaults(row, near), ...hidingFaults(row, near)] : []),
  ]
}

function pageFaults({ to }: RedirectRow, { slugs }: Neighbourhood): RuleFault[] {
  if (to?.kind !== 'page' || slugs.has(to.slug)) return []
  return [ruleFault('to.slug', neighbourWords.noPage, { slug: to.slug })]
}

function rivalFaults(row: RedirectRow, near: Neighbourhood): RuleFault[] {
  const rival = findRival(row, near)
  return rival ? [ruleFault('from', neighbourWords.overlap, { from: rival.from }, [rival])] : []
}

/** Problems of a redirect of which only the target has changed. */
export const newTargetFaults = (row: RedirectRow, near: Neighbourhood): RuleFault[] => [
  ...pageFaults(row, near),
  ...(row.enabled ? trailFaults(row, near) : []),
]

function hopFaults(row: RedirectRow, near: Neighbourhood): RuleFault[] {
  const own = trailFaults(row, near)
  if (own.length > 0) return own
  const [first] = findBefore(row, near)
  return first ? [beforeFault(first, near)] : []
}

function trailFaults(row: RedirectRow, near: Neighbourhood): RuleFault[] {
  const trail = trailOf(row, near)
  const loop = findLoop(row, near, trail)
  if (loop)
    return [
      ruleFault(fieldOf(row), neighbourWords.circle, { trail: quoted([...loop, ...loop.slice(0, 1)]) }, othersOf(loop, row)),
    ]
  const chain = findChain(row, near, trail)
  return chain ? [chainFault(row, chain)] : closedFaults(row, trail, near)
}

/** A redirect to a screen that the market has switched off leads to a 404. */
function closedFaults(row: RedirectRow, { end }: Trail, { closed, site }: Neighbourhood): RuleFault[] {
  const screen = end?.kind === 'path' ? matchRoute(site.routes, end.step.path)?.screen : undefined
  return screen !== undefined && closed.has(screen) ? [ruleFault(fieldOf(row), neighbourWords.closed, { screen })] : []
}

function chainFault(row: RedirectRow, { rows, flattened, target }: Chain): RuleFault {
  const told = flattened === null ? neighbourWords.chainWithoutEnd : neighbourWords.chain
  const fault = ruleFault(fieldOf(row), told, { trail: quoted(rows), end: flattened ?? '' }, othersOf(rows, row))
  return { ...fault, flatten: target }
}

function beforeFault(other: RedirectRow, near: Neighbourhood): RuleFault {
  const end = findChain(other, near)?.flattened ?? null
  const told = end === null ? neighbourWords.beforeWithoutEnd : neighbourWords.before
  return ruleFault('from', told, { from: other.from, end: end ?? '' }, [other])
}

const othersOf = (rows: readonly RedirectRow[], row: RedirectRow) => rows.filter((other) => other !== row)

function hidingFaults(row: RedirectRow, { site, slugs }: Neighbourhood): RuleFault[] {
  const hidden = row.hidesRoute ? null : hiddenRoute(row, site.routes, slugs)
  return hidden
    ? [ruleFault('from', neighbourWords.hides, { from: row.from, screen: hidden.screen, pattern: hidden.pattern })]
    : []
}

/** The field that says where a redirect leads. */
function fieldOf({ to }: RedirectRow): string {
  const fields = { screen: 'to.screen', page: 'to.slug', path: 'to.path', external: 'to.url' } as const
  return to === null ? 'status' : fields[to.kind]
}
