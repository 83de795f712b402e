import type { FieldAccess, PayloadRequest } from 'payload'
import { administers, isRole, type Role } from './roles'

/** The logged-in member of staff, with the fields that access rules need. */
export type StaffMember = Readonly<{ id: number | string; role: Role; markets: readonly (number | string)[] }>

/** Id of a relation, which Payload passes as an id or as a populated document. */
export function getId(value: unknown): number | string | null {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'id' in value) return getId(value.id)
  return null
}

/** The member of staff who sent a request; null for anonymous requests and for users of other collections. */
export function getStaff(user: PayloadRequest['user']): StaffMember | null {
  if (!user || user.collection !== 'staff' || !isRole(user.role)) return null
  const markets = (user.markets ?? []).map(getId).filter((id) => id !== null)
  return { id: user.id, role: user.role, markets }
}

export const isAdmin = (user: PayloadRequest['user']): boolean => administers(getStaff(user)?.role)

const byAdmin: FieldAccess = ({ req }) => isAdmin(req.user)

/** Access for fields that connect a market with other systems: market managers see them, only admins change them. */
export const adminOnly = { create: byAdmin, update: byAdmin }
