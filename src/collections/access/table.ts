import { ROLES, type Role } from './staff'

/**
 * Who may do what: the one table behind every collection's access (`security.md` 25). Strangers may do nothing.
 * `own` is limited to the markets of the member of staff; `self` to the own record.
 */
type Reach = 'all' | 'own' | 'self' | 'none'
export type Operation = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock'
type Row = Readonly<
  Record<Operation, readonly [admin: Reach, contentManager: Reach, marketManager: Reach, translator: Reach, readOnly: Reach]>
>

const NOBODY = ['none', 'none', 'none', 'none', 'none'] as const
const ADMIN = ['all', 'none', 'none', 'none', 'none'] as const
const ADMIN_AND_OWN = ['all', 'none', 'own', 'none', 'none'] as const
const EDITORS = ['all', 'all', 'own', 'none', 'none'] as const
const READERS = ['all', 'all', 'own', 'all', 'all'] as const
const content: Row = {
  create: EDITORS,
  read: READERS,
  update: EDITORS,
  delete: EDITORS,
  readVersions: READERS,
  unlock: NOBODY,
}
const readOnlyForEditors: Row = {
  create: ADMIN,
  read: READERS,
  update: ADMIN_AND_OWN,
  delete: ADMIN,
  readVersions: ['all', 'none', 'own', 'none', 'all'],
  unlock: NOBODY,
}
/** Written by the shop itself. */
const record: Row = { ...content, create: NOBODY, update: NOBODY, delete: NOBODY, readVersions: NOBODY }
/** Translators write pages; what they write stays a draft. */
const TRANSLATED = ['all', 'all', 'own', 'all', 'none'] as const
const SELF = ['all', 'self', 'self', 'self', 'self'] as const

const ACCESS = {
  markets: readOnlyForEditors,
  partners: readOnlyForEditors,
  'route-maps': { ...content, create: ADMIN_AND_OWN, update: ADMIN_AND_OWN, delete: ADMIN_AND_OWN },
  redirects: content,
  'redirect-hits': record,
  'missing-paths': { ...record, read: ['all', 'all', 'own', 'none', 'all'], update: EDITORS, delete: EDITORS },
  pages: { ...content, create: TRANSLATED, update: TRANSLATED },
  navigation: content,
  banners: content,
  'contact-subjects': content,
  media: {
    create: ['all', 'all', 'all', 'none', 'none'],
    read: ['all', 'all', 'all', 'all', 'all'],
    update: ['all', 'all', 'none', 'none', 'none'],
    delete: ['all', 'all', 'none', 'none', 'none'],
    readVersions: NOBODY,
    unlock: NOBODY,
  },
  'audit-log': { ...record, read: ADMIN_AND_OWN },
  staff: {
    create: ADMIN,
    read: SELF,
    update: SELF,
    delete: ADMIN,
    readVersions: NOBODY,
    unlock: ADMIN,
  },
} as const satisfies Record<string, Row>

export type GuardedCollection = keyof typeof ACCESS

/** How far a role reaches with an operation of a collection. */
export const reachOf = (slug: GuardedCollection, operation: Operation, role: Role): Reach =>
  ACCESS[slug][operation][ROLES.indexOf(role)] ?? 'none'
