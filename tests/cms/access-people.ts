import type { Payload } from 'payload'
import type { People } from './access-expected'
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

/** The oldest version of a document; a collection without versions has none. */
export async function oldestVersion(payload: Payload, collection: 'pages' | 'markets', parent: number): Promise<string> {
  const where = { parent: { equals: parent } }
  const { docs } = await payload.findVersions({ collection, where, sort: 'createdAt', limit: 1, overrideAccess: true })
  return String(docs[0]?.id ?? '0')
}
