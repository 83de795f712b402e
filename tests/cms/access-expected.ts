import type { TypedUser } from 'payload'

export const ACTORS = [
  'admin',
  'content manager',
  'manager, own market',
  'manager, other market',
  'translator',
  'reader',
  'stranger',
] as const
export type Actor = (typeof ACTORS)[number]
export type People = Readonly<Record<Exclude<Actor, 'stranger' | 'manager, other market'>, TypedUser>>

export const OPERATIONS = [
  'create',
  'create a draft',
  'read',
  'read drafts',
  'update',
  'update a draft',
  'publish',
  'unpublish',
  'delete',
  'move to the bin',
  'take out of the bin',
  'delete out of the bin',
  'versions',
  'restore',
  'restore as a draft',
  'undo the last save',
  'see what a save would change',
  'look at the draft in a frame',
  'look at what is typed in a frame',
  'duplicate',
  'duplicate as a draft',
  'update many',
  'delete many',
  'hand in for review',
  'give back to the author',
  'read comments',
  'comment at a field',
  'answer a comment',
  'resolve a comment of others',
  'mark as not for a market',
  'take such a mark back',
  'read beside its source',
  'write beside its source',
  'draft by machine',
] as const
export type Operation = (typeof OPERATIONS)[number]

export type MarketSlug =
  | 'markets'
  | 'partners'
  | 'route-maps'
  | 'redirects'
  | 'redirect-hits'
  | 'missing-paths'
  | 'pages'
  | 'navigation'
  | 'banners'
  | 'contact-subjects'
  | 'search-words'
  | 'audit-log'
type Signs = Readonly<Partial<Record<Operation, string>>>

const NONE = '-------'
const EDITORS = '+++----'
const READERS = '+++-++-'
const ADMIN_AND_OWN = '+-+----'
const TRANSLATED = '+++-+--'

/** The operations of a bin. */
export const binned = (who: string): Signs => ({
  'move to the bin': who,
  'take out of the bin': who,
  'delete out of the bin': who,
})
const settings: Signs = {
  create: '+------',
  read: READERS,
  update: ADMIN_AND_OWN,
  delete: '+------',
  versions: '+-+--+-',
  restore: ADMIN_AND_OWN,
  duplicate: NONE,
  'update many': NONE,
  'delete many': NONE,
  'undo the last save': ADMIN_AND_OWN,
  'see what a save would change': ADMIN_AND_OWN,
}
const drafted: Signs = {
  create: EDITORS,
  'create a draft': TRANSLATED,
  read: READERS,
  'read drafts': READERS,
  update: EDITORS,
  'update a draft': TRANSLATED,
  publish: EDITORS,
  unpublish: EDITORS,
  delete: EDITORS,
  versions: READERS,
  restore: EDITORS,
  'restore as a draft': TRANSLATED,
}
const single: Signs = {
  ...drafted,
  'undo the last save': EDITORS,
  'see what a save would change': TRANSLATED,
  duplicate: NONE,
  'update many': NONE,
  'delete many': NONE,
}

/**
 * One sign for each actor, in their order: + may, - may not. Written by hand, beside the table of the code. An operation that a
 * collection does not have (versions of redirects, drafts of markets) is left out.
 */
export const EXPECTED: Readonly<Record<MarketSlug, Signs>> = {
  markets: { ...settings, ...binned('+------') },
  partners: {
    ...settings,
    ...binned('+------'),
    'create a draft': '+------',
    'read drafts': READERS,
    'update a draft': ADMIN_AND_OWN,
    publish: ADMIN_AND_OWN,
    unpublish: ADMIN_AND_OWN,
    'restore as a draft': ADMIN_AND_OWN,
    'look at the draft in a frame': READERS,
    'look at what is typed in a frame': ADMIN_AND_OWN,
  },
  'route-maps': {
    ...binned(ADMIN_AND_OWN),
    create: ADMIN_AND_OWN,
    read: READERS,
    update: ADMIN_AND_OWN,
    delete: ADMIN_AND_OWN,
    duplicate: NONE,
    'update many': NONE,
    'delete many': NONE,
  },
  redirects: {
    ...binned(EDITORS),
    create: EDITORS,
    read: READERS,
    update: EDITORS,
    delete: EDITORS,
    'undo the last save': EDITORS,
    'see what a save would change': EDITORS,
    duplicate: EDITORS,
    'update many': EDITORS,
    'delete many': EDITORS,
  },
  'redirect-hits': {
    create: NONE,
    read: READERS,
    update: NONE,
    delete: NONE,
    duplicate: NONE,
    'update many': NONE,
    'delete many': NONE,
  },
  'missing-paths': {
    create: NONE,
    read: '+++--+-',
    update: EDITORS,
    delete: EDITORS,
    duplicate: NONE,
    'update many': EDITORS,
    'delete many': EDITORS,
  },
  pages: {
    ...drafted,
    ...binned(EDITORS),
    'duplicate as a draft': TRANSLATED,
    'update many': EDITORS,
    'delete many': EDITORS,
    'hand in for review': TRANSLATED,
    'give back to the author': EDITORS,
    'read comments': READERS,
    'comment at a field': TRANSLATED,
    'answer a comment': TRANSLATED,
    'resolve a comment of others': EDITORS,
    'mark as not for a market': TRANSLATED,
    'take such a mark back': TRANSLATED,
    'read beside its source': READERS,
    'write beside its source': TRANSLATED,
    'draft by machine': TRANSLATED,
  },
  navigation: { ...single, ...binned(EDITORS) },
  banners: {
    ...single,
    ...binned(EDITORS),
    duplicate: EDITORS,
    'duplicate as a draft': TRANSLATED,
    'update many': EDITORS,
    'delete many': EDITORS,
  },
  'contact-subjects': { ...single, ...binned(EDITORS) },
  'search-words': {
    ...binned(EDITORS),
    create: EDITORS,
    read: READERS,
    update: EDITORS,
    delete: EDITORS,
    versions: READERS,
    restore: EDITORS,
    duplicate: NONE,
    'update many': EDITORS,
    'delete many': EDITORS,
  },
  'audit-log': {
    create: NONE,
    read: ADMIN_AND_OWN,
    update: NONE,
    delete: NONE,
    duplicate: NONE,
    'update many': NONE,
    'delete many': NONE,
  },
}

type Row = Readonly<{ slug: MarketSlug; operation: Operation; actor: Actor; verdict: 'allowed' | 'denied' }>

/** Every sign as a test case. */
export const ROWS: readonly Row[] = keysOf(EXPECTED).flatMap((slug) =>
  OPERATIONS.flatMap((operation) =>
    [...(EXPECTED[slug][operation] ?? '')].map((sign, index) => ({
      slug,
      operation,
      actor: ACTORS[index] ?? 'stranger',
      verdict: sign === '+' ? ('allowed' as const) : ('denied' as const),
    })),
  ),
)

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[]
}

/** All actors but the manager of another market try the same document. */
export const chooseSide = (actor: Actor) => (actor === 'manager, other market' ? 'other' : 'own')

export const findUser = (people: People, actor: Actor): TypedUser | null => {
  if (actor === 'stranger') return null
  return people[actor === 'manager, other market' ? 'manager, own market' : actor]
}
