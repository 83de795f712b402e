import type { PayloadRequest } from 'payload'
import type { Plan } from './plan'
import { isEditedSince, newestDraft, plannedVersion } from './planned-version'

/** A schedule with what the page's form shows about it. */
type DescribedPlan = Plan &
  Readonly<{
    /** Name of the member of staff who scheduled it; null when they have left. */
    byName: string | null
    /** The version that will be published: `newest` (nothing was edited since), `older`, or `gone` when it was deleted. */
    state: 'newest' | 'older' | 'gone' | null
  }>

/** Adds to schedules the name of who made them and whether the page was edited since. */
export async function describePlans(req: PayloadRequest, page: number, plans: readonly Plan[]): Promise<DescribedPlan[]> {
  if (plans.length === 0) return []
  const names = await namesOf(
    req,
    plans.flatMap(({ by }) => by ?? []),
  )
  const newest = await newestDraft(req, page)
  return Promise.all(
    plans.map(async (plan) => {
      const planned = plan.version === null ? null : await plannedVersion(req, page, plan.version)
      const kept = planned === null ? 'gone' : isEditedSince(req, planned, newest) ? 'older' : 'newest'
      return { ...plan, byName: names.get(String(plan.by)) ?? null, state: plan.version === null ? null : kept }
    }),
  )
}

/** Names of members of staff by id; those who have left are missing. */
export async function namesOf(req: PayloadRequest, ids: readonly (number | string)[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await req.payload.find({
    collection: 'staff',
    where,
    limit: ids.length,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}
