import { afterEach, expect, test, vi } from 'vitest'
import { intlFor } from './intl.server'
import { usableLocale } from './load-messages'

afterEach(() => vi.restoreAllMocks())
const market = { timeZone: 'Europe/Paris', locale: 'fr-FR' }

test.each([
  ['', 'missing locale'],
  ['xx-YY', 'invalid locale'],
  ['de_AT', 'invalid locale'],
])('the locale %j is shown in the market\u2019s own, texts and numbers alike, and logged once as "%s"', (locale, text) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const intl = intlFor({ locale, market })
  expect(intl.locale).toBe('fr-FR')
  expect(intl.formatMessage({ id: 'shell.search' })).toBe(
    intlFor({ locale: 'fr-FR', market }).formatMessage({ id: 'shell.search' }),
  )
  expect(intl.formatNumber(1234.5)).toBe(new Intl.NumberFormat('fr-FR').format(1234.5))
  usableLocale(locale, market.locale)
  expect(log.mock.calls.map(([said]) => said)).toEqual([text])
})

test('a market whose own locale is unusable is shown in English', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(usableLocale('zz-ZZ', '')).toBe('en-IE')
  expect(log).toHaveBeenCalledOnce()
})

test('a locale with messages is used as it is and nothing is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(usableLocale('de-AT', 'fr-FR')).toBe('de-AT')
  expect(log).not.toHaveBeenCalled()
})
