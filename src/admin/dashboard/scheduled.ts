import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { Where } from 'payload'
import { momentIn } from '@/admin/zoned-moment'
import { getId } from '@/collections/access/staff-member'
import { convertSwitchSchedules } from '@/collections/documents/market-document'
import { published } from '@/collections/saving/drafts'
import { type Schedule, parseSchedule, schedulesWhere } from '@/collections/schedules/schedule'
import { listReleases } from '@/collections/releases/release'
import { formatStaffMessage } from '@/domain/staff-words'
import { scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'
import type { DashboardItem } from './item-list'
import { asReader, findMarket, type Reader } from './reader'

const scheduleWords = staffWords('bar')
const calendarWords = staffWords('calendar')
const words = staffWords('dashboard')

/** `market` is null for what belongs to several; `zone` is then whose clock counts. */
export type Coming = DashboardItem & Readonly<{ at: string; market: number | null; zone?: string }>

/** Time zone of a market that the reader may see, else of the first one. */
export const findTimeZone = (markets: Reader['markets'], market: number | null): string =>
  (markets.find(({ id }) => id === market) ?? markets[0])?.timeZone ?? 'UTC'
/** Most schedules of pages that are read, the next ones first. */
const MAX_SCHEDULES = 200
const MAX_BANNERS = 100

/** Scheduled changes of pages, banners and switches and releases, the next one first; failed ones come before all others. */
export async function readScheduledItems(reader: Reader): Promise<Coming[]> {
  const found = [
    ...(await pageSchedules(reader)),
    ...(await bannerPeriods(reader)),
    ...switchPlans(reader),
    ...(await waitingReleases(reader)),
  ]
  return found.toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at))
}

/** Time in the zone of its market, with the market's name. */
function detailOf(reader: Reader, market: unknown, at: string): string {
  const doc = findMarket(reader, market)
  const moment = momentIn(reader.language, doc?.timeZone ?? 'UTC', at)
  return doc ? `${moment} · ${doc.name}` : moment
}

async function pageSchedules(reader: Reader): Promise<Coming[]> {
  const { req, language, admin } = reader
  const jobs = await req.payload.find({
    collection: 'payload-jobs',
    where: schedulesWhere(),
    sort: ['waitUntil', 'id'],
    limit: MAX_SCHEDULES,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const schedules = jobs.docs.flatMap((job) => parseSchedule(job, req) ?? [])
  if (schedules.length === 0) return []
  // Only schedules of pages that the reader may see, because jobs have no access control of their own.
  const where: Where = { id: { in: [...new Set(schedules.map(({ page }) => Number(page)))] } }
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    select: { title: true, market: true },
    draft: true,
    limit: MAX_SCHEDULES,
    ...asReader(reader),
  })
  const pages = new Map(docs.map((page) => [String(page.id), page]))
  return schedules.flatMap((schedule): Coming[] => {
    const page = pages.get(schedule.page)
    if (!page) return []
    return [
      {
        key: `schedule-${schedule.id}`,
        market: Number(getId(page.market)),
        at: schedule.at,
        text: scheduleText(schedule, page.title ?? '', language),
        href: `${admin}/collections/pages/${page.id}`,
        detail: detailOf(reader, page.market, schedule.at),
        ...(schedule.problem === null ? {} : { tone: 'bad' as const }),
      },
    ]
  })
}

const scheduleText = ({ kind, problem }: Schedule, title: string, language: string): string =>
  problem === null
    ? formatStaffMessage(words[kind], language, { title })
    : formatStaffMessage(words.scheduleFailed, language, { title, problem })

async function waitingReleases({ req, language, admin, markets }: Reader): Promise<Coming[]> {
  return (await listReleases(req, ['scheduled', 'failed'])).flatMap(({ id, title, at, state, problem, clock }): Coming[] => {
    if (at === null) return []
    const zone = findTimeZone(markets, clock)
    const text =
      state === 'failed'
        ? formatStaffMessage(calendarWords.couldNot, language, { title, problem: problem ?? '' })
        : formatStaffMessage(calendarWords.goesLive, language, { title })
    const line = { key: `release-${id}`, market: null, zone, at, text, href: `${admin}/releases?id=${id}` }
    return [{ ...line, detail: momentIn(language, zone, at), ...(state === 'failed' && { tone: 'bad' as const }) }]
  })
}

async function bannerPeriods(reader: Reader): Promise<Coming[]> {
  const { req, language, admin, now } = reader
  const ahead = { greater_than: new Date(now).toISOString() }
  const { docs } = await req.payload.find({
    collection: 'banners',
    where: { and: [{ or: [{ validFrom: ahead }, { validTo: ahead }] }, published] },
    select: { headline: true, market: true, validFrom: true, validTo: true },
    limit: MAX_BANNERS,
    ...asReader(reader),
  })
  return docs.flatMap(({ id, headline, market, validFrom, validTo }) =>
    (
      [
        ['bannerFrom', validFrom],
        ['bannerTo', validTo],
      ] as const
    ).flatMap(([word, at]): Coming[] =>
      at && Date.parse(at) > now
        ? [
            {
              key: `${word}-${id}`,
              market: Number(getId(market)),
              at,
              text: formatStaffMessage(words[word], language, { title: headline }),
              href: `${admin}/collections/banners/${id}`,
              detail: detailOf(reader, market, at),
            },
          ]
        : [],
    ),
  )
}

function switchPlans(reader: Reader): Coming[] {
  const { markets, language, admin, now } = reader
  return markets.flatMap((market) =>
    convertSwitchSchedules(market).flatMap((row, index): Coming[] => {
      const schedule = SwitchSchedule.safeParse(row).data
      if (!schedule || scheduleState(schedule, now) !== 'coming') return []
      const values = {
        switch: formatStaffMessage(scheduleWords[schedule.switch], language),
        state: formatStaffMessage(scheduleWords[schedule.on ? 'on' : 'off'], language),
      }
      return [
        {
          key: `switch-${market.id}-${index}`,
          market: market.id,
          at: schedule.from,
          text: formatStaffMessage(words.switchComes, language, values),
          href: `${admin}/collections/markets/${market.id}#field-switchPlans`,
          detail: detailOf(reader, market.id, schedule.from),
        },
      ]
    }),
  )
}
