import { globSync, readFileSync } from 'node:fs'
import { createIntl } from 'react-intl/server'
import { expect, test } from 'vitest'
import { formatDate, formatDay, formatMoney, formatMoneyChange, formatShortDate } from './format'

const intl = (locale: string, timeZone = 'Europe/Berlin') => createIntl({ locale, timeZone })
const euro = (amount: number) => ({ amount, currency: 'EUR' }) as const

test.each([
  ['de-DE', 123450, '1.234,50\u00a0€'],
  ['de-AT', 41200, '€\u00a0412'],
  ['es-ES', 123450, '1.234,50\u00a0€'],
  ['fr-FR', 123450, '1\u00a0234,50\u00a0€'],
  ['it-IT', 41200, '412\u00a0€'],
  ['it-IT', 183000, '1.830\u00a0€'],
  ['en-IE', 123450, '€1,234.50'],
])('formatMoney writes money in the format of %s', (locale, amount, text) => {
  expect(formatMoney(intl(locale), euro(amount))).toBe(text)
})

test('a change of the price carries its sign', () => {
  expect(formatMoneyChange(intl('de-DE'), euro(-2150))).toBe('\u221221,50\u00a0€')
  expect(formatMoneyChange(intl('de-DE'), euro(1000))).toBe('+10\u00a0€')
})

test('short dates follow the market, in the market’s time zone', () => {
  const justAfterMidnightInVienna = '2026-12-04T23:30:00Z'
  expect(formatShortDate(intl('de-AT', 'Europe/Vienna'), 'dd.mm.yy', justAfterMidnightInVienna)).toBe('05.12.26')
  expect(formatShortDate(intl('fr-FR', 'Europe/Paris'), 'dd/mm/yy', justAfterMidnightInVienna)).toBe('05/12/26')
  expect(formatShortDate(intl('en-IE', 'Europe/Dublin'), 'dd/mm/yy', justAfterMidnightInVienna)).toBe('04/12/26')
})

test('a deadline is written out in words with its weekday, and with its time where that counts', () => {
  expect(formatDay(intl('de-DE'), '2026-12-05T12:00:00Z')).toBe('Samstag, 5. Dezember 2026')
  expect(formatDay(intl('de-DE'), '2026-12-05T12:00:00Z', { time: true })).toBe('Samstag, 5. Dezember 2026, 13:00')
})

test('a day that has passed is written in words without its weekday', () => {
  expect(formatDate(intl('es-ES', 'Europe/Madrid'), '2026-12-04T23:30:00Z')).toBe('5 de diciembre de 2026')
})

const SOURCES = globSync('src/storefront/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|i18n\/format\.ts$/.test(file))
const filesWith = (pattern: RegExp) => SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')))

test('dates and times of the storefront are written by format.ts alone, but for names of months', () => {
  const own = /formatDate\(\w+, \{|intl\.format(?:Date|Time)|Formatted(?:Date|Time)\b|DateTimeFormat/
  expect(filesWith(own)).toEqual(['src/storefront/newsletter/enrich-screen.tsx'])
})

test('only the page of a text, which names no other date, has the short date of the market', () => {
  expect(filesWith(/formatShortDate/)).toEqual(['src/storefront/content/content-screen.tsx'])
})

test('amounts of the storefront are written by format.ts alone', () => {
  expect(filesWith(/style: 'currency'|moneyFormat|FormattedNumber/)).toEqual([])
})
