import { type Role, ROLES } from './roles'
import { getId, type StaffMember } from './staff-member'

/**
 * Who may do what: the one table behind the access functions and guards of every collection (security 25). Anonymous
 * visitors may do nothing. `own` is limited to the markets of the member of staff, `self` to their own record.
 */
type Reach = 'all' | 'own' | 'self' | 'none'
/**
 * `restore` brings a version back; it also needs `publish` when the result is live at once. `publish` changes what the shop
 * shows, now or at a scheduled minute; in a collection without drafts every save is a publication. `delete` covers the bin: into
 * it, out of it, and for good.
 */
export type Operation =
  | 'create'
  | 'read'
  | 'update'
  | 'delete'
  | 'readVersions'
  | 'restore'
  | 'duplicate'
  | 'publish'
  | 'unpublish'
  | 'bulkUpdate'
  | 'bulkDelete'
  | 'unlock'
type Grant = Readonly<Record<Role, Reach>>
type Row = Readonly<Record<Operation, Grant>>

/** A new role may do nothing until a line names it; the compiler asks for it in the first and the last. */
const NO_ROLE: Grant = {
  admin: 'none',
  'content-manager': 'none',
  'market-manager': 'none',
  translator: 'none',
  'read-only': 'none',
}
const ADMIN: Grant = { ...NO_ROLE, admin: 'all' }
const ADMIN_AND_OWN: Grant = { ...ADMIN, 'market-manager': 'own' }
const EDITORS: Grant = { ...ADMIN_AND_OWN, 'content-manager': 'all' }
/** Translators write what has drafts but cannot publish it. */
const TRANSLATED: Grant = { ...EDITORS, translator: 'all' }
const READERS: Grant = { ...TRANSLATED, 'read-only': 'all' }
const EVERYBODY: Grant = { ...READERS, 'market-manager': 'all' }
const SELF: Grant = { admin: 'all', 'content-manager': 'self', 'market-manager': 'self', translator: 'self', 'read-only': 'self' }

const changes = (who: Grant) =>
  ({ create: who, update: who, delete: who, restore: who, duplicate: who, publish: who, unpublish: who }) as const
const inBulk = (who: Grant) => ({ bulkUpdate: who, bulkDelete: who }) as const

/** Collections with one document for each market, or with rules of their own: no copies and no bulk changes. */
const single = { ...inBulk(NO_ROLE), duplicate: NO_ROLE } as const
const content: Row = { ...changes(EDITORS), ...inBulk(EDITORS), read: READERS, readVersions: READERS, unlock: NO_ROLE }
const drafted: Row = { ...content, create: TRANSLATED, update: TRANSLATED, restore: TRANSLATED, duplicate: TRANSLATED }
const settings: Row = {
  ...content,
  ...single,
  create: ADMIN,
  update: ADMIN_AND_OWN,
  delete: ADMIN,
  restore: ADMIN_AND_OWN,
  publish: ADMIN_AND_OWN,
  unpublish: ADMIN_AND_OWN,
  readVersions: { ...ADMIN_AND_OWN, 'read-only': 'all' },
}
/** Written by the shop itself. */
const record: Row = { ...content, ...changes(NO_ROLE), ...inBulk(NO_ROLE), readVersions: NO_ROLE }

const ACCESS = {
  markets: settings,
  partners: settings,
  'route-maps': { ...content, ...changes(ADMIN_AND_OWN), ...single },
  redirects: content,
  'redirect-hits': record,
  'missing-paths': {
    ...record,
    ...inBulk(EDITORS),
    read: { ...EDITORS, 'read-only': 'all' },
    update: EDITORS,
    publish: EDITORS,
    delete: EDITORS,
  },
  'search-words': { ...content, duplicate: NO_ROLE },
  pages: drafted,
  navigation: { ...drafted, ...single },
  banners: drafted,
  'contact-subjects': { ...drafted, ...single },
  media: {
    ...changes({ ...ADMIN, 'content-manager': 'all' }),
    ...inBulk({ ...ADMIN, 'content-manager': 'all' }),
    create: { ...EDITORS, 'market-manager': 'all' },
    duplicate: NO_ROLE,
    read: EVERYBODY,
    readVersions: NO_ROLE,
    unlock: NO_ROLE,
  },
  'picture-folders': {
    ...changes({ ...ADMIN, 'content-manager': 'all' }),
    ...inBulk(NO_ROLE),
    duplicate: NO_ROLE,
    read: EVERYBODY,
    readVersions: NO_ROLE,
    unlock: NO_ROLE,
  },
  'audit-log': { ...record, read: ADMIN_AND_OWN },
  staff: {
    ...changes(NO_ROLE),
    ...inBulk(NO_ROLE),
    create: ADMIN,
    read: SELF,
    update: SELF,
    publish: SELF,
    delete: ADMIN,
    readVersions: NO_ROLE,
    unlock: ADMIN,
  },
} as const satisfies Record<string, Row>

export type GuardedCollection = keyof typeof ACCESS

export const getReach = (slug: GuardedCollection, operation: Operation, role: Role): Reach => ACCESS[slug][operation][role]

/** True when no role may do it, so that the admin can hide it. */
export const isClosedToAll = (slug: GuardedCollection, operation: Operation): boolean =>
  ROLES.every((role) => getReach(slug, operation, role) === 'none')

export function mayReach(staff: StaffMember, slug: GuardedCollection, operation: Operation, market: unknown): boolean {
  const reach = getReach(slug, operation, staff.role)
  if (reach !== 'own') return reach === 'all'
  return staff.markets.some((own) => String(own) === String(getId(market)))
}

export const mayPublish = (staff: StaffMember, market: unknown): boolean => mayReach(staff, 'pages', 'publish', market)
