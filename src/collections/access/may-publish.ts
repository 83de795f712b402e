import { idOf, type StaffMember } from './staff'
import { reachOf } from './table'

/** Whether a member of staff may publish or unpublish pages of `market`. */
export function mayPublish(staff: StaffMember, market: unknown, right: 'publish' | 'unpublish' = 'publish'): boolean {
  const reach = reachOf('pages', right, staff.role)
  if (reach !== 'own') return reach === 'all'
  return staff.markets.some((own) => String(own) === String(idOf(market)))
}
