import type { BasePayload } from 'payload'
import { idOf, type StaffMember } from '@/collections/access/staff'
import { reachOf } from '@/collections/access/table'
import { switchPlansOf } from '@/collections/documents/market-document'
import { type PlanState, planState, SwitchPlan } from '@/domain/content/switch-plans'

export type ListedPlan = SwitchPlan &
  Readonly<{ key: string; market: number; name: string; zone: string; owner: string | null; state: PlanState }>

const ORDER: readonly PlanState[] = ['running', 'ended', 'coming']

/** The switch schedules of all markets that the member of staff may read: active, then ended, then coming ones. */
export async function listedPlans(payload: BasePayload, staff: StaffMember): Promise<ListedPlan[]> {
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
