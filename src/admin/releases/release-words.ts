import type { Release } from '@/collections/releases/release'
import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'

const words = staffWords('releaseView')
const actionWords = staffWords('action')

export const say = (language: string, key: StaffKey<'releaseView'>, values = {}) =>
  formatStaffMessage(words[key], language, values)

/** "5 changes". */
export const sayChanges = (language: string, count: number): string =>
  formatStaffMessage(actionWords[count === 1 ? 'oneChange' : 'manyChanges'], language, { count })

/** "5 changes in 2 markets". */
export function sayCounts(language: string, { count, markets }: Pick<Release, 'count' | 'markets'>): string {
  const places = actionWords[markets.length === 1 ? 'oneMarket' : 'manyMarkets']
  const values = {
    changes: sayChanges(language, count),
    markets: formatStaffMessage(places, language, { count: markets.length }),
  }
  return say(language, 'countsIn', values)
}
