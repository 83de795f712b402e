import { LRUCache } from 'lru-cache'
import type { Language } from '@trade-in-shop/contracts/languages'
import { type MarketBrand, MarketFacts } from '@trade-in-shop/contracts/shop-settings'
import { DAY } from '@trade-in-shop/runtime/durations'
import { HttpProblem } from '@platform/http/http-problem'
import { shopSettings } from '@platform/http/call-settings'
import { readTextLanguage } from '@platform/messages/by-locale'
import type { Db } from '@platform/store/pool'

/** The shop's address is unknown until its first call. */
const StoredFacts = MarketFacts.extend({ origin: MarketFacts.shape.origin.nullable() })
export type StoredFacts = Readonly<typeof StoredFacts._output>

export type PlatformMarket = StoredFacts &
  Readonly<{
    /** The shop's application id: `wkfs_` plus the locale. */
    application: string
    language: Language
    brand: MarketBrand
    /** The country in the market's own language. */
    countryName: string
  }>

/** By locale and country: every call of a market needs its name, and the runtime takes long to look one up. */
const countryNames = new LRUCache<string, string, StoredFacts>({
  max: 200,
  memoMethod: (_key, _stale, { context: { locale, country } }) =>
    new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country,
})
const countryNameOf = (facts: StoredFacts): string => countryNames.memo(`${facts.locale} ${facts.country}`, { context: facts })

/** Until the market's shop has said how it is called, it is called by its host. */
const brandOf = ({ brand, origin }: StoredFacts, application: string): MarketBrand =>
  brand ?? { name: origin === null ? application : new URL(origin).hostname, colour: '#161a17', logo: null }

/** Null for a market in whose language the platform has no texts: it does not trade there. */
export function marketFrom(application: string, facts: StoredFacts): PlatformMarket | null {
  const language = readTextLanguage(facts.locale)
  return language
    ? { application, ...facts, language, brand: brandOf(facts, application), countryName: countryNameOf(facts) }
    : null
}

type Row = { application: string; facts: unknown }
const marketOfRow = ({ application, facts }: Row): PlatformMarket | null => marketFrom(application, StoredFacts.parse(facts))

/** A market as the current call says, else as the last call said; null for an unknown application. */
export async function readMarket(db: Db, application: string): Promise<PlatformMarket | null> {
  const settings = shopSettings()
  if (settings?.application === application) return marketFrom(application, settings.market)
  const { rows } = await db.query<Row>('select application, facts from platform.markets where application = $1', [application])
  return rows[0] ? marketOfRow(rows[0]) : null
}

export async function readMarkets(db: Db): Promise<PlatformMarket[]> {
  const { rows } = await db.query<Row>('select application, facts from platform.markets order by application')
  return rows.flatMap((row) => marketOfRow(row) ?? [])
}

const DEFAULT_LOCK_DAYS = 14

/** Until when a price of this market holds that is made or sold now (P-01). */
export const lockEnd = ({ priceLockDays = DEFAULT_LOCK_DAYS }: Pick<StoredFacts, 'priceLockDays'>, now: Date): Date =>
  new Date(now.getTime() + priceLockDays * DAY)

/** The market of an application; throws 400 `unknown_application`, as a search does. */
export async function requireMarket(db: Db, application: string): Promise<PlatformMarket> {
  const market = await readMarket(db, application)
  if (market) return market
  throw new HttpProblem(400, 'unknown_application', { errors: [{ path: 'application', code: 'unknown_application' }] })
}

/** The market that a stored mail, label or trade is about. Throws when it is unknown. */
export async function marketOfRecord(db: Db, application: string): Promise<PlatformMarket> {
  const market = await readMarket(db, application)
  if (!market) throw new Error(`No market for ${application}`)
  return market
}
