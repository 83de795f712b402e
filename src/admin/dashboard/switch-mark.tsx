import { planWords } from '@/admin/markets/plans/plan-words'
import { formatStaffMessage } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import type { SwitchState } from './market-switches'
import styles from './dashboard.module.css'

/** "On" or "off" as a word. */
export const SwitchMark = ({ state: { name, on }, language }: Readonly<{ state: SwitchState; language: string }>) => (
  <span className={styles.state} data-on={on}>
    {formatStaffMessage(name === 'carrierLogo' && !on ? words.asName : planWords[on ? 'on' : 'off'], language)}
  </span>
)
