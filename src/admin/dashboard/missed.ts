import { getReach } from '@/collections/access/access-table'
import { asReader, findMarket, type Reader } from './reader'
import { OPEN_MISSES } from './waiting'

const SHOWN = 6

export const maySeeMissed = ({ staff }: Reader): boolean => getReach('missing-paths', 'read', staff.role) !== 'none'

/** The missing addresses that people asked for most, and how many there are. */
export async function readMostMissed(reader: Reader) {
  const { docs, totalDocs } = await reader.req.payload.find({
    collection: 'missing-paths',
    where: OPEN_MISSES,
    sort: ['-hits', '-lastSeenAt'],
    limit: SHOWN,
    ...asReader(reader),
  })
  return {
    count: totalDocs,
    shown: docs.map(({ id, path, market, hits }) => ({ id, path, hits, market: findMarket(reader, market) })),
  }
}
