import { describe, expect, test } from 'vitest'
import type { WholeTrade } from '@platform/trades/trade-store'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { findMarket, MARKETS } from '../../tests/support/platform-markets'
import { tradeMail } from './trade-mail'

describe.each(MARKETS)('the mail of $application about a new sale', ({ application }) => {
  const [line] = aWholeTrade().lines
  if (!line) throw new Error('The trade has no line')
  const carrier = { name: 'Paketwerk', trackingAddress: null, insuredSum: 50_000 }
  const dear = { ...line, position: 1, parcel: 2, offerId: 'dear', price: 81_250, total: 81_250 }
  const written = async (change: Partial<WholeTrade>) => {
    const { subject, text } = await tradeMail('trade_received', aWholeTrade({ application, ...change }), findMarket(application))
    return `${subject} ${text}`.replace(/\s+/g, ' ')
  }
  const sum = /(€ ?500|500 ?€)/
  const worth = /(€ ?812[.,]50|812[.,]50 ?€)/

  test('says who carries and tracks the parcel and what it is insured for; nothing where the market says nothing', async () => {
    expect(await written({ carrier })).toMatch(/Paketwerk/)
    expect(await written({ carrier })).toMatch(sum)
    expect(await written({ carrier: { ...carrier, insuredSum: null } })).not.toMatch(sum)
    expect(await written({})).not.toMatch(/Paketwerk|€ ?500|500 ?€/)
  })

  test('says what is not insured where a parcel contains more', async () => {
    expect(await written({ carrier })).not.toMatch(
      /nicht versichert|not insured|no está asegurado|n’est pas assuré|non è assicurata/,
    )
    for (const lines of [[dear], [line, dear]]) {
      const words = await written({ carrier, lines })
      expect(words).toMatch(/nicht versichert|not insured|no está asegurado|n’est pas assuré|non è assicurata/)
      expect(words).toMatch(worth)
    }
  })

  test('speaks of one parcel or of several', async () => {
    const one = /(Ihr|das) Paket\b|(your|the) parcel\b(?! counter)|\b(su|el) paquete\b|(votre|le) colis|(il|Suo) pacco\b/i
    expect(await written({ carrier })).toMatch(one)
    expect(await written({ carrier, lines: [line, dear] })).not.toMatch(one)
  })
})
