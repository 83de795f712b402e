import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { inSnakeCase } from '@/collections/documents/loose'
import { BLOCKS } from '@/domain/content/page-blocks'
import { PICTURE_USERS, PictureUses } from './media-words'

/** Most places of each kind that are listed; the rest is counted. */
const SHOWN = 12
/** Far above every number of pages that show one picture. */
const MAX_PAGES = 1000

const showsIt = (table: string): string =>
  BLOCKS.flatMap(({ type, fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'picture'
        ? [`select _parent_id from ${table}_blocks_${inSnakeCase(type)} where ${inSnakeCase(name)}_id = $id`]
        : [],
    ),
  ).join(' union ')

/** Pages that show a picture, published or in their newest draft; Payload has no query over the tables of all blocks. */
async function pageIdsOf(req: PayloadRequest, picture: number): Promise<number[]> {
  const inTables = (table: string) => sql.raw(showsIt(table).replaceAll('$id', String(picture)))
  const session = await openTransaction(req)
  const { rows } = await session.execute<{ id: number }>(sql`
    select id from pages where deleted_at is null and id in (${inTables('pages')})
    union select parent_id as id from _pages_v where latest and version_deleted_at is null and parent_id is not null and id in (${inTables('_pages_v')})
    limit ${MAX_PAGES}`)
  return rows.map(({ id }) => id)
}

/** The same of a table whose `field` holds one picture. */
async function idsOf(req: PayloadRequest, table: 'banners' | 'partners', field: string, picture: number): Promise<number[]> {
  const [shown, versions, drafted] = [`${field}_id`, `_${table}_v`, `version_${field}_id`].map((name) => sql.identifier(name))
  const session = await openTransaction(req)
  const { rows } = await session.execute<{ id: number }>(sql`
    select id from ${sql.identifier(table)} where deleted_at is null and ${shown} = ${picture}
    union select parent_id as id from ${versions} where latest and version_deleted_at is null and parent_id is not null and ${drafted} = ${picture}
    limit ${MAX_PAGES}`)
  return rows.map(({ id }) => id)
}

const oneOf = (ids: readonly number[]): Where => ({ id: { in: ids.length === 0 ? [0] : [...ids] } })

type Uses = Readonly<Record<(typeof PICTURE_USERS)[number], Where>>

/** What finds the documents that show a picture. */
async function usesOf(req: PayloadRequest, picture: number): Promise<Uses> {
  const by = (...fields: string[]): Where => ({ or: fields.map((field) => ({ [field]: { equals: picture } })) })
  return {
    pages: oneOf(await pageIdsOf(req, picture)),
    banners: oneOf(await idsOf(req, 'banners', 'image', picture)),
    partners: oneOf(await idsOf(req, 'partners', 'logo', picture)),
    markets: by('brand.logo', 'footerShippingLogo.image'),
  }
}

async function countOf(req: PayloadRequest, uses: Uses): Promise<number> {
  let total = 0
  for (const collection of PICTURE_USERS)
    total += (await req.payload.count({ collection, where: uses[collection], overrideAccess: true, req })).totalDocs
  return total
}

async function placesOf(req: PayloadRequest, uses: Uses): Promise<PictureUses> {
  const ask = { depth: 0, limit: SHOWN, draft: true, req } as const
  const places: PictureUses['places'] = []
  for (const collection of PICTURE_USERS) {
    const asMember = { ...ask, collection, where: uses[collection], overrideAccess: false, user: req.user } as const
    const { docs } = await req.payload.find(asMember)
    places.push(...docs.map((doc) => ({ collection, id: doc.id, title: titleOf(doc) })))
  }
  return { places, more: (await countOf(req, uses)) - places.length }
}

/** Refuses to delete a picture that is shown, for good or into the bin. One that lies there is shown nowhere, whatever names it. */
export const refuseWhileShown: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const own = { collection: 'media', where: { id: { equals: id } }, overrideAccess: true, req } as const
  if ((await req.payload.count(own)).totalDocs === 0) return
  const count = await countOf(req, await usesOf(req, Number(id)))
  if (count > 0) throw cmsProblem(req, 'pictureInUse', { values: { count } })
}

const titleOf = (doc: object): string => {
  const named = new Map<string, unknown>(Object.entries(doc))
  const title = named.get('title') ?? named.get('headline') ?? named.get('name')
  return typeof title === 'string' && title !== '' ? title : String(named.get('id'))
}

export const pictureUses = staffEndpoint({
  method: 'GET',
  path: '/{id}/uses',
  summary: 'The documents that show a picture, as far as the member of staff may read them.',
  checks: ['read picture'],
  answers: { 200: { json: { PictureUses } } },
  run: async ({ req, param }) => {
    const id = param('id')
    const own = { collection: 'media', id, depth: 0, overrideAccess: false, user: req.user, req } as const
    await req.payload.findByID(own)
    return ok(await placesOf(req, await usesOf(req, id)))
  },
})
