import type { FieldAccess, RelationshipField, TextField, Where } from 'payload'
import { idOf, isAdmin, staffOf } from '@/collections/access/staff'

/** New documents of a market manager belong to their market; with several markets they choose one. */
const ownMarket: RelationshipField['defaultValue'] = ({ user }) => {
  const staff = staffOf(user ?? null)
  return staff?.role === 'market-manager' ? staff.markets[0] : undefined
}

/**
 * A page may move to another market until it is first published. When the form asks for field access, only the document has
 * the id.
 */
const isJustBegun: FieldAccess = async ({ doc, id: asked, req }) => {
  const id = asked ?? idOf(doc)
  if (!doc || id === null || !('_status' in doc)) return false
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  return (
    doc._status === 'draft' &&
    (await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })).totalDocs === 0
  )
}

/** The market of a document. Only admins move a document to another market (`security.md` 25). */
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
    defaultValue: ownMarket,
    access: { update: async (asked) => isAdmin(asked.req.user) || (await isJustBegun(asked)) },
    admin: {
      allowCreate: false,
      allowEdit: false,
      position: 'sidebar',
      description: 'The market this belongs to. Set once; only an admin moves it to another market.',
    },
  }) as RelationshipField

/** The market's name as the title of documents without a name; read with the document and not stored. */
export const marketName: TextField = {
  name: 'marketName',
  label: 'Market',
  type: 'text',
  virtual: 'market.name',
  admin: { hidden: true },
}
