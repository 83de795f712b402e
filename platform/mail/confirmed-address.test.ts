import { expect, test } from 'vitest'
import { TRADE_MAIL_KINDS } from '@platform/outbox/outbox-store'
import { aWholeTrade } from '../../tests/support/a-whole-trade'
import { findMarket } from '../../tests/support/platform-markets'
import { tradeMail } from './trade-mail'

test.each(TRADE_MAIL_KINDS)('%s to an address that is not confirmed names no person', async (kind) => {
  const trade = aWholeTrade({ emailConfirmed: false })
  const { html, text, to } = await tradeMail(kind, trade, findMarket(trade.application))
  expect(text).toMatch(/^Guten Tag,\n/)
  expect(`${text}${html}`).not.toMatch(/Jürgen|Müßig/)
  expect(to).toEqual({ name: '', address: 'juergen@example.org' })
})
