import { describe, expect, test } from 'vitest'
import type { TradeMailKind } from '@platform/outbox/outbox-store'
import type { WholeTrade } from '@platform/trades/trade-store'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { findMarket, MARKETS } from '../../tests/support/platform-markets'
import { tradeMail } from './trade-mail'

const mailOf = (kind: TradeMailKind, trade: WholeTrade, origin: string | null) =>
  tradeMail(kind, trade, { ...findMarket(trade.application), origin })

describe.each(MARKETS)('the mail of $application', ({ application }) => {
  const money = /412\s€|€\s?412|422\s€|€\s?422/
  const [line] = aWholeTrade().lines
  if (!line) throw new Error('The trade has no line')

  test('about an inspection that changed nothing says sum and account', async () => {
    const { text, html } = await mailOf('inspected_as_described', aWholeTrade({ application }), null)
    for (const part of [text, html]) {
      expect(part).toMatch(money)
      expect(part).toContain('DE89 •••• •••• 3000')
    }
  })

  test('about an inspection of a sale of 0 € names the recycling, and neither sum nor account', async () => {
    const { subject, text, html } = await mailOf('inspected_as_described', aWholeTrade({ application, total: 0 }), null)
    expect(subject).toMatch(/recyc|recicl|ricicl/)
    for (const part of [text, html]) {
      expect(part).toMatch(/recyc|recicl|ricicl/i)
      expect(part).not.toMatch(/€|DE89/)
    }
  })

  test('about a return names the device that goes back alone, and neither sum nor account', async () => {
    const sold = { ...line, device: { ...line.device, name: 'Sold 1' }, state: 'paid' as const }
    const back = { ...line, position: 1, state: 'return_in_progress' as const }
    const { text, html } = await mailOf('return_sent', aWholeTrade({ application, lines: [sold, back] }), null)
    for (const part of [text, html]) {
      expect(part).toContain(line.device.name)
      expect(part).not.toContain('Sold 1')
      expect(part).not.toMatch(money)
      expect(part).not.toContain('DE89')
    }
  })
})
