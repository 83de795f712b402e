import { reachOf } from '@/collections/access/table'
import { formatStaffMessage } from '@/domain/staff-words'
import { agoWords, dashboardWords as words } from './dashboard-words'
import type { Item } from './item-list'
import { asReader, marketOf, type Reader } from './reader'

const SHOWN = 6

export const maySeeMissed = ({ staff }: Reader): boolean => reachOf('missing-paths', 'read', staff.role) !== 'none'

/** The missing addresses that people asked for most. */
export async function readMostMissed(reader: Reader): Promise<Item[]> {
  const { req, language, admin, now } = reader
  const { docs } = await req.payload.find({
    collection: 'missing-paths',
    where: { and: [{ ignored: { not_equals: true } }, { hits: { greater_than: 0 } }] },
    sort: ['-hits', '-lastSeenAt'],
    limit: SHOWN,
    ...asReader(reader),
  })
  return docs.map(({ id, path, market, hits, lastSeenAt }) => {
    const parts = [formatStaffMessage(words.times, language, { count: hits }), agoWords(language, Date.parse(lastSeenAt), now)]
    const doc = marketOf(reader, market)
    return {
      key: String(id),
      text: path,
      href: `${admin}/collections/missing-paths/${id}`,
      detail: [...parts, ...(doc ? [doc.name] : [])].join(' · '),
    }
  })
}
