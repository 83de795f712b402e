import { expect, test } from 'vitest'
import { formatStaffMessage } from './staff-words'

const message = {
  en: '{count} pages of {market}',
  de: '{count} Seiten von {market}',
  es: '{count} páginas de {market}',
  fr: '{count} pages de {market}',
  it: '{count} pagine di {market}',
}

test.each([
  ['de', '3 Seiten von Wien'],
  ['it', '3 pagine di Wien'],
  ['pl', '3 pages of Wien'],
])('in %s the sentence is "%s"', (language, sentence) => {
  expect(formatStaffMessage(message, language, { count: 3, market: 'Wien' })).toBe(sentence)
})

test('a placeholder without a value stays visible, and a value that looks like a placeholder is not filled again', () => {
  expect(formatStaffMessage(message, 'en', { market: '{count}' })).toBe('{count} pages of {count}')
})
