import type { FieldAccess } from 'payload'
import { isAdmin } from '@/collections/access/staff'

const byAdmin: FieldAccess = ({ req }) => isAdmin(req.user)

/** What holds a market together with other systems: market managers see it, only admins change it. */
export const adminOnly = { create: byAdmin, update: byAdmin }
