import type { FieldAccess, FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Kinds with one value that the database orders. */
const ORDERED: ReadonlySet<string> = new Set([
  ...['text', 'textarea', 'email', 'number', 'date', 'checkbox', 'select', 'radio', 'relationship', 'upload'],
])
/** What every document has, and every version beside it. */
const OF_ALL: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])
const OF_VERSIONS: ReadonlySet<string> = new Set(['parent', 'latest', 'autosave', 'snapshot', 'publishedLocale'])

type Listed = Pick<SanitizedCollectionConfig, 'flattenedFields' | 'versions'>

/** The collections that a field joins; none for a field of another type. */
export function joinedCollections(req: PayloadRequest, field: FlattenedField | undefined): SanitizedCollectionConfig[] {
  if (field?.type !== 'join') return []
  return [field.collection].flat().flatMap((slug) => req.payload.collections[slug]?.config ?? [])
}

/** The field at a path through groups and tabs; null for one that is hidden, or behind a relation or a list. */
function findField(fields: readonly FlattenedField[], path: string): FlattenedField | null {
  const [name, ...rest] = path.split('.')
  const field = fields.find((each) => each.name === name)
  if (!field || ('hidden' in field && field.hidden)) return null
  if (rest.length === 0) return ORDERED.has(field.type) && !('hasMany' in field && field.hasMany) ? field : null
  return field.type === 'group' || field.type === 'tab' ? findField(field.flattenedFields, rest.join('.')) : null
}

const readRuleOf = (field: FlattenedField): FieldAccess | undefined =>
  'access' in field && field.access && 'read' in field.access ? field.access.read : undefined

async function isSortable(req: PayloadRequest, { flattenedFields, versions }: Listed, sent: string): Promise<boolean> {
  // A version has the fields of its document one step below.
  const path = versions ? sent.replace(/^version\./, '') : sent
  if (OF_ALL.has(path) || (versions && OF_VERSIONS.has(path))) return true
  const [name = '', ...rest] = path.split('.')
  const joined = joinedCollections(
    req,
    flattenedFields.find((each) => each.name === name),
  )
  if (joined.length > 0) return areJoinedSortable(req, joined, rest.join('.'))
  const field = findField(flattenedFields, path)
  const rule = field && readRuleOf(field)
  return field !== null && (!rule || Boolean(await rule({ req, blockData: {} })))
}

/**
 * Whether a list can be ordered by a field of the documents that it joins. Where it joins several collections, those without the
 * field come last.
 */
export async function areJoinedSortable(
  req: PayloadRequest,
  joined: readonly SanitizedCollectionConfig[],
  ...sorts: readonly unknown[]
): Promise<boolean> {
  const having = (name: string) => joined.filter(({ flattenedFields }) => flattenedFields.some((field) => field.name === name))
  for (const sort of sorts) {
    const names = sortedFields(sort)
    if (names === null) return false
    for (const name of names) {
      const [first = ''] = name.split('.')
      const ordered = OF_ALL.has(first) ? joined : having(first)
      if (ordered.length === 0) return false
      for (const config of ordered)
        if ((await config.access.read({ req })) === false || !(await areSortable(req, config, name))) return false
    }
  }
  return true
}

/** The names in a value of `sort`, without the sign of the direction; null for what holds anything but names. */
function sortedFields(sort: unknown): string[] | null {
  if (sort === undefined || sort === null || sort === '') return []
  const sent: unknown[] = Array.isArray(sort) ? sort : [sort]
  const names = sent.map((name) => (typeof name === 'string' ? name.split(',') : null))
  if (names.includes(null)) return null
  return names.flatMap((name) => name ?? []).map((name) => name.trim().replace(/^[-+]/, ''))
}

/** True where each name is an own field with one value that the sender may read: the order of rows gives a hidden value away. */
export async function areSortable(req: PayloadRequest, listed: Listed, ...sorts: readonly unknown[]): Promise<boolean> {
  for (const sort of sorts) {
    const names = sortedFields(sort)
    if (names === null) return false
    for (const name of names) if (!(await isSortable(req, listed, name))) return false
  }
  return true
}
