import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { getId } from '@/collections/access/staff-member'
import type { GuardedCollection } from '@/collections/access/access-table'
import { lockMarket } from './lock-market'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { forgetLastSave } from './savers'

/**
 * Collections whose deleted documents lie in the bin for some days. Each has the sets of fields that no two of its documents
 * outside of the bin share: a document in the bin holds no place, and gets its own back only while it is free.
 */
const PLACES = {
  banners: [],
  'contact-subjects': [['market']],
  markets: [['code']],
  media: [],
  navigation: [['market']],
  partners: [['market', 'code']],
  'route-maps': [['market', 'screen']],
  redirects: [['market', 'match', 'from']],
  'search-words': [],
  staff: [['email']],
  pages: [
    ['market', 'slug'],
    ['market', 'key'],
  ],
} as const satisfies Partial<Record<GuardedCollection, readonly (readonly string[])[]>>
export type Binned = keyof typeof PLACES
export const BINNED = [
  'banners',
  'contact-subjects',
  'media',
  'navigation',
  'partners',
  'route-maps',
  'search-words',
  'staff',
  'redirects',
  'pages',
  // After all that belongs to one.
  'markets',
] as const satisfies readonly Binned[]

/** Whether the unique keys of a collection are places, which a document in the bin does not hold. */
export const holdsPlace = (slug: Binned): boolean => PLACES[slug].length > 0

export const hasBin = (slug: string): slug is Binned => BINNED.some((binned) => binned === slug)

type Doc = Readonly<Record<string, unknown>>
type Hooks = NonNullable<CollectionConfig['hooks']>
/** Which way a save moves a document. */
type Move = 'in' | 'out'

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null
export const isInBin = (doc: unknown): boolean => isDoc(doc) && doc.deletedAt !== null && doc.deletedAt !== undefined

/** The move between two states of a document; null for a save that leaves it where it is. */
export function moveBetween(before: unknown, after: unknown): Move | null {
  if (isInBin(before) === isInBin(after)) return null
  return isInBin(after) ? 'in' : 'out'
}

/** The move that an update asks for, by Payload's form: `deletedAt` with a time, or null for documents of the bin (`trash`). */
export function parseMove({ data, trash }: Doc): Move | null {
  if (isInBin(data)) return 'in'
  return trash === true && isDoc(data) && data.deletedAt === null ? 'out' : null
}

const ENTERS = 'entersBin'
/** True where a hook of a deletion runs for a move into the bin. */
export const entersBin = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[ENTERS] === true

/** A hook of a deletion that waits until the document is deleted for good. */
export const forGood =
  (hook: CollectionBeforeDeleteHook): CollectionBeforeDeleteHook =>
  (args) =>
    entersBin(args) ? undefined : hook(args)

const MOVE = 'moveOfBin'
/** True while documents are taken out of the bin, for the rules that see no document yet. */
export const leavesBin = ({ context }: Pick<PayloadRequest, 'context'>): boolean => context[MOVE] === 'out'

const inBin = (where: unknown) => ({ and: [...(isDoc(where) ? [where] : []), { deletedAt: { exists: true } }] })

/**
 * A move changes nothing else, its time is the server's, and an update that is no move finds nothing in the bin. Where staff name
 * the bin, several documents are deleted for good only out of it.
 */
const readMove: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  const asked: Doc = Object.fromEntries(Object.entries(args))
  const byStaff = operation === 'delete' && overrideAccess !== true
  if (byStaff && asked.trash === true && asked.id === undefined) return { ...args, where: inBin(asked.where) }
  if (operation !== 'update') return args
  const move = parseMove(asked)
  req.context[MOVE] = move
  if (move === null) return { ...args, trash: false }
  delete req.file
  delete req.query.uploadEdits
  if (move === 'in') return { ...args, data: { deletedAt: new Date().toISOString() }, draft: false, trash: false }
  const status = isDoc(asked.data) && '_status' in asked.data ? { _status: asked.data._status } : {}
  const where = asked.id === undefined ? { where: inBin(asked.where) } : {}
  return { ...args, ...where, data: { deletedAt: null, ...status }, draft: false }
}

