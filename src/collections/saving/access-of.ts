import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload'
import { hasBin, isInBin, leavesBin } from './bin'
import { getStaff, type StaffMember } from '@/collections/access/staff-member'
import { type GuardedCollection, type Operation, getReach } from '@/collections/access/access-table'

/** Name of the field that holds the market of a document. */
const marketPath = (slug: GuardedCollection): string => (slug === 'markets' ? 'id' : 'market')

function within(slug: GuardedCollection, operation: Operation, staff: StaffMember): boolean | Where {
  switch (getReach(slug, operation, staff.role)) {
    case 'all':
      return true
    case 'none':
      return false
    case 'self':
      return { id: { equals: staff.id } }
    case 'own':
      if (staff.markets.length === 0) return false
      // Payload ignores a `where` on create; the hook `guard-market` checks the incoming market.
      return operation === 'create' ? true : { [path(slug, operation)]: { in: [...staff.markets] } }
  }
}

/** Versions hold the document under `version`, and its id as `parent`. */
function path(slug: GuardedCollection, operation: Operation): string {
  if (operation !== 'readVersions') return marketPath(slug)
  return slug === 'markets' ? 'parent' : 'version.market'
}

/** Payload asks for access to `update` with the status that it would write, also to decide whether to show the button. */
const publishes = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && '_status' in data && data._status === 'published'

const rule =
  (slug: GuardedCollection, operation: Operation): Access =>
  ({ req, data }) => {
    const staff = getStaff(req.user)
    return staff !== null && within(slug, operation === 'update' ? rightToUpdate(slug, req, data) : operation, staff)
  }

/**
 * Only who may delete moves documents into the bin and out of it, and the admin offers it to no one else. `guard-operation` asks
 * for the right to publish in addition.
 */
function rightToUpdate(slug: GuardedCollection, req: PayloadRequest, data: unknown): Operation {
  if (hasBin(slug) && (leavesBin(req) || isInBin(data))) return 'delete'
  return publishes(data) ? 'publish' : 'update'
}

/**
 * Access functions of a collection from the access table (`access-table.ts`). `guard-operation` checks the rights that Payload has
 * no function for.
 */
export const buildAccess = (slug: GuardedCollection): NonNullable<CollectionConfig['access']> => ({
  admin: ({ req }) => getStaff(req.user) !== null,
  create: rule(slug, 'create'),
  read: rule(slug, 'read'),
  update: rule(slug, 'update'),
  delete: rule(slug, 'delete'),
  readVersions: rule(slug, 'readVersions'),
  unlock: ({ req }) => {
    const staff = getStaff(req.user)
    return staff !== null && getReach(slug, 'unlock', staff.role) === 'all'
  },
})
