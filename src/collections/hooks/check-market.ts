import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { Host, Market } from '@/domain/market'
import { expressionProblem, LONGEST_EXPRESSION } from '@/domain/safe-expression'
import { say } from '@/domain/staff-words'
import { idOf } from '@/collections/access/staff'
import { hostsOf, marketOf, type MarketDocument } from '@/collections/documents/market-document'
import type { Loose } from '@/collections/documents/loose'
import { hostFaults } from './host-faults'
import { lockMarket } from './lock-market'
import { settingFaults } from './setting-faults'
import { settingWords } from './setting-words'
import { type Fault, refuse } from './refuse'

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

type Partners = Readonly<{ codes: ReadonlyMap<string, string>; foreign: ReadonlySet<string> }>

/** Partners by document id: the codes of the market's own, and which belong to another market. */
async function partnersOf(req: PayloadRequest, market: unknown): Promise<Partners> {
  const { docs } = await req.payload.find({
    collection: 'partners',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { code: true, market: true },
    req,
  })
  return {
    codes: new Map(docs.map(({ id, code }) => [String(id), code])),
    foreign: new Set(docs.filter((partner) => String(idOf(partner.market)) !== String(market)).map(({ id }) => String(id))),
  }
}

type Others = Readonly<{ hosts: ReadonlyMap<string, string>; searchDefault: string | null }>

/** Of all other markets: their host names, each with its market's name, and which one is `searchDefault`. */
async function otherMarkets(req: PayloadRequest, market: unknown): Promise<Others> {
  const { docs } = await req.payload.find({
    collection: 'markets',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true, hosts: true, searchDefault: true },
    ...(market === undefined ? {} : { where: { id: { not_equals: market } } }),
    req,
  })
  return {
    hosts: new Map(docs.flatMap(({ name, hosts }) => (hosts ?? []).map(({ hostname }) => [hostname.toLowerCase(), name]))),
    searchDefault: docs.find(({ searchDefault }) => searchDefault === true)?.name ?? null,
  }
}

/**
 * A market is stored only when the shop can use it: every setting is there and legal (M-16), and every host name is
 * this market's alone. The lock is one for all markets, so that two saves cannot take the same host.
 */
export const checkMarket: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  if (!data) return data
  await lockMarket(req, 'all')
  const { language } = req.i18n
  const doc: NonNullable<Loose<MarketDocument>> = { ...originalDoc, ...data }
  const partners = await partnersOf(req, originalDoc?.id)
  const others = await otherMarkets(req, originalDoc?.id)
  const settings = Market.safeParse(marketOf(doc, new Map()))
  const problem = typeof doc.zipFormatRegExp === 'string' ? expressionProblem(doc.zipFormatRegExp) : null
  const faults: Fault[] = [
    ...(typeof doc.timeZone === 'string' && !isTimeZone(doc.timeZone)
      ? [{ path: 'timeZone', message: say(settingWords.noTimeZone, language, { name: doc.timeZone }) }]
      : []),
    ...(settings.success ? [] : settingFaults(settings.error, language)),
    ...(problem === null ? [] : [{ path: 'zipFormatRegExp', message: say(problem, language, { most: LONGEST_EXPRESSION }) }]),
    ...hostsOf(doc, partners.codes).flatMap((host, index) => {
      const parsed = Host.safeParse(host)
      return parsed.success
        ? []
        : settingFaults(parsed.error, language).map(({ path, message }) => ({ path: `hosts.${index}.${path}`, message }))
    }),
    ...(doc.searchDefault === true && others.searchDefault !== null
      ? [{ path: 'searchDefault', message: say(settingWords.searchDefault, language, { name: others.searchDefault }) }]
      : []),
    ...hostFaults(doc.hosts ?? [], others.hosts, partners.foreign, language),
  ]
  refuse(collection.slug, faults, req)
  return data
}
