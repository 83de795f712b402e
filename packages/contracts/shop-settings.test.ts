import { describe, expect, test } from 'vitest'
import { isTimely, readShopSettings, type ShopSettings, signingTime, signShopSettings } from './shop-settings'

const SECRET = 'a-secret-0123456789-0123456789-0123'
const NOW = 1_790_000_000_000
const SETTINGS: ShopSettings = {
  application: 'wkfs_de_DE',
  market: {
    ...{ locale: 'de-DE', country: 'DE', timeZone: 'Europe/Berlin', currency: 'EUR', origin: 'http://localhost:3000' },
    ...{ businessAllowed: true, newsletter: true },
  },
  sender: { name: 'Revalo', address: 'kontakt@revalo.example', mailbox: 'kontakt@revalo.example' },
  limits: { businessTotal: 500_000, piecesPerDevice: 5 },
}
const header = signShopSettings(SECRET, SETTINGS, signingTime(NOW))

test('headers of the same ten seconds are the same, and one of ten seconds later is another', () => {
  expect(signShopSettings(SECRET, SETTINGS, signingTime(NOW + 9_000))).toBe(header)
  expect(signShopSettings(SECRET, SETTINGS, signingTime(NOW + 10_000))).not.toBe(header)
})

test('what was signed is read, and counts for five minutes', () => {
  const read = readShopSettings(SECRET, header) ?? expect.unreachable()
  expect(read.settings).toEqual(SETTINGS)
  expect([NOW, NOW + 300_000, NOW + 301_000, NOW - 301_000].map((now) => isTimely(read, now))).toEqual([true, true, false, false])
})

describe('a header is refused', () => {
  const [payload = '', at = '', signature = ''] = header.split('.')
  test.each([
    ['with another secret', `${SECRET}!`, header],
    ['with another signature', SECRET, `${payload}.${at}.${signature.replace(/^./, 'A')}B`],
    ['with other settings', SECRET, `${payload}A.${at}.${signature}`],
    ['with another time', SECRET, `${payload}.${Number(at) + 60}.${signature}`],
    ['with its time in another form', SECRET, `${payload}.0${at}.${signature}`],
    ['without anything', SECRET, ''],
  ])('%s', (_name, secret, text) => {
    expect(readShopSettings(secret, text)).toBeNull()
  })
})
