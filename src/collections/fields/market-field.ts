import type { RelationshipField, TextField } from 'payload'
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

/** The market's name as title of documents that have no name of their own; read along, never stored. */
export const marketName: TextField = {
  name: 'marketName',
  label: 'Market',
  type: 'text',
  virtual: 'market.name',
  admin: { hidden: true },
}
