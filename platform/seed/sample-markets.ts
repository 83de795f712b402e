import type { StoredFacts } from '@platform/markets/platform-market'
import type { Db } from '@platform/store/pool'

const brand = { name: 'Revalo', colour: '#0e5a3d', logo: { address: '/brand/revalo.png', width: 114, height: 26 } }

const market = (locale: string, timeZone: string, more: Partial<StoredFacts> = {}) => ({
  application: `wkfs_${locale.replace('-', '_')}`,
  facts: {
    locale,
    timeZone,
    country: locale.slice(3),
    brand,
    ...{
      currency: 'EUR',
      businessAllowed: false,
      newsletter: true,
      payoutWorkingDays: 2,
      payoutCutOff: '14:00',
      priceLockDays: 14,
    },
    origin: null,
    ...more,
  } satisfies StoredFacts,
})

/**
 * The markets of the demo as its CMS is seeded, so that the platform can be filled and tested without a shop. The shop's first
 * call replaces them; a test compares every field. A new market needs no row here.
 */
export const SAMPLE_MARKETS = [
  market('de-DE', 'Europe/Berlin', { businessAllowed: true }),
  market('de-AT', 'Europe/Vienna', { newsletter: false }),
  market('es-ES', 'Europe/Madrid'),
  market('fr-FR', 'Europe/Paris'),
  market('it-IT', 'Europe/Rome'),
  market('en-IE', 'Europe/Dublin'),
]

/** Stores the sample markets whose shop has not called yet. */
export async function seedMarkets(db: Db): Promise<void> {
  for (const { application, facts } of SAMPLE_MARKETS)
    await db.query('insert into platform.markets (application, facts) values ($1, $2) on conflict do nothing', [
      application,
      facts,
    ])
}
