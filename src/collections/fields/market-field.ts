import type { RelationshipField } from 'payload'
import { isAdmin } from '@/collections/access/staff'

/** The market a document belongs to. Only admins move a document to another market (`security.md` 25). */
export const marketField = (more: Partial<Pick<RelationshipField, 'unique'>> = {}): RelationshipField =>
  ({
    name: 'market',
    label: 'Market',
    type: 'relationship',
    relationTo: 'markets',
    required: true,
    index: true,
    maxDepth: 0,
    hasMany: false,
    ...more,
    access: { update: ({ req }) => isAdmin(req.user) },
    admin: {
      allowCreate: false,
      allowEdit: false,
      position: 'sidebar',
      description: 'The market this belongs to. Set once; only an admin moves it to another market.',
    },
  }) as RelationshipField
