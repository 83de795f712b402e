import type { Where } from 'payload'
import { planWords } from '@/admin/markets/plans/plan-words'
import { momentIn } from '@/admin/markets/plans/zoned-moment'
import { switchPlansOf } from '@/collections/documents/market-document'
import { type Plan, planOf, plansWhere } from '@/collections/plans/plan'
import { formatStaffMessage } from '@/domain/staff-words'
import { planState, SwitchPlan } from '@/domain/content/switch-plans'
import { dashboardWords as words } from './dashboard-words'
import type { Item } from './item-list'
import { asReader, marketOf, type Reader } from './reader'

type Coming = Item & Readonly<{ at: string }>
/** Most schedules of pages that are read, the next ones first. */
const MOST_PLANS = 200
const MOST_BANNERS = 100

/** Scheduled changes of pages, banners and switches, the next one first; failed ones come before all others. */
export async function readScheduledItems(reader: Reader): Promise<Item[]> {
  const found = [...(await pagePlans(reader)), ...(await bannerPeriods(reader)), ...switchPlans(reader)]
  return found.toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at))
}

/** Time in the zone of its market, with the market's name. */
function detailOf(reader: Reader, market: unknown, at: string): string {
  const doc = marketOf(reader, market)
  const moment = momentIn(reader.language, doc?.timeZone ?? 'UTC', at)
  return doc ? `${moment} · ${doc.name}` : moment
}

async function pagePlans(reader: Reader): Promise<Coming[]> {
  const { req, language, admin } = reader
  const jobs = await req.payload.find({
    collection: 'payload-jobs',
    where: plansWhere(),
    sort: ['waitUntil', 'id'],
    limit: MOST_PLANS,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const plans = jobs.docs.flatMap((job) => planOf(job) ?? [])
  if (plans.length === 0) return []
  // Only schedules of pages that the reader may see, because jobs have no access control of their own.
  const where: Where = { id: { in: [...new Set(plans.map(({ page }) => Number(page)))] } }
  const { docs } = await req.payload.find({
    collection: 'pages',
    where,
    select: { title: true, market: true },
    draft: true,
    limit: MOST_PLANS,
    ...asReader(reader),
  })
  const pages = new Map(docs.map((page) => [String(page.id), page]))
  return plans.flatMap((plan): Coming[] => {
    const page = pages.get(plan.page)
    if (!page) return []
    return [
      {
        key: `plan-${plan.id}`,
        at: plan.at,
        text: planText(plan, page.title ?? '', language),
        href: `${admin}/collections/pages/${page.id}`,
        detail: detailOf(reader, page.market, plan.at),
        ...(plan.fault === null ? {} : { tone: 'bad' as const }),
      },
    ]
  })
}

const planText = ({ kind, fault }: Plan, title: string, language: string): string =>
  fault === null
    ? formatStaffMessage(words[kind], language, { title })
    : formatStaffMessage(words.planFailed, language, { title, fault })

async function bannerPeriods(reader: Reader): Promise<Coming[]> {
  const { req, language, admin, now } = reader
  const ahead = { greater_than: new Date(now).toISOString() }
  const { docs } = await req.payload.find({
    collection: 'banners',
    where: { or: [{ validFrom: ahead }, { validTo: ahead }] },
    select: { headline: true, market: true, validFrom: true, validTo: true },
    limit: MOST_BANNERS,
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
    switchPlansOf(market).flatMap((row, index): Coming[] => {
      const plan = SwitchPlan.safeParse(row).data
      if (!plan || planState(plan, now) !== 'coming') return []
      const values = {
        switch: formatStaffMessage(planWords[plan.switch], language),
        state: formatStaffMessage(planWords[plan.on ? 'on' : 'off'], language),
      }
      return [
        {
          key: `switch-${market.id}-${index}`,
          at: plan.from,
          text: formatStaffMessage(words.switchComes, language, values),
          href: `${admin}/collections/markets/${market.id}#field-switchPlans`,
          detail: detailOf(reader, market.id, plan.from),
        },
      ]
    }),
  )
}
