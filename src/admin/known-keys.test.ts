import { expect, test } from 'vitest'
import {
  countries,
  countryName,
  parseHundredths,
  localeName,
  locales,
  matchingChoices,
  shownHundredths,
  timeZones,
  zoneName,
} from './known-keys'

test.each([
  ['5000', 500_000],
  ['5.000', 500_000],
  ['5,000', 500_000],
  ['5.000,00', 500_000],
  ['5,000.00', 500_000],
  ['5 000,5 €', 500_050],
  ['2.5', 250],
  ['2,55 %', 255],
  ['0', 0],
])('%j is read as %i hundredths', (typed, hundredths) => {
  expect(parseHundredths(typed)).toBe(hundredths)
})

test.each(['', 'five', '-5', '1.2.3', '1.000,000', '5,0000', '5,00,00', '1e3', '9'.repeat(13)])('%j is no amount', (typed) => {
  expect(parseHundredths(typed)).toBeNull()
})

test.each(['de', 'en', 'es', 'fr', 'it'])('an amount shown in %s is read as the same amount', (language) => {
  for (const hundredths of [0, 5, 250, 123_456, 500_000, 999_999_999])
    expect(parseHundredths(shownHundredths(hundredths, language))).toBe(hundredths)
})

test('countries have names in the language of the member of staff, and no withdrawn or joint codes', () => {
  expect(countryName('AT', 'de')).toBe('Österreich (AT)')
  const codes = countries('en').map(({ value }) => value)
  expect(codes).toEqual(expect.arrayContaining(['AT', 'DE', 'ES', 'FR', 'IE', 'IT', 'LU']))
  expect(codes.length).toBeGreaterThan(200)
  expect(['DD', 'EU', 'ZZ', 'at', 'A'].map((code) => countryName(code, 'en'))).toEqual([null, null, null, null, null])
})

test('locales are those of the languages that the shop has messages in, the own country first', () => {
  expect(
    locales('LU', 'en')
      .map(({ value }) => value)
      .slice(0, 5),
  ).toEqual(['en-LU', 'de-LU', 'es-LU', 'fr-LU', 'it-LU'])
  expect(localeName('de-AT', 'de')).toBe('Deutsch (Österreich) (de-AT)')
  expect([localeName('pl-PL', 'en'), localeName('de', 'en'), localeName('', 'en')]).toEqual([null, null, null])
})

test('a time zone is known by every name that a browser accepts', () => {
  expect(timeZones().map(({ value }) => value)).toContain('Europe/Vienna')
  expect([zoneName('America/New_York'), zoneName('Europe/Nowhere'), zoneName('')]).toEqual(['America/New York', null, null])
})

test('choices are found by parts of name and value without accents, those that begin with the text first', () => {
  const choices = [
    { value: 'FR', label: 'La France' },
    { value: 'fr-x', label: 'France' },
    { value: 'AT', label: 'Österreich' },
  ]
  expect(matchingChoices(choices, 'fran', 9).map(({ value }) => value)).toEqual(['fr-x', 'FR'])
  expect(matchingChoices(choices, 'OSTER at', 9).map(({ value }) => value)).toEqual(['AT'])
  expect(matchingChoices(choices, '', 2)).toHaveLength(2)
})
