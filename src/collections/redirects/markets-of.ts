import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { getReach, type Operation } from '@/collections/access/access-table'

export type MarketOfStaff = Readonly<{ id: number; code: string; hosts: readonly string[] }>

/**
 * The markets in which the sender of the request may do all these operations with redirects; none for anonymous requests.
 */
export async function readStaffMarkets(req: PayloadRequest, operations: readonly Operation[]): Promise<MarketOfStaff[]> {
  const staff = getStaff(req.user)
  if (!staff) return []
  const reaches = operations.map((operation) => getReach('redirects', operation, staff.role))
  if (reaches.some((reach) => reach !== 'all' && reach !== 'own')) return []
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'markets',
    ...(reaches.includes('own') && { where: { id: { in: [...staff.markets] } } }),
    sort: 'code',
    select: { code: true, hosts: true },
    req,
  })
  return docs.map(({ id, code, hosts }) => ({ id, code, hosts: (hosts ?? []).map(({ hostname }) => hostname) }))
}
