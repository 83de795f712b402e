import type { PayloadRequest } from 'payload'
import type { Schedule } from './schedule'
import { isEditedSince, newestDraft, scheduledVersion } from './scheduled-version'

/** A schedule with what the page's form shows about it. */
type DescribedSchedule = Schedule &
  Readonly<{
    /** Name of the member of staff who scheduled it; null when they have left. */
    byName: string | null
    /** The version that will be published: `newest` (nothing was edited since), `older`, or `gone` when it was deleted. */
    state: 'newest' | 'older' | 'gone' | null
  }>

/** Adds to schedules the name of who made them and whether the page was edited since. */
export async function describeSchedules(
  req: PayloadRequest,
  page: number,
  schedules: readonly Schedule[],
): Promise<DescribedSchedule[]> {
  if (schedules.length === 0) return []
  const names = await readStaffNames(
    req,
    schedules.flatMap(({ by }) => by ?? []),
  )
  const newest = await newestDraft(req, page)
  return Promise.all(
    schedules.map(async (schedule) => {
      const scheduled = schedule.version === null ? null : await scheduledVersion(req, page, schedule.version)
      const kept = scheduled === null ? 'gone' : isEditedSince(req, scheduled, newest) ? 'older' : 'newest'
      return { ...schedule, byName: names.get(String(schedule.by)) ?? null, state: schedule.version === null ? null : kept }
    }),
  )
}

/** Names of members of staff by id; those who have left are missing. */
export async function readStaffNames(
  req: PayloadRequest,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await req.payload.find({
    collection: 'staff',
    where,
    // Who lies in the bin is named all the same.
    trash: true,
    limit: ids.length,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}
