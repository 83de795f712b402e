import type { FieldAccess } from 'payload'
import { isAdmin } from '@/collections/access/staff'

const byAdmin: FieldAccess = ({ req }) => isAdmin(req.user)

/** Access for fields that connect a market with other systems: market managers see them, only admins change them. */
export const adminOnly = { create: byAdmin, update: byAdmin }
