import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { overlappingSchedules, SwitchSchedule } from '@/domain/content/switch-schedules'
import { getId, getStaff } from '@/collections/access/staff-member'
import type { Loose } from '@/collections/documents/loose'
import { type MarketDocument, convertSwitchSchedules } from '@/collections/documents/market-document'
import type { Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'

const marketWords = staffWords('market')

type Schedules = MarketDocument['switchPlans']

/** Fills in the owner of each switch schedule: the member of staff who saves it, unless another is named. */
export const ownedSchedules = (schedules: Schedules, req: PayloadRequest): Schedules => {
  const me = getStaff(req.user)?.id
  return (
    schedules?.map((schedule) =>
      getId(schedule.owner) === null && typeof me === 'number' ? { ...schedule, owner: me } : schedule,
    ) ?? null
  )
}

/**
 * Problems of a market's switch schedules: an end before its start, two at a time for one switch, an owner who does not
 * exist.
 */
export async function scheduleProblems(doc: Loose<MarketDocument>, req: PayloadRequest): Promise<Refusal[]> {
  const { language } = req.i18n
  const parsed = convertSwitchSchedules(doc).map((schedule) => SwitchSchedule.safeParse(schedule).data)
  const backward = parsed.flatMap((schedule, index) =>
    schedule && Date.parse(schedule.until) <= Date.parse(schedule.from)
      ? [{ path: `switchPlans.${index}.until`, message: formatStaffMessage(marketWords.untilAfterFrom, language) }]
      : [],
  )
  // Payload itself reports missing required fields.
  const whole = parsed.filter((schedule) => schedule !== undefined)
  const rivals =
    whole.length < parsed.length
      ? []
      : overlappingSchedules(whole).map(([earlier, later]) => ({
          path: `switchPlans.${later}.from`,
          message: formatStaffMessage(marketWords.schedulesOverlap, language, { other: earlier + 1 }),
        }))
  return [...backward, ...rivals, ...(await ownerProblems(doc, req))]
}

async function ownerProblems(doc: Loose<MarketDocument>, req: PayloadRequest): Promise<Refusal[]> {
  const owners = (doc?.switchPlans ?? []).map((schedule) => getId(schedule?.owner))
  const named = owners.filter((owner) => owner !== null)
  if (named.length === 0) return []
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'staff',
    where: { id: { in: named } },
    // Schedules stay those of who lies in the bin.
    trash: true,
    select: { name: true },
    req,
  })
  const there = new Set(docs.map(({ id }) => String(id)))
  return owners.flatMap((owner, index) =>
    owner === null || there.has(String(owner))
      ? []
      : [{ path: `switchPlans.${index}.owner`, message: formatStaffMessage(marketWords.noSuchOwner, req.i18n.language) }],
  )
}
