import { expect, test } from 'vitest'
import { CONTACT_SUBJECTS } from '@/contracts/contact'
import { SEEDS } from '@/seed/seeds'
import { marketOf } from '@platform/markets'

const markets = SEEDS.map(([seed]) => [seed.market.code, seed] as const)

/** The platform never reads the CMS: what both know about a market is seeded alike. */
test.each(markets)('%s: the addresses, subjects and the newsletter of the CMS are the platform’s', (_code, seed) => {
  const { applicationId, contact, messaging, switches } = seed.market
  const there = marketOf(applicationId)
  expect(there?.newsletter).toBe(switches.newsletter)
  expect(there?.contact).toEqual({
    to: contact.toAddress,
    business: contact.b2bAddress,
    subjects: seed.subjectRecipients,
    messagingAccount: messaging.account,
  })
  expect(Object.keys(seed.subjects)).toEqual([...CONTACT_SUBJECTS])
})
