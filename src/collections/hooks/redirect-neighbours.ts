import type { RedirectRow } from '@/domain/content'
import { splitAddress } from '@/domain/routing/paths'
import { findChain, findLoop, hiddenRoute } from '@/domain/routing/redirect-checks'
import { lookupForm } from '@/domain/routing/redirect-rules'
import type { Neighbours } from './check-redirect'
import type { Fault } from './refuse'

const same = (left: string, right: string): boolean => lookupForm(left).toLowerCase() === lookupForm(right).toLowerCase()
const quoted = (addresses: readonly string[]): string => addresses.map((address) => `"${address}"`).join(' → ')

/** What is wrong between a redirect and the rest of its market, in plain words at the field. */
export function neighbourFaults(row: RedirectRow, neighbours: Neighbours): Fault[] {
  const duplicate = neighbours.rows.find((other) => other.match === row.match && same(other.from, row.from))
  if (duplicate)
    return [{ path: 'from', message: `This market already has a redirect from "${duplicate.from}" of this kind: edit that one.` }]
  return [
    ...pageFaults(row, neighbours),
    ...(row.enabled ? [...hopFaults(row, neighbours), ...hidingFaults(row, neighbours)] : []),
  ]
}

function pageFaults({ to }: RedirectRow, { pages }: Neighbours): Fault[] {
  if (to?.kind !== 'page' || pages.some(({ slug }) => slug === to.slug)) return []
  return [{ path: 'to.slug', message: `This market has no page "${to.slug}".` }]
}

function hopFaults(row: RedirectRow, { rows, routes }: Neighbours): Fault[] {
  const field = fieldOf(row)
  const loop = findLoop(row, rows, routes)
  if (loop) return [{ path: field, message: `This would send visitors in a circle: ${quoted([...loop, loop[0] ?? ''])}.` }]
  const chain = findChain(row, rows, routes)
  if (chain) {
    const advice = chain.flattened === null ? 'Lead somewhere else.' : `Lead straight to "${chain.flattened}" instead.`
    return [{ path: field, message: `This would be a chain of redirects: ${quoted(chain.froms)}. ${advice}` }]
  }
  return before(row, rows).map((other) => {
    const end = findChain(other, [...rows, row], routes)?.flattened
    const advice = end ? `Lead that one straight to "${end}" first.` : 'Change or switch off that one first.'
    return {
      path: 'from',
      message: `The redirect from "${other.from}" leads to this address and would become a chain. ${advice}`,
    }
  })
}

/** The first redirect that leads to this one's old address. */
function before(row: RedirectRow, rows: readonly RedirectRow[]): RedirectRow[] {
  const leadsHere = ({ enabled, to }: RedirectRow) => enabled && to?.kind === 'path' && same(splitAddress(to.path).path, row.from)
  const first = row.match === 'exact' ? rows.find(leadsHere) : undefined
  return first ? [first] : []
}

function hidingFaults(row: RedirectRow, { routes, pages }: Neighbours): Fault[] {
  const hidden = row.hidesRoute ? null : hiddenRoute(row, routes, pages)
  if (!hidden) return []
  const message = `"${row.from}" is a live page of the shop (${hidden.screen}, "${hidden.pattern}"). Tick "May hide a page of the shop" if that is what you want.`
  return [{ path: 'from', message }]
}

/** The field that says where a redirect leads. */
function fieldOf({ to }: RedirectRow): string {
  const fields = { screen: 'to.screen', page: 'to.slug', path: 'to.path', external: 'to.url' } as const
  return to === null ? 'status' : fields[to.kind]
}
