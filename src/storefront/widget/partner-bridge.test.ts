import { expect, test } from 'vitest'
import type { ShopEvent } from '@/storefront/tracking/events'
import { isHello, toWidgetMessage, sealed, parseSettings } from './partner-bridge'

const price = { amount: 41_250, currency: 'EUR' } as const
const device = { deviceId: 'd1', productName: 'Phone', category: 'phones', offerId: 'o1', conditionId: 'c1', price }
const quoted: ShopEvent = { name: 'offerGenerated', ...device }
const traded: ShopEvent = {
  name: 'traded',
  tradeId: 't1',
  transactionId: 'x1',
  total: price,
  lines: [{ ...device, quantity: 2 }],
  voucher: { code: 'SECRET', kind: 'fixed', value: 500 },
  method: 'sepa',
}

test('the message of an offer contains device and price, and no more', () => {
  expect(toWidgetMessage(quoted)).toEqual({ type: 'quote', deviceId: 'd1', price })
})

test('the message of a trade contains its id and sum, and no more', () => {
  expect(toWidgetMessage(traded)).toEqual({ type: 'trade', tradeId: 't1', total: price })
})

test.each<unknown>([
  { name: 'loggedIn' },
  { name: 'searched', words: 2, results: 3 },
  { name: 'voucherAccepted', voucher: { code: 'X', kind: 'fixed', value: 1 } },
  { ...quoted, deviceId: 7 },
  { ...quoted, price: { amount: 1.5, currency: 'EUR' } },
  { ...quoted, price: { amount: 100, currency: 'USD' } },
  { ...traded, tradeId: 'x'.repeat(129) },
  { ...traded, total: null },
  null,
  'offerGenerated',
])('any other fact gives no message: %j', (fact) => {
  expect(toWidgetMessage(fact)).toBeNull()
})

test('every message carries the version', () => {
  expect(sealed({ type: 'ready' })).toEqual({ revalo: 1, type: 'ready' })
})

test.each<[unknown, boolean]>([
  [{ revalo: 1, type: 'hello' }, true],
  [{ revalo: 2, type: 'hello' }, false],
  [{ revalo: 1, type: 'ready' }, false],
  [{ type: 'hello' }, false],
  ['hello', false],
  [null, false],
])('isHello of %j is %s', (data, is) => {
  expect(isHello(data)).toBe(is)
})

test('settings of a page are taken member by member, and only what is strictly a language or a colour', () => {
  const settings = { revalo: 1, type: 'settings', language: 'de-AT', accent: '#0e5a3d', accentDark: '#8FD3AC' }
  expect(parseSettings({ ...settings, style: 'a{}' })).toEqual({ language: 'de-AT', accent: '#0e5a3d', accentDark: '#8FD3AC' })
  const wrong = { language: 'de;x', accent: '#0e5a3d}*{display:none', accentDark: 7 }
  expect(parseSettings({ ...settings, ...wrong })).toEqual({ language: null, accent: null, accentDark: null })
})

test.each<unknown>([{ revalo: 2, type: 'settings' }, { revalo: 1, type: 'hello' }, { type: 'settings' }, 'settings', null])(
  'no settings are in %j',
  (data) => {
    expect(parseSettings(data)).toBeNull()
  },
)
