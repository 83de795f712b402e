import { describe, expect, test } from 'vitest'
import { settingsOf } from '../../tests/support/signed-settings'
import { readShopSettings, signShopSettings } from './shop-settings'

const SECRET = 'a-secret-0123456789-0123456789-0123'
const NOW = 1_790_000_000_000
const SETTINGS = settingsOf('wkfs_de-DE')

test('calls of the same ten seconds carry the same header, and the next one of ten seconds later another', () => {
  const [first, second, later] = [NOW, NOW + 9_000, NOW + 10_000].map((now) => signShopSettings(SECRET, SETTINGS, now))
  expect(second).toBe(first)
  expect(later).not.toBe(first)
  expect(readShopSettings(SECRET, later ?? '', NOW + 10_000)).toEqual(SETTINGS)
})

test('a setting that staff change travels with the next call', () => {
  signShopSettings(SECRET, SETTINGS, NOW)
  const changed = { ...SETTINGS, limits: { businessTotal: SETTINGS.limits.businessTotal + 1 } }
  expect(readShopSettings(SECRET, signShopSettings(SECRET, changed, NOW), NOW)).toEqual(changed)
})

describe('a header that was read once', () => {
  const header = signShopSettings(SECRET, SETTINGS, NOW)
  const read = (secret: string, text: string, now: number) => {
    expect(readShopSettings(SECRET, header, NOW)).toEqual(SETTINGS)
    return readShopSettings(secret, text, now)
  }
  const [payload = '', at = '', signature = ''] = header.split('.')

  test.each([
    ['is refused after five minutes', SECRET, header, NOW + 310_000],
    ['is refused five minutes too early', SECRET, header, NOW - 310_000],
    ['is refused with another secret', `${SECRET}!`, header, NOW],
    ['does not let another signature in', SECRET, `${payload}.${at}.${signature.replace(/^./, 'A')}B`, NOW],
    ['does not let other settings in', SECRET, `${payload}A.${at}.${signature}`, NOW],
    ['does not let another time in', SECRET, `${payload}.${Number(at) + 60}.${signature}`, NOW],
    ['does not let another form of its time in', SECRET, `${payload}.0${at}.${signature}`, NOW],
  ])('%s', (_name, secret, text, now) => {
    expect(read(secret, text, now)).toBeNull()
  })
})
