import type { Loose } from '@/collections/documents/loose'
import { type MarketDocument, convertSwitchSchedules } from '@/collections/documents/market-document'
import { getId } from '@/collections/access/staff-member'
import { SCHEDULED_SWITCHES, type ScheduledSwitch, scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'
import type { Gap } from './market-gaps'

type Doc = NonNullable<Loose<MarketDocument>>

/** Gaps in a market's own document beyond what every save checks. `now` in epoch milliseconds. */
export const ownGaps = (doc: Doc, now: number): Gap[] => [
  ...hostGaps(doc),
  ...addressGaps(doc),
  ...switchGaps(doc, now),
  ...scheduleGaps(doc, now),
]

function hostGaps({ hosts }: Doc): Gap[] {
  const rows = (hosts ?? []).filter((host) => host !== null && host !== undefined)
  const public_ = rows.some(({ mode, environment }) => mode === 'default' && environment === 'production')
  const groups = new Map<string, boolean>()
  for (const { mode, environment, partner, canonical } of rows) {
    const group = `${mode} · ${environment}${getId(partner) === null ? '' : ` · ${getId(partner)}`}`
    groups.set(group, groups.get(group) === true || canonical === true)
  }
  const where = { path: 'hosts' } as const
  return [
    ...(public_ ? [] : [{ level: 'missing', said: 'noPublicHost', where } as const]),
    ...[...groups].flatMap(([group, canonical]): Gap[] =>
      canonical ? [] : [{ level: 'missing', said: 'noCanonicalHost', values: { group }, where }],
    ),
  ]
}

const isLocal = (text: string | null | undefined): boolean => /(^|[./])localhost(\/|:|$)/.test(text ?? '')

function addressGaps({ locale, applicationId, domain, sellShopUrl }: Doc): Gap[] {
  const expected = `wkfs_${(locale ?? '').replace('-', '_')}`
  const local = [
    ...(isLocal(domain) ? [{ path: 'domain' } as const] : []),
    ...(isLocal(sellShopUrl) ? [{ path: 'sellShopUrl' } as const] : []),
  ]
  return [
    ...local.map((where): Gap => ({ level: 'missing', said: 'localAddress', where })),
    ...(locale && applicationId && applicationId !== expected
      ? [
          {
            level: 'missing',
            said: 'applicationOfOther',
            values: { expected },
            where: { path: 'applicationId' },
          } as const,
        ]
      : []),
  ]
}

/** Switches that are on without effect, because the market lacks what they would show. */
function switchGaps(doc: Doc, now: number): Gap[] {
  const { socialLinks, conditionsVideo, rating, hosts, contact } = doc
  const on = switchedOn(doc, now)
  const lacks = (isLacking: boolean, level: Gap['level'], said: Gap['said'], path: string): Gap[] =>
    isLacking ? [{ level, said, where: { path } }] : []
  const noBusinessHost = !(hosts ?? []).some((host) => host?.mode === 'b2bWidget')
  return [
    ...lacks(on.has('socialButtons') && (socialLinks ?? []).length === 0, 'missing', 'noSocialLinks', 'socialLinks'),
    ...lacks(on.has('conditionsVideo') && !conditionsVideo?.url, 'missing', 'noVideo', 'conditionsVideo.url'),
    ...lacks((on.has('ratingSeal') || on.has('ratingSlider')) && rating?.count === 0, 'look', 'noRatings', 'rating.count'),
    ...lacks(on.has('ratingSlider') && (rating?.reviews ?? []).length === 0, 'look', 'noReviews', 'rating.reviews'),
    ...lacks(on.has('b2b') && noBusinessHost, 'look', 'noBusinessHost', 'hosts'),
    ...lacks(on.has('b2b') && !contact?.b2bAddress, 'look', 'noBusinessAddress', 'contact.b2bAddress'),
  ]
}

const scheduleGaps = (doc: Doc, now: number): Gap[] =>
  convertSwitchSchedules(doc).flatMap((row, index): Gap[] => {
    const schedule = SwitchSchedule.safeParse(row).data
    if (!schedule || scheduleState(schedule, now) !== 'ended') return []
    const where = { path: `switchPlans.${index}` } as const
    return [{ level: 'look', said: 'scheduleEnded', values: { number: index + 1 }, where }]
  })

/** The switches of a market that are on, or will be by a schedule; `now` in epoch milliseconds. */
export function switchedOn(doc: NonNullable<Loose<MarketDocument>>, now: number): ReadonlySet<ScheduledSwitch> {
  const { switches, rating } = doc
  const own: Readonly<Partial<Record<ScheduledSwitch, unknown>>> = {
    ...switches,
    ratingSeal: rating?.seal,
    ratingSlider: rating?.slider,
  }
  const schedules = convertSwitchSchedules(doc).flatMap((row) => SwitchSchedule.safeParse(row).data ?? [])
  const scheduled = schedules
    .filter((schedule) => schedule.on && scheduleState(schedule, now) !== 'ended')
    .map((schedule) => schedule.switch)
  return new Set([...SCHEDULED_SWITCHES.filter((name) => own[name] === true), ...scheduled])
}
