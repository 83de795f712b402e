import { Pill } from '@payloadcms/ui'
import { AdminIcon } from '@/admin/menu/admin-icon'
import type { Release } from '@/collections/releases/release'
import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'

const words = staffWords('releaseView')
const actionWords = staffWords('action')

/** A sentence about releases. */
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

const LOOKS = {
  open: ['white', 'pen'],
  scheduled: ['white', 'clock'],
  failed: ['error', 'error'],
  live: ['success', 'check'],
  takenBack: ['light-gray', 'undo'],
} as const

/** The state of a release by word, icon and colour. */
export function StatePill({ language, state }: Readonly<{ language: string; state: Release['state'] }>) {
  const [pillStyle, icon] = LOOKS[state]
  return (
    <Pill size="small" pillStyle={pillStyle}>
      <AdminIcon name={icon} size={14} /> {say(language, state)}
    </Pill>
  )
}
