import type { Payload } from 'payload'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'

/** Two markets with content and a contact page each, and a member of staff of each role that meets translations. */
export async function translatorsOfTwoMarkets(payload: Payload): Promise<TwoMarkets> {
  const content = await contentOfTwoMarkets(payload)
  for (const role of ['content-manager', 'market-manager', 'translator', 'read-only'] as const)
    await member(payload, role, role === 'market-manager' ? [content.other.markets] : [])
  for (const [market, pattern] of [
    [content.own.markets, '/kontakt'],
    [content.other.markets, '/kontakt-hier'],
  ] as const)
    await payload.create({
      collection: 'route-maps',
      data: { market, screen: 'contact', patterns: [{ pattern }] },
      overrideAccess: true,
    })
  return content
}
