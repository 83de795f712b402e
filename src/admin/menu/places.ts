import { getReach, type GuardedCollection } from '@/collections/access/access-table'
import { type Role, ROLE_TRAITS } from '@/collections/access/roles'
import type { Waiting } from '@/admin/dashboard/waiting'
import type { StaffKey, StaffTextId } from '@/domain/staff-messages/staff-messages'
import type { AdminIconName } from './admin-icon'

export type Place = Readonly<{
  /** Below the admin's path. */
  path: string
  icon: AdminIconName
  /** Who may read documents of this collection sees the place; null for everyone. */
  of: GuardedCollection | null
  /** A view of ours; a list has the name of its collection. */
  name?: StaffTextId
  count?: keyof Waiting
}>
type Group = Readonly<{ name: StaffKey<'menu'>; places: readonly Place[] }>

const list = (of: GuardedCollection, icon: AdminIconName, count?: keyof Waiting): Place => ({
  path: `/collections/${of}`,
  icon,
  of,
  ...(count && { count }),
})

const FOR_ALL: readonly Group[] = [
  {
    name: 'today',
    places: [
      { path: '', icon: 'home', of: null, name: 'menu.dashboard' },
      { path: '#work', icon: 'inbox', of: null, name: 'menu.myWork', count: 'work' },
      { path: '/reports', icon: 'chart', of: 'missing-paths', name: 'tools.reports' },
    ],
  },
  {
    name: 'content',
    places: [
      list('pages', 'page'),
      list('navigation', 'menu'),
      list('media', 'picture'),
      list('contact-subjects', 'contact'),
      { path: '/translations', icon: 'translate', of: 'pages', name: 'tools.translations', count: 'translations' },
    ],
  },
  {
    name: 'campaigns',
    places: [
      { path: '/releases', icon: 'release', of: 'banners', name: 'menu.releases', count: 'releases' },
      list('banners', 'banner'),
      { path: '/releases?show=calendar', icon: 'calendar', of: 'banners', name: 'menu.calendar' },
    ],
  },
]
/** Translators write texts and nothing of this. */
const FOR_CONTENT: readonly Group[] = [
  {
    name: 'addresses',
    places: [
      list('redirects', 'redirect'),
      list('missing-paths', 'missing', 'missing'),
      { path: '/missing-searches', icon: 'missing', of: 'missing-paths', name: 'tools.missingSearches' },
      list('search-words', 'search'),
      list('route-maps', 'route'),
      { path: '/redirect-tools', icon: 'tools', of: 'redirects', name: 'tools.redirectTools' },
    ],
  },
  {
    name: 'markets',
    places: [
      list('markets', 'globe'),
      { path: '/compare-markets', icon: 'compare', of: 'markets', name: 'tools.compareMarkets' },
      list('partners', 'partner'),
    ],
  },
  { name: 'team', places: [list('staff', 'people'), list('audit-log', 'history')] },
]

/** A list with one's own record alone is the account, which is under the avatar. */
const mayOpen = ({ of }: Place, role: Role): boolean => of === null || !['none', 'self'].includes(getReach(of, 'read', role))

export const groupsFor = (role: Role): Group[] =>
  [...FOR_ALL, ...(ROLE_TRAITS[role].worksOn === 'content' ? FOR_CONTENT : [])]
    .map(({ name, places }) => ({ name, places: places.filter((place) => mayOpen(place, role)) }))
    .filter(({ places }) => places.length > 0)
