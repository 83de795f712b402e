import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { sayToStaffIn, staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import type { Loose } from '@/collections/documents/loose'
import { convertHosts, type MarketDocument, convertMarket } from '@/collections/documents/market-document'
import { ownedSchedules, scheduleProblems } from './schedule-problems'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { isInBin } from '@/collections/saving/bin'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { Host, Market } from '@/domain/market/market'
import { expressionProblem, MAX_EXPRESSION_CHARACTERS } from '@/domain/checkout/safe-expression'
import { formatStaffMessage } from '@/domain/staff-words'
import { type ClosedPartners, hostProblems, type PartnerProblem } from './host-problems'
import { lockMarket } from '@/collections/saving/lock-market'
import { buildPostalCode, settingProblems } from './setting-problems'

const settingWords = staffWords('setting')

type Partners = Readonly<{ codes: ReadonlyMap<string, string>; closed: ClosedPartners }>

/** Partners by document id: their codes, and which ones the hosts of the market cannot name. */
async function partnersOf(req: PayloadRequest, market: unknown): Promise<Partners> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'partners',
    select: { code: true, market: true, deletedAt: true, _status: true },
    trash: true,
    req,
  })
  return {
    codes: new Map(docs.map(({ id, code }) => [String(id), code])),
    closed: new Map(
      docs.flatMap((partner): [string, PartnerProblem][] => {
        if (isInBin(partner)) return [[String(partner.id), 'partnerInBin']]
        if (String(getId(partner.market)) !== String(market)) return [[String(partner.id), 'foreignPartner']]
        return isUnpublished(partner) ? [[String(partner.id), 'unpublishedPartner']] : []
      }),
    ),
  }
}

type Others = Readonly<{ hosts: ReadonlyMap<string, string>; searchDefault: string | null }>

/** The other markets: their host names with the market's name, and which of them is `searchDefault`. */
async function otherMarkets(req: PayloadRequest, market: unknown): Promise<Others> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'markets',
    select: { name: true, hosts: true, searchDefault: true },
    ...(market === undefined ? {} : { where: { id: { not_equals: market } } }),
    req,
  })
  return {
    hosts: new Map(docs.flatMap(({ name, hosts }) => (hosts ?? []).map(({ hostname }) => [hostname.toLowerCase(), name]))),
    searchDefault: docs.find(({ searchDefault }) => searchDefault === true)?.name ?? null,
  }
}

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

type Doc = NonNullable<Loose<MarketDocument>>

/** Fills in what a save adds by itself: owners of schedules, and the postal code expression that is made from digits. */
function tidyMarket(data: Partial<MarketDocument>, doc: Doc, req: PayloadRequest) {
  const postalCode = buildPostalCode(doc.postalCode, sayToStaffIn(req.i18n.language))
  const tidy = {
    ...data,
    ...(data.switchPlans ? { switchPlans: ownedSchedules(data.switchPlans, req) } : {}),
    ...(postalCode.expression === null ? {} : { zipFormatRegExp: postalCode.expression }),
  }
  return { tidy, problems: postalCode.problems }
}

function settingsProblems(doc: Doc, others: Others, language: string): Refusal[] {
  const settings = Market.safeParse(convertMarket(doc, new Map()))
  const problem = typeof doc.zipFormatRegExp === 'string' ? expressionProblem(doc.zipFormatRegExp) : null
  return [
    ...(typeof doc.timeZone === 'string' && !isTimeZone(doc.timeZone)
      ? [{ path: 'timeZone', message: formatStaffMessage(settingWords.noTimeZone, language, { name: doc.timeZone }) }]
      : []),
    ...(settings.success ? [] : settingProblems(settings.error, sayToStaffIn(language))),
    ...(problem === null
      ? []
      : [
          {
            path: 'zipFormatRegExp',
            message: sayToStaffIn(language)(`expression.${problem}`, { most: MAX_EXPRESSION_CHARACTERS }),
          },
        ]),
    ...(doc.searchDefault === true && others.searchDefault !== null
      ? [
          {
            path: 'searchDefault',
            message: formatStaffMessage(settingWords.searchDefault, language, { name: others.searchDefault }),
          },
        ]
      : []),
  ]
}

const shapeProblems = (doc: Doc, partners: Partners, language: string): Refusal[] =>
  convertHosts(doc, partners.codes).flatMap((host, index) => {
    const parsed = Host.safeParse(host)
    return parsed.success
      ? []
      : settingProblems(parsed.error, sayToStaffIn(language)).map(({ path, message }) => ({
          path: `hosts.${index}.${path}`,
          message,
        }))
  })

/**
 * A market is saved only when every setting is present and valid (M-16) and its host names are unique. One lock for all
 * markets, so that two saves cannot take the same host.
 */
export const checkMarket: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data
  await lockMarket(req, 'all')
  const { language } = req.i18n
  const { tidy, problems } = tidyMarket(data, { ...originalDoc, ...data }, req)
  const doc: Doc = { ...originalDoc, ...tidy }
  const partners = await partnersOf(req, originalDoc?.id)
  const others = await otherMarkets(req, originalDoc?.id)
  refuse(
    collection.slug,
    [
      ...settingsProblems(doc, others, language),
      ...shapeProblems(doc, partners, language),
      ...hostProblems(doc.hosts ?? [], others.hosts, partners.closed, language),
      ...problems,
      ...(await scheduleProblems(doc, req)),
    ],
    req,
  )
  return tidy
}
