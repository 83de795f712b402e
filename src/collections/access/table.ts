import { ROLES, type Role } from './staff'

/**
 * Who may do what: the one table behind every collection's access (`security.md` 25). Strangers may do nothing.
 * `own` is limited to the markets of the member of staff; `self` to the own record.
 */
type Reach = 'all' | 'own' | 'self' | 'none'
export type Operation = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock'
type Row = Readonly<Record<Operation, readonly [admin: Reach, contentManager: Reach, marketManager: Reach]>>

const NOBODY = ['none', 'none', 'none'] as const
const ADMIN = ['all', 'none', 'none'] as const
const EDITORS = ['all', 'all', 'own'] as const
const content: Row = { create: EDITORS, read: EDITORS, update: EDITORS, delete: EDITORS, readVersions: EDITORS, unlock: NOBODY }
const readOnlyForEditors: Row = {
  create: ADMIN,
  read: EDITORS,
  update: ['all', 'none', 'own'],
  delete: ADMIN,
  readVersions: ['all', 'none', 'own'],
  unlock: NOBODY,
}

const ACCESS = {
  markets: readOnlyForEditors,
  partners: readOnlyForEditors,
  'route-maps': { ...content, create: ['all', 'none', 'own'], update: ['all', 'none', 'own'], delete: ['all', 'none', 'own'] },
  redirects: content,
  'redirect-hits': { ...content, create: NOBODY, update: NOBODY, delete: NOBODY, readVersions: NOBODY },
  pages: content,
  navigation: content,
  banners: content,
  'contact-subjects': content,
  media: {
    create: ['all', 'all', 'all'],
    read: ['all', 'all', 'all'],
    update: ['all', 'all', 'none'],
    delete: ['all', 'all', 'none'],
    readVersions: NOBODY,
    unlock: NOBODY,
  },
  staff: {
    create: ADMIN,
    read: ['all', 'self', 'self'],
    update: ['all', 'self', 'self'],
    delete: ADMIN,
    readVersions: NOBODY,
    unlock: ADMIN,
  },
} as const satisfies Record<string, Row>

export type GuardedCollection = keyof typeof ACCESS

/** How far a role reaches with an operation of a collection. */
export const reachOf = (slug: GuardedCollection, operation: Operation, role: Role): Reach =>
  ACCESS[slug][operation][ROLES.indexOf(role)] ?? 'none'
