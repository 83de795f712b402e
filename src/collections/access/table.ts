import { ROLES, type Role } from './staff'

/**
 * Who may do what: the one table behind every collection's access and guards (`security.md` 25). Strangers may do
 * nothing. `own` is limited to the markets of the member of staff; `self` to the own record.
 */
type Reach = 'all' | 'own' | 'self' | 'none'
/**
 * `restore` brings a version back, and changes what the shop shows only with `publish`; `publish` changes what the shop
 * shows, now or at a minute to come: in a collection without drafts each save does.
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
type Signs = readonly [admin: Reach, contentManager: Reach, marketManager: Reach, translator: Reach, readOnly: Reach]
type Row = Readonly<Record<Operation, Signs>>

const NOBODY = ['none', 'none', 'none', 'none', 'none'] as const
const ADMIN = ['all', 'none', 'none', 'none', 'none'] as const
const ADMIN_AND_OWN = ['all', 'none', 'own', 'none', 'none'] as const
const EDITORS = ['all', 'all', 'own', 'none', 'none'] as const
const READERS = ['all', 'all', 'own', 'all', 'all'] as const
const EVERYBODY = ['all', 'all', 'all', 'all', 'all'] as const
/** Translators write pages; what they write stays a draft. */
const TRANSLATED = ['all', 'all', 'own', 'all', 'none'] as const
const SELF = ['all', 'self', 'self', 'self', 'self'] as const

const changes = (who: Signs) =>
  ({ create: who, update: who, delete: who, restore: who, duplicate: who, publish: who, unpublish: who }) as const
const inBulk = (who: Signs) => ({ bulkUpdate: who, bulkDelete: who }) as const

/** One document for each market, or one with rules of its own: neither copied nor changed by the dozen. */
const single = { ...inBulk(NOBODY), duplicate: NOBODY } as const
const content: Row = { ...changes(EDITORS), ...inBulk(EDITORS), read: READERS, readVersions: READERS, unlock: NOBODY }
const settings: Row = {
  ...content,
  ...single,
  create: ADMIN,
  update: ADMIN_AND_OWN,
  delete: ADMIN,
  restore: ADMIN_AND_OWN,
  publish: ADMIN_AND_OWN,
  unpublish: ADMIN_AND_OWN,
  readVersions: ['all', 'none', 'own', 'none', 'all'],
}
/** Written by the shop itself. */
const record: Row = { ...content, ...changes(NOBODY), ...inBulk(NOBODY), readVersions: NOBODY }

const ACCESS = {
  markets: settings,
  partners: settings,
  'route-maps': { ...content, ...changes(ADMIN_AND_OWN), ...single },
  redirects: content,
  'redirect-hits': record,
  'missing-paths': {
    ...record,
    ...inBulk(EDITORS),
    read: ['all', 'all', 'own', 'none', 'all'],
    update: EDITORS,
    publish: EDITORS,
    delete: EDITORS,
  },
  pages: { ...content, create: TRANSLATED, update: TRANSLATED, restore: TRANSLATED, duplicate: TRANSLATED },
  navigation: { ...content, ...single },
  banners: content,
  'contact-subjects': { ...content, ...single },
  media: {
    ...changes(['all', 'all', 'none', 'none', 'none']),
    ...inBulk(['all', 'all', 'none', 'none', 'none']),
    create: ['all', 'all', 'all', 'none', 'none'],
    duplicate: NOBODY,
    read: EVERYBODY,
    readVersions: NOBODY,
    unlock: NOBODY,
  },
  'audit-log': { ...record, read: ADMIN_AND_OWN },
  staff: {
    ...changes(NOBODY),
    ...inBulk(NOBODY),
    create: ADMIN,
    read: SELF,
    update: SELF,
    publish: SELF,
    delete: ADMIN,
    readVersions: NOBODY,
    unlock: ADMIN,
  },
} as const satisfies Record<string, Row>

export type GuardedCollection = keyof typeof ACCESS

/** How far a role reaches with an operation of a collection. */
export const reachOf = (slug: GuardedCollection, operation: Operation, role: Role): Reach =>
  ACCESS[slug][operation][ROLES.indexOf(role)] ?? 'none'

/** True when no role at all may do it: then the admin need not offer it either. */
export const isForNobody = (slug: GuardedCollection, operation: Operation): boolean =>
  ACCESS[slug][operation].every((reach) => reach === 'none')