/** Refuses to take a document out of the bin whose place another one has by now. */
async function refuseTakenPlace(req: PayloadRequest, collection: Binned, doc: Doc): Promise<void> {
  const market = getId(doc.market)
  if (market !== null) await lockMarket(req, market)
  await refuseMarketInBin(req, market)
  for (const fields of PLACES[collection]) {
    const place = fields.map((name) => ({ name, value: name === 'market' ? market : doc[name] }))
    if (place.some(({ value }) => value === null || value === undefined || value === '')) continue
    const and = place.map(({ name, value }) => ({ [name]: { equals: value } }))
    const { docs } = await req.payload.find({ collection, where: { and }, limit: 1, depth: 0, overrideAccess: true, req })
    const [other] = docs
    if (other) throw cmsProblem(req, 'placeTaken', { values: { title: titleOf(req, collection, other) } })
  }
}

/** Refuses to put a document into a market that lies in the bin. */
export async function refuseMarketInBin(req: PayloadRequest, market: number | string | null): Promise<void> {
  if (market === null) return
  const where: Where = { and: [{ id: { equals: market } }, { deletedAt: { exists: true } }] }
  const { totalDocs } = await req.payload.count({ collection: 'markets', where, trash: true, overrideAccess: true, req })
  if (totalDocs > 0) throw cmsProblem(req, 'marketBinned')
}

function titleOf(req: PayloadRequest, collection: Binned, doc: object): string {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  const title = new Map<string, unknown>(Object.entries(doc)).get(useAsTitle)
  return typeof title === 'string' ? title : String(getId(doc))
}

/** Several documents are answered with the message of an error alone, which for fields says only their names. */
function withItsReasons(error: unknown): unknown {
  if (error instanceof ValidationError) error.message = error.data.errors.map(({ message }) => message).join(' ')
  return error
}

/**
 * What the shop showed goes into the bin, also where a newer draft exists: the draft stays among the versions, and a restore
 * publishes nothing that was not published.
 */
const keepPublished: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!hasDraftsEnabled(collection)) return data
  const where = { id: { equals: originalDoc?.id } }
  const stored: unknown = await req.payload.db.findOne({ collection: collection.slug, where, req })
  return isDoc(stored) && stored._status === 'published' ? { ...data, ...stored, deletedAt: data.deletedAt } : data
}

/**
 * The hooks of a collection with a bin. What is moved into it is not checked, but what refuses a deletion refuses this one and what
 * follows a deletion follows it; what is taken out is checked as by a save that publishes, unless it comes back as a draft.
 */
export function withBin(slug: GuardedCollection, hooks: Hooks): Hooks {
  if (!hasBin(slug)) return hooks
  const { beforeOperation = [], beforeValidate = [], beforeChange = [], afterChange = [] } = hooks
  const { beforeDelete = [], afterDelete = [] } = hooks
  return {
    ...hooks,
    beforeOperation: [readMove, ...beforeOperation],
    beforeValidate: [
      async (args) => {
        const { data, operation, originalDoc, req } = args
        if (!data) return data
        const move = moveBetween(originalDoc, data)
        const sent = operation === 'create' && move === 'in' ? { ...data, deletedAt: null } : data
        if (operation === 'update' && move === 'in') {
          const { collection, context } = args
          for (const hook of beforeDelete)
            await hook({ collection, context: { ...context, [ENTERS]: true }, id: originalDoc.id, req })
          return data
        }
        if (operation === 'update' && move === null && leavesBin(req)) throw cmsProblem(req, 'notFound')
        if (move === 'out') await refuseTakenPlace(req, slug, originalDoc)
        if (move === 'out' && data._status === 'draft') return data
        const checked = runAll(beforeValidate, sent, (hook, value) => hook({ ...args, data: value }))
        return move === 'out' ? checked.catch((error: unknown) => Promise.reject(withItsReasons(error))) : checked
      },
    ],
    beforeChange: [
      async (args) => {
        if (moveBetween(args.originalDoc, args.data) === 'in') return keepPublished(args)
        return runAll(beforeChange, args.data, (hook, value) => hook({ ...args, data: value }))
      },
    ],
    afterChange: [
      async (args) => {
        const { collection, context, doc, previousDoc, req } = args
        if (moveBetween(previousDoc, doc) !== 'in')
          return runAll(afterChange, doc, (hook, value) => hook({ ...args, doc: value }))
        const gone = [...afterDelete, forgetLastSave]
        const entering = { ...context, [ENTERS]: true }
        return runAll(gone, doc, (hook, value) => hook({ collection, context: entering, doc: value, id: doc.id, req }))
      },
    ],
  }
}

async function runAll<Hook, Value>(
  hooks: readonly Hook[],
  first: Value,
  call: (hook: Hook, value: Value) => Value | undefined | Promise<Value | undefined>,
): Promise<Value> {
  let value = first
  for (const hook of hooks) value = (await call(hook, value)) ?? value
  return value
}
