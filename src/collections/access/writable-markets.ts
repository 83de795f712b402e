import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest } from 'payload'
import { getId, type StaffMember, getStaff } from './staff-member'
import { getReach } from './access-table'

export function mayWrite(staff: StaffMember, right: 'create' | 'update', market: unknown): boolean {
  const reach = getReach('pages', right, staff.role)
  return reach === 'all' || (reach === 'own' && staff.markets.some((own) => String(own) === String(getId(market))))
}

/** The markets in which the sender of the request may create pages. */
export async function writableMarkets(req: PayloadRequest): Promise<{ id: number; name: string }[]> {
  const staff = getStaff(req.user)
  if (!staff) return []
  const { docs } = await req.payload.find({ ...EVERY_DOCUMENT, collection: 'markets', sort: 'name', select: { name: true }, req })
  return docs.flatMap(({ id, name }) => (mayWrite(staff, 'create', id) ? [{ id, name }] : []))
}
