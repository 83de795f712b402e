import { scheduleWords } from '@/admin/markets/schedules/schedule-words'
import { formatStaffMessage } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import type { SwitchState } from './market-switches'
import type { MarketDoc } from './reader'
import styles from './dashboard.module.css'

/** "On" or "off" as a word. */
export const SwitchMark = ({ state: { name, on }, language }: Readonly<{ state: SwitchState; language: string }>) => (
  <span className={styles.state} data-on={on}>
    {formatStaffMessage(name === 'carrierLogo' && !on ? words.asName : scheduleWords[on ? 'on' : 'off'], language)}
  </span>
)

/** Label of a switch. */
export const switchName = (name: SwitchState['name'], language: string): string =>
  formatStaffMessage(name === 'carrierLogo' ? words.carrierLogo : scheduleWords[name], language)

/** Link to the switch in the market's form. */
export const switchHref = (admin: string, { id }: Pick<MarketDoc, 'id'>, { field }: SwitchState): string =>
  `${admin}/collections/markets/${id}#field-${field.replaceAll('.', '__')}`
