import {
  type CollectionBeforeOperationHook,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
  type WhereField,
} from 'payload'
import { validOperators } from 'payload/shared'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { boundTexts } from './bound-texts'
import { areJoinedSortable, areSortable, joinedCollections } from '@trade-in-shop/payload-workbench/lists/sortable-fields'

/** Operators whose function Payload's Postgres adapter lacks, or has for points on a map only. */
const UNBUILT: ReadonlySet<string> = new Set(['near', 'within', 'intersects', 'all'])
const OPERATORS: ReadonlySet<string> = new Set(validOperators.filter((operator) => !UNBUILT.has(operator)))
const OF_TEXT: ReadonlySet<string> = new Set(['like', 'not_like', 'contains'])
const MAX_DEPTH = 20
/** Of an id, and of the whole numbers of a list: a page times a limit fits into the database's largest. */
const MAX_INTEGER = 2 ** 31 - 1

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether Payload can build a statement from a condition: groups of conditions, fields with known operators. `dates` are
 * the fields that hold no text.
 */
export function isCondition(where: unknown, dates: readonly string[] = [], depth = 0): boolean {
  if (!isRecord(where) || depth > MAX_DEPTH) return false
  return Object.entries(where).every(([name, value]: [string, unknown]) =>
    /^(?:and|or)$/i.test(name)
      ? Array.isArray(value) && value.every((part) => isCondition(part, dates, depth + 1))
      : isRecord(value) &&
        Object.keys(value).every((operator) => OPERATORS.has(operator) && !(dates.includes(name) && OF_TEXT.has(operator))),
  )
}

/** Ids of documents and versions are positive whole numbers of 32 bits. */
export const isDocumentId = (id: unknown): boolean => /^\d{1,10}$/.test(String(id)) && Number(id) <= MAX_INTEGER

/** `%` and `_` in a search of staff are letters, not wild cards of the database. */
const withLiteralTexts = (condition: WhereField): WhereField =>
  Object.fromEntries(
    Object.entries(condition).map(([operator, value]) => [
      operator,
      OF_TEXT.has(operator) && typeof value === 'string' ? value.replace(/[\\%_]/g, '\\$&') : value,
    ]),
  )

/** The condition with literal texts; `lists`: fields whose `contains` looks for a whole value. */
const withLiteralConditions = (where: Where, lists: ReadonlySet<string>): Where =>
  Object.fromEntries(
    Object.entries(where).map(([name, part]) => {
      if (Array.isArray(part)) return [name, part.map((inner) => withLiteralConditions(inner, lists))]
      return [name, lists.has(name) ? part : withLiteralTexts(part)]
    }),
  )

const COUNTS = ['limit', 'page', 'depth'] as const
/** The lowest page is 1; a limit of 0 asks for everything, which `boundReads` bounds. */
const isCount = (name: (typeof COUNTS)[number], value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= (name === 'page' ? 1 : 0) && value <= MAX_INTEGER

/** Whether the numbers of a list, its joined lists among them, are such as the database takes. */
export function hasLegalCounts(args: object): boolean {
  const given = new Map<string, unknown>(Object.entries(args))
  const joins = given.get('joins')
  return (
    COUNTS.every((name) => given.get(name) === undefined || isCount(name, given.get(name))) &&
    (!isRecord(joins) || Object.values(joins).every((join) => !isRecord(join) || hasLegalCounts(join)))
  )
}

/** Refuses invalid conditions and ids before a statement is built; calls of the shop's own code are not checked. */
const checkQuery: CollectionBeforeOperationHook = async ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const dates = collection.flattenedFields.flatMap((field) => (field.type === 'date' ? [field.name] : []))
  if ('id' in args && args.id !== undefined && !isDocumentId(args.id)) throw cmsProblem(req, 'notFound')
  if ('where' in args && args.where && !isCondition(args.where, dates)) throw cmsProblem(req, 'badRequest')
  if (!hasLegalCounts(args) || !(await hasLegalSorts(req, collection, args))) throw cmsProblem(req, 'badRequest')
  // Payload's list sends several names as its address has them, and its read knows them as a list alone.
  const sort = readMember(args, 'sort')
  const read = typeof sort === 'string' && sort.includes(',') ? { ...args, sort: sort.split(',') } : args
  if (!('where' in read) || !read.where) return read
  const lists = new Set(collection.flattenedFields.flatMap((field) => ('hasMany' in field && field.hasMany ? [field.name] : [])))
  return { ...read, where: withLiteralConditions(read.where, lists) }
}

/** A member of what may be no object. */
export const readMember = (value: unknown, name: string): unknown =>
  isRecord(value) ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** Of a list, of what it is grouped by (`field`), and of its joined lists. */
async function hasLegalSorts(req: PayloadRequest, collection: SanitizedCollectionConfig, args: object): Promise<boolean> {
  if (!(await areSortable(req, collection, readMember(args, 'sort'), readMember(args, 'field')))) return false
  const joins = readMember(args, 'joins')
  if (!isRecord(joins)) return true
  for (const [name, join] of Object.entries(joins)) {
    const field = collection.flattenedFields.find((each) => each.name === name)
    const sort = readMember(join, 'sort')
    if (sort !== undefined && !(await areJoinedSortable(req, joinedCollections(req, field), sort))) return false
  }
  return true
}

const denyAll = () => false

/** A deletion of Payload's that asks for the preference first: of one that is not there its statement fails. */
function withKnownPreferences(endpoints: SanitizedCollectionConfig['endpoints']): SanitizedCollectionConfig['endpoints'] {
  if (endpoints === false) return false
  return endpoints.map((endpoint) => {
    if (endpoint.method !== 'delete' || endpoint.path !== '/:key') return endpoint
    const handler = async (req: PayloadRequest) => {
      if (req.user && !(await hasPreference(req))) throw new NotFound(req.t)
      return endpoint.handler(req)
    }
    return { ...endpoint, handler }
  })
}

async function hasPreference({ payload, user, routeParams }: PayloadRequest): Promise<boolean> {
  const where: Where = {
    key: { equals: routeParams?.key },
    'user.value': { equals: user?.id },
    'user.relationTo': { equals: user?.collection },
  }
  return (await payload.count({ collection: 'payload-preferences', where, overrideAccess: true })).totalDocs > 0
}

/**
 * Adds the check to every collection, Payload's own included. Versions can be queried only where a collection has them,
 * because Payload would read a table that does not exist.
 */
export async function withCheckedQueries(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const collection of config.collections) {
    const { hooks, versions, access } = collection
    hooks.beforeOperation = [checkQuery, ...(hooks.beforeOperation ?? [])]
    hooks.beforeValidate = [boundTexts, ...(hooks.beforeValidate ?? [])]
    if (!versions) collection.access = { ...access, readVersions: denyAll }
    if (collection.slug === 'payload-preferences') collection.endpoints = withKnownPreferences(collection.endpoints)
  }
  return config
}
