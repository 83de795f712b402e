import type { ServerProps } from 'payload'
import { staffOf } from '@/collections/access/staff'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from '@/admin/markets/markets.module.css'
import { planWords } from './plan-words'
import { type ListedPlan, listedPlans } from './listed-plans'
import { momentIn } from './zoned-moment'

/** Most schedules in the bar, the active ones first. */
const MOST = 4

/** A bar at the top of every page: switch schedules that are active, come next, or have ended and can be removed (U-24). */
export async function PlanBar({ i18n, payload, user }: ServerProps) {
  const staff = staffOf(user ?? null)
  if (!staff) return null
  const plans = await listedPlans(payload, staff)
  if (plans.length === 0) return null
  const { language } = i18n
  return (
    <nav aria-label={formatStaffMessage(planWords.bar, language)}>
      <ul className={styles.bar} data-testid="plan-bar">
        {plans.slice(0, MOST).map((plan) => (
          <li key={plan.key}>
            <a href={`${payload.config.routes.admin}/collections/markets/${plan.market}`}>
              <span className={styles.badge} data-state={plan.state}>
                {formatStaffMessage(planWords[plan.state], language)}
              </span>
              <span>{inWords(plan, language)}</span>
            </a>
          </li>
        ))}
        {plans.length > MOST && (
          <li className={styles.quiet}>{formatStaffMessage(planWords.more, language, { count: plans.length - MOST })}</li>
        )}
      </ul>
    </nav>
  )
}

/** "Deutschland: Newsletter off until 01.07.27, 08:00 · Mara Markt". */
function inWords({ name, on, until, from, zone, owner, state, ...plan }: ListedPlan, language: string): string {
  const what = `${name}: ${formatStaffMessage(planWords[plan.switch], language)} ${formatStaffMessage(planWords[on ? 'on' : 'off'], language)}`
  const told = { running: planWords.until, coming: planWords.from, ended: planWords.since }[state]
  const at = momentIn(language, zone, state === 'coming' ? from : until)
  return `${what} ${formatStaffMessage(told, language, { at })}${owner === null ? '' : ` · ${owner}`}`
}
