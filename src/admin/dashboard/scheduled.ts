import { staffWords } from '@/domain/staff-messages/staff-messages'
import { momentIn } from '@/admin/zoned-moment'
import { getId } from '@/collections/access/staff-member'
import { convertSwitchSchedules } from '@/collections/documents/market-document'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { listReleases, type Release } from '@/collections/releases/release'
import { formatStaffMessage } from '@/domain/staff-words'
import { scheduleState, SwitchSchedule } from '@/domain/content/switch-schedules'
import type { DashboardItem } from './broken'
import { asReader, findMarket, type Reader } from './reader'

const scheduleWords = staffWords('bar')
const calendarWords = staffWords('calendar')
const words = staffWords('dashboard')

/** `market` is null for what belongs to several; `zone` is then whose clock counts. */
export type Coming = DashboardItem & Readonly<{ at: string; market: number | null; zone?: string }>

/** Time zone of a market that the reader may see, else of the first one. */
export const findTimeZone = (markets: Reader['markets'], market: number | null): string =>
  (markets.find(({ id }) => id === market) ?? markets[0])?.timeZone ?? 'UTC'

/** How a release is called: by its name, or by what it does with its page. */
export const nameRelease = (language: string, { title, pageChange }: Pick<Release, 'title' | 'pageChange'>): string =>
  pageChange === null ? title : formatStaffMessage(words[pageChange], language, { title })

const MAX_BANNERS = 100

/** Releases, periods of banners and schedules of switches, the next one first; failed ones come before all others. */
export async function readScheduledItems(reader: Reader): Promise<Coming[]> {
  const found = [...(await bannerPeriods(reader)), ...switchPlans(reader), ...(await waitingReleases(reader))]
  return found.toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at))
}

/** Time in the zone of its market, with the market's name. */
function detailOf(reader: Reader, market: unknown, at: string): string {
  const doc = findMarket(reader, market)
  const moment = momentIn(reader.language, doc?.timeZone ?? findTimeZone(reader.markets, null), at)
  return doc ? `${moment} · ${doc.name}` : moment
}

/** Releases that wait or have failed; one of a single change belongs to its market. */
async function waitingReleases(reader: Reader): Promise<Coming[]> {
  const { req, language, admin, markets } = reader
  return (await listReleases(req, ['scheduled', 'failed'])).flatMap((release): Coming[] => {
    const { id, title, at, count, clock, state, pageChange } = release
    if (at === null) return []
    const zone = findTimeZone(markets, clock)
    return [
      {
        ...{ key: `release-${id}`, at, zone, market: count === 1 ? clock : null, href: `${admin}/releases?id=${id}` },
        text:
          state === 'failed'
            ? formatStaffMessage(calendarWords.couldNot, language, { title, problem: release.problem ?? '' })
            : pageChange === null
              ? formatStaffMessage(calendarWords.goesLive, language, { title })
              : nameRelease(language, release),
        detail: count === 1 ? detailOf(reader, clock, at) : momentIn(language, zone, at),
        ...(state === 'failed' && { tone: 'bad' as const }),
      },
    ]
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
