import { staffWords } from '@/domain/staff-messages/staff-messages'
import { momentIn } from '@/admin/zoned-moment'
import { getId } from '@/collections/access/staff-member'
import { convertSwitchSchedules } from '@/collections/documents/market-document'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { listReleases, type Release } from '@/collections/releases/release'
import { formatStaffMessage } from '@/domain/staff-words'
import { wallTime } from '@/domain/zoned-time'
import { SwitchSchedule } from '@/domain/content/switch-schedules'
import type { DashboardItem } from './broken'
import { asReader, findMarket, type MarketDoc, type Reader } from './reader'

const scheduleWords = staffWords('bar')
const calendarWords = staffWords('calendar')
const words = staffWords('dashboard')

/** What begins, ends or goes live at a moment; `zone` is the clock by which it is shown. */
export type Coming = Omit<DashboardItem, 'tone'> &
  Readonly<{
    at: string
    zone: string
    markets: readonly number[]
    kind: 'release' | 'banner' | 'switch'
    /** `bad`: it has failed. `done`: it is live or taken back. */
    tone?: 'bad' | 'done'
  }>
/** Both ends are inclusive, in milliseconds. */
export type Period = Readonly<{ from: number; to: number }>

/** Time zone of a market that the reader may see, else of the first one. */
export const findTimeZone = (markets: Reader['markets'], market: number | null): string =>
  (markets.find(({ id }) => id === market) ?? markets[0])?.timeZone ?? 'UTC'

/** The day on the clock of a market, or of the first one. */
export const findToday = ({ markets, now }: Pick<Reader, 'markets' | 'now'>, market: number | null): string =>
  wallTime(findTimeZone(markets, market), now).day

/** How a release is called: by its name, or by what it does with its page. */
export const nameRelease = (language: string, { title, pageChange }: Pick<Release, 'title' | 'pageChange'>): string =>
  pageChange === null ? title : formatStaffMessage(words[pageChange], language, { title })

const MAX_BANNERS = 100

/** What begins or ends in a period, by default in what is ahead, the next one first; a release that has failed is always among it. */
export async function readScheduledItems(reader: Reader, period: Period = { from: reader.now, to: Infinity }): Promise<Coming[]> {
  const found = [
    ...(await bannerPeriods(reader, period)),
    ...reader.markets.flatMap((market) => switchPlans(reader, market)),
    ...(await datedReleases(reader)),
  ]
  const isWithin = (at: number) => at >= period.from && at <= period.to
  return found
    .filter(({ at, tone }) => tone === 'bad' || isWithin(Date.parse(at)))
    .toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at))
}

/** Time in the zone of its market, with the market's name. */
const detailOf = (reader: Reader, { name, timeZone }: MarketDoc, at: string): string =>
  `${momentIn(reader.language, timeZone, at)} · ${name}`

/** Releases that wait, went live or have failed; of open ones nothing is decided. */
async function datedReleases(reader: Reader): Promise<Coming[]> {
  const { req, language, admin, markets } = reader
  return (await listReleases(req, ['scheduled', 'failed', 'live', 'takenBack'])).flatMap((release): Coming[] => {
    const { id, title, at, clock, state } = release
    if (at === null) return []
    const zone = findTimeZone(markets, clock)
    const tone = state === 'failed' ? 'bad' : state === 'scheduled' ? null : 'done'
    return [
      {
        ...{ key: `release-${id}`, kind: 'release', at, zone, markets: release.markets, href: `${admin}/releases?id=${id}` },
        text:
          state === 'scheduled' && release.pageChange !== null
            ? nameRelease(language, release)
            : formatStaffMessage(calendarWords[RELEASE_WORDS[state]], language, { title, problem: release.problem ?? '' }),
        detail: momentIn(language, zone, at),
        ...(tone && { tone }),
      },
    ]
  })
}
const RELEASE_WORDS = {
  open: 'goesLive',
  scheduled: 'goesLive',
  failed: 'couldNot',
  live: 'wentLive',
  takenBack: 'takenBack',
} as const

async function bannerPeriods(reader: Reader, { from, to }: Period): Promise<Coming[]> {
  const { req, language, admin } = reader
  const within = {
    greater_than_equal: new Date(from).toISOString(),
    ...(to !== Infinity && { less_than_equal: new Date(to).toISOString() }),
  }
  const { docs } = await req.payload.find({
    collection: 'banners',
    where: { and: [{ or: [{ validFrom: within }, { validTo: within }] }, published] },
    select: { headline: true, market: true, validFrom: true, validTo: true },
    limit: MAX_BANNERS,
    ...asReader(reader),
  })
  return docs.flatMap(({ id, headline, market: of, validFrom, validTo }) => {
    const market = findMarket(reader, getId(of))
    const ends = [
      ['bannerFrom', validFrom],
      ['bannerTo', validTo],
    ] as const
    return ends.flatMap(([word, at]): Coming[] =>
      at && market
        ? [
            {
              ...{ key: `${word}-${id}`, kind: 'banner', markets: [market.id], zone: market.timeZone, at },
              text: formatStaffMessage(words[word], language, { title: headline }),
              href: `${admin}/collections/banners/${id}`,
              detail: detailOf(reader, market, at),
            },
          ]
        : [],
    )
  })
}

function switchPlans(reader: Reader, market: MarketDoc): Coming[] {
  const { language, admin } = reader
  return convertSwitchSchedules(market).flatMap((row, index): Coming[] => {
    const schedule = SwitchSchedule.safeParse(row).data
    if (!schedule) return []
    const values = {
      switch: formatStaffMessage(scheduleWords[schedule.switch], language),
      state: formatStaffMessage(scheduleWords[schedule.on ? 'on' : 'off'], language),
    }
    const ends = [
      ['switchComes', schedule.from],
      ['switchEnds', schedule.until],
    ] as const
    return ends.map(([word, at]) => ({
      ...{ key: `${word}-${market.id}-${index}`, kind: 'switch', markets: [market.id], zone: market.timeZone, at },
      text: formatStaffMessage(words[word], language, values),
      href: `${admin}/collections/markets/${market.id}#field-switchPlans`,
      detail: detailOf(reader, market, at),
    }))
  })
}
