import { expect, test } from 'vitest'
import { CONTACT_SUBJECTS } from '@/contracts/contact'
import { SEEDS } from '@/seed/seeds'
import { marketOf } from '@platform/markets'

const markets = SEEDS.map(([seed]) => [seed.market.code, seed] as const)

/** The platform never reads the CMS, so facts of both must be seeded alike. Addresses and limits are sent with the calls. */
test.each(markets)('%s: the newsletter and the subjects of the CMS are the platform’s', (_code, seed) => {
  const { applicationId, switches } = seed.market
  expect(marketOf(applicationId)?.newsletter).toBe(switches.newsletter)
  expect(Object.keys(seed.subjects)).toEqual([...CONTACT_SUBJECTS])
})
