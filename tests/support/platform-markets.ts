import type { Pool } from 'pg'
import type { MarketFacts } from '@trade-in-shop/contracts/shop-settings'
import { marketFrom, type PlatformMarket } from '@platform/markets/platform-market'
import { SAMPLE_MARKETS } from '@platform/seed/sample-markets'
import { createPool, type Db } from '@platform/store/pool'

/** The address of a market's shop, different in every market. */
export const makeOrigin = (application: string): string => `http://${application.slice(-2).toLowerCase()}.localhost:3000`

const FACTS = SAMPLE_MARKETS.map(({ application, facts }) => ({
  application,
  facts: { ...facts, origin: makeOrigin(application) },
}))

/** The markets of the demo, each with an address. */
export const MARKETS: readonly PlatformMarket[] = FACTS.flatMap(({ application, facts }) => marketFrom(application, facts) ?? [])

/** What the shop of an application says of its market; undefined for one that the demo does not have. */
export const findFacts = (application: string): MarketFacts | undefined =>
  FACTS.find((candidate) => candidate.application === application)?.facts

export const storeMarkets = async (db: Db): Promise<void> => {
  for (const { application, facts } of FACTS)
    await db.query('insert into platform.markets (application, facts) values ($1, $2)', [application, facts])
}

export function findMarket(application: string): PlatformMarket {
  const market = MARKETS.find((candidate) => candidate.application === application)
  if (!market) throw new Error(`The sample markets have no ${application}`)
  return market
}

/** A pool without a database that knows these markets only, with or without the addresses of their shops. */
export const poolOfMarkets = (hasOrigins = true): Pool =>
  Object.assign(createPool('postgres://127.0.0.1/none'), {
    query: async (_text: string, [application]: [string]) => {
      const facts = findFacts(application)
      return { rows: facts ? [{ application, facts: hasOrigins ? facts : { ...facts, origin: null } }] : [] }
    },
  })
