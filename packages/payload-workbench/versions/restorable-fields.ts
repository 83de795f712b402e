import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { type Changes, changedPaths, isUnchanged } from '@trade-in-shop/payload-workbench/saving/changed-paths'

/** A field, or a list of rows as a whole, that differs between a version and the document as it is now. */
export type Restorable = Readonly<{
  /** Such as `switches.newsletter`: names of groups, then the field. */
  path: string
  field: FlattenedField
  /** Its changes by paths of the document: `before` as it is now, `after` as in the version. */
  changes: Changes
}>

/** Fields that Payload maintains, and the reason for one publication, which is not content of the page. */
const PASSED_OVER = new Set(['id', 'createdAt', 'updatedAt', '_status', 'publishReason'])

/**
 * Hidden fields that are restored with others: restored texts bring back the `sourceHash` they were compared with (U-16).
 */
const COMES_WITH: Readonly<Record<string, readonly string[]>> = {
  sourceHash: ['title', 'body', 'blocks', 'metaTitle', 'metaDescription'],
}

type Part = Readonly<Record<string, unknown>>
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
const partOf = (value: unknown): Part => (isPart(value) ? value : {})

/** The fields that can be restored from a version, in the order of the form. */
export function restorableFields(
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  now: StoredDocument,
  then: Part,
): Restorable[] {
  return below(flattenedFields, '', now, then)
}

function below(fields: readonly FlattenedField[], at: string, now: Part, then: Part): Restorable[] {
  return fields.flatMap((field) => {
    const { name } = field
    if ((at === '' && PASSED_OVER.has(name)) || !isOffered(field)) return []
    const path = at === '' ? name : `${at}.${name}`
    if (field.type === 'group' || field.type === 'tab')
      return below(field.flattenedFields, path, partOf(now[name]), partOf(then[name]))
    const changes = changedPaths(nested(path, now[name]), nested(path, then[name]))
    return isUnchanged(changes) ? [] : [{ path, field, changes }]
  })
}

/** True for a stored field that staff see. */
const isOffered = (field: FlattenedField): boolean =>
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden === true) &&
  !('admin' in field && field.admin?.hidden === true)

function nested(path: string, value: unknown): Part {
  const [name = '', ...inner] = path.split('.')
  return { [name]: inner.length === 0 ? value : nested(inner.join('.'), value) }
}

/** The data for a save that restores these paths: the version's values within the present groups around them. */
export function valuesToRestore(paths: readonly string[], now: StoredDocument, then: Part): Record<string, unknown> {
  const brought = [...paths, ...followers(paths)]
  const names = new Set(brought.map((path) => path.split('.')[0] ?? ''))
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      replaced(
        now[name],
        then[name],
        brought.filter((path) => path.split('.')[0] === name).map((path) => path.split('.').slice(1)),
      ),
    ]),
  )
}

const followers = (paths: readonly string[]): string[] =>
  Object.entries(COMES_WITH).flatMap(([name, leaders]) => (leaders.some((leader) => paths.includes(leader)) ? [name] : []))

function replaced(now: unknown, then: unknown, inside: readonly (readonly string[])[]): unknown {
  if (inside.some((path) => path.length === 0)) return then ?? null
  const names = new Set(inside.map(([name]) => name ?? ''))
  const brought = [...names].map((name) => [
    name,
    replaced(
      partOf(now)[name],
      partOf(then)[name],
      inside.filter(([first]) => first === name).map((path) => path.slice(1)),
    ),
  ])
  return { ...partOf(now), ...Object.fromEntries(brought) }
}
