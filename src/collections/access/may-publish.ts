import { idOf, type StaffMember } from './staff'
import { reachOf } from './table'

/** Whether somebody may put a page of `market` before customers, or take it from them. */
export function mayPublish(staff: StaffMember, market: unknown, right: 'publish' | 'unpublish' = 'publish'): boolean {
  const reach = reachOf('pages', right, staff.role)
  if (reach !== 'own') return reach === 'all'
  return staff.markets.some((own) => String(own) === String(idOf(market)))
}
