import type { CollectionSlug, FieldAccess, RelationshipField, TextField, Where } from 'payload'
import { ROLE_TRAITS } from '@/collections/access/roles'
import { getId, isAdmin, getStaff } from '@/collections/access/staff-member'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

/** New documents of a market manager belong to their market; with several markets they choose one. */
const ownMarket: RelationshipField['defaultValue'] = ({ user }) => {
  const staff = getStaff(user ?? null)
  return staff && ROLE_TRAITS[staff.role].markets === 'own' ? staff.markets[0] : undefined
}

/**
 * A document may move to another market until it is first published. When the form asks for field access, only the document has
 * the id.
 */
async function isJustBegun(collection: CollectionSlug, { doc, id: asked, req }: Parameters<FieldAccess>[0]): Promise<boolean> {
  const id = asked ?? getId(doc)
  if (!doc || id === null || !('_status' in doc)) return false
  const where: Where = { and: [{ id: { equals: id } }, published] }
  return doc._status === 'draft' && (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs === 0
}

type Options = Readonly<{
  unique?: boolean
  /** A document without one is of all markets. */
  optional?: boolean
  /** The collection, where it has drafts. */
  ofDrafts?: CollectionSlug
}>

/** The market of a document. Only admins move a document to another market (security 25). */
export const marketField = ({ ofDrafts, optional = false, ...more }: Options = {}): RelationshipField =>
  ({
    name: 'market',
    label: 'Market',
    type: 'relationship',
    relationTo: 'markets',
    required: !optional,
    index: true,
    maxDepth: 0,
    hasMany: false,
    ...more,
    defaultValue: ownMarket,
    access: {
      update: async (asked) => isAdmin(asked.req.user) || (ofDrafts !== undefined && (await isJustBegun(ofDrafts, asked))),
    },
    admin: {
      allowCreate: false,
      allowEdit: false,
      position: 'sidebar',
      components: { Cell: '@/admin/lists/market-cell#MarketCell' },
      description: optional
        ? 'Empty: all markets. Set once; only an admin moves it to another market.'
        : 'The market this belongs to. Set once; only an admin moves it to another market.',
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
