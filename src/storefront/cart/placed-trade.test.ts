import { expect, test } from 'vitest'
import { isNewPurchase, NO_TRADE, placed, purchaseReported, tickToggled } from './placed-trade'

const trade = { tradeId: 't1', transactionId: 'x1' }

test('a purchase is reported once, and only with its transaction id', () => {
  const state = placed(NO_TRADE, { accessId: 'a'.repeat(22), number: 'RV-1' })
  expect(isNewPurchase(state, trade, 'x1')).toBe(true)
  expect(isNewPurchase(state, trade, 0)).toBe(false)
  expect(isNewPurchase(state, trade, 'x2')).toBe(false)
  expect(isNewPurchase(purchaseReported(state, 't1'), trade, 'x1')).toBe(false)
})

test('the next trade is a new purchase with a new checklist', () => {
  const first = tickToggled(purchaseReported(placed(NO_TRADE, { accessId: 'a', number: 'RV-1' }), 't1'), 'backup')
  const second = placed(first, { accessId: 'b', number: 'RV-2' })
  expect(second).toEqual({ accessId: 'b', number: 'RV-2', reported: ['t1'], ticked: [] })
  expect(isNewPurchase(second, { tradeId: 't2', transactionId: 'x2' }, 'x2')).toBe(true)
})

test('ticking a checklist row twice unticks it', () => {
  expect(tickToggled(tickToggled(NO_TRADE, 'pack'), 'pack').ticked).toEqual([])
})
