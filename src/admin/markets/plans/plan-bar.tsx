import type { BasePayload, ServerProps } from 'payload'
import { idOf, type StaffMember, staffOf } from '@/collections/access/staff'
import { reachOf } from '@/collections/access/table'
import { switchPlansOf } from '@/collections/documents/market-document'
import { type PlanState, planState, SwitchPlan } from '@/domain/content/switch-plans'
import { formatStaffMessage } from '@/domain/staff-words'
import { planWords } from './plan-words'
import { momentIn } from './zoned-moment'
import styles from '@/admin/markets/markets.module.css'

type ListedPlan = SwitchPlan &
  Readonly<{ key: string; market: number; name: string; zone: string; owner: string | null; state: PlanState }>

const ORDER: readonly PlanState[] = ['running', 'ended', 'coming']

/** The switch schedules of all markets that the member of staff may read: active, then ended, then coming ones. */
async function listedPlans(payload: BasePayload, staff: StaffMember): Promise<ListedPlan[]> {
  const now = Date.now()
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const
  const reach = reachOf('markets', 'read', staff.role)
  if (reach === 'none') return []
  const own = reach === 'own' ? [{ id: { in: [...staff.markets] } }] : []
  const { docs } = await payload.find({
    ...all,
    collection: 'markets',
    where: { and: [{ 'switchPlans.switch': { exists: true } }, ...own] },
    select: { name: true, timeZone: true, switchPlans: true },
  })
  if (docs.length === 0) return []
  const owners = docs.flatMap(({ switchPlans }) => (switchPlans ?? []).flatMap(({ owner }) => idOf(owner) ?? []))
  const people = await payload.find({ ...all, collection: 'staff', where: { id: { in: owners } }, select: { name: true } })
  const names = new Map(people.docs.map(({ id, name }) => [String(id), name]))
  return docs
    .flatMap((doc) =>
      switchPlansOf(doc).flatMap((row, index): ListedPlan[] => {
        const plan = SwitchPlan.safeParse(row).data
        if (!plan) return []
        const owner = names.get(String(idOf(doc.switchPlans?.[index]?.owner))) ?? null
        const where = { key: `${doc.id}.${index}`, market: doc.id, name: doc.name, zone: doc.timeZone }
        return [{ ...plan, ...where, owner, state: planState(plan, now) }]
      }),
    )
    .toSorted((left, right) => ORDER.indexOf(left.state) - ORDER.indexOf(right.state) || soonest(left) - soonest(right))
}

const soonest = ({ state, from, until }: ListedPlan): number => Date.parse(state === 'coming' ? from : until)

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
