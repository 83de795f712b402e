import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { onTestFinished } from 'vitest'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { type Actor, type MarketSlug, type People, chooseSide } from './access-expected'
import type { as } from './attempt'
import type { TwoMarkets } from './content-of-two-markets'
import { member } from './people'

/** One member of staff of each role; the manager has the market `own` and one without content. */
export async function everyRole(payload: Payload, content: TwoMarkets): Promise<People> {
  return {
    admin: await member(payload, 'admin', []),
    'content manager': await member(payload, 'content-manager', []),
    'manager, own market': await member(payload, 'market-manager', [content.own.markets, content.spare.own]),
    translator: await member(payload, 'translator', []),
    reader: await member(payload, 'read-only', []),
  }
}

/** The names before `@shop.example` by which each of them logs in. */
export const LOGINS: Readonly<Record<Actor, string | null>> = {
  admin: 'admin',
  'content manager': 'content-manager',
  'manager, own market': 'market-manager',
  'manager, other market': 'market-manager',
  translator: 'translator',
  reader: 'read-only',
  stranger: null,
}

/** The oldest version of a document; a collection without versions has none. */
export async function oldestVersion(payload: Payload, collection: 'pages' | 'markets', parent: number): Promise<string> {
  const where = { parent: { equals: parent } }
  const { docs } = await payload.findVersions({ collection, where, sort: 'createdAt', limit: 1, overrideAccess: true })
  return String(docs[0]?.id ?? '0')
}

const putInBin = (collection: string, id: number, at: string | null) =>
  sql`update ${sql.identifier(collection.replace('-', '_'))} set deleted_at = ${at} where id = ${id}`

/** Puts a document into the bin in the transaction of the request, past the rules that a move has. */
export async function layInBin(req: PayloadRequest, collection: string, id: number): Promise<void> {
  await (await openTransaction(req)).execute(putInBin(collection, id, new Date().toISOString()))
}

export const isOfBin = (operation: string) => operation.endsWith('the bin')

/** Moves a document to the bin, or tries something with it there. */
export async function tryBin(
  payload: Payload,
  operation: string,
  { collection, id }: Readonly<{ collection: 'media' | 'staff'; id: number }>,
  who: ReturnType<typeof as>,
): Promise<unknown> {
  const now = new Date().toISOString()
  if (operation === 'move to the bin') return payload.update({ collection, id, data: { deletedAt: now }, ...who })
  await layInBin(await createLocalReq({ req: who.req }, payload), collection, id)
  const where: Where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] }
  if (operation === 'delete out of the bin') return payload.delete({ collection, where, trash: true, ...who })
  return payload.update({ collection, where, data: { deletedAt: null }, trash: true, ...who })
}

type Tried = Readonly<{ slug: string; actor: Actor }>

/** What is moved to the bin and out of it: of markets one without content, because no other is deleted. */
export const idInBin = ({ own, other, spare }: TwoMarkets, { slug, actor }: Tried & Readonly<{ slug: MarketSlug }>): number => {
  const side = chooseSide(actor)
  return slug === 'markets' ? spare[side] : { own, other }[side][slug]
}

/** The requests about the bin, as the admin sends them. */
export const binCalls = (cms: () => Readonly<{ payload: Payload; content: TwoMarkets }>) => {
  type Case = Parameters<typeof idInBin>[1]
  const idOf = (tried: Case) => idInBin(cms().content, tried)
  /** The document lies in the bin until the end of the test. */
  const pathInBin = async (tried: Case) => {
    const { drizzle } = getPostgres(cms().payload)
    const id = idOf(tried)
    const put = (at: string | null) => drizzle.execute(putInBin(tried.slug, id, at))
    await put(new Date().toISOString())
    onTestFinished(async () => void (await put(null)))
    return `/${tried.slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
  }
  const body = { deletedAt: new Date().toISOString() }
  return {
    'move to the bin': (tried: Case) => ({ method: 'PATCH', path: `/${tried.slug}/${idOf(tried)}`, body }),
    'take out of the bin': async (tried: Case) => ({
      method: 'PATCH',
      path: await pathInBin(tried),
      body: { deletedAt: null },
    }),
    'delete out of the bin': async (tried: Case) => ({ method: 'DELETE', path: await pathInBin(tried) }),
  }
}
