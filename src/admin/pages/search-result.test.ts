import { expect, test } from 'vitest'
import { cut, indexOrigin, measureText, pathOfPage } from './search-result'

test.each([
  ['title', '  ', 'empty'],
  ['title', 'x'.repeat(19), 'short'],
  ['title', 'x'.repeat(20), 'good'],
  ['title', 'x'.repeat(60), 'good'],
  ['title', 'x'.repeat(61), 'long'],
  ['description', 'x'.repeat(69), 'short'],
  ['description', 'x'.repeat(155), 'good'],
  ['description', 'x'.repeat(156), 'long'],
] as const)('a %s of this length is judged', (part, text, length) => {
  expect(measureText(part, text)).toBe(length)
})

test('a long text is cut at the end of a word, one long word at any character', () => {
  expect(cut('Daten löschen vor dem Verkauf', 40)).toBe('Daten löschen vor dem Verkauf')
  expect(cut('Daten löschen vor dem Verkauf', 24)).toBe('Daten löschen vor dem …')
  expect(cut('Donaudampfschifffahrtsgesellschaft', 10)).toBe('Donaudamp …')
})

const hosts = [
  { hostname: 'widget.de.localhost', mode: 'aganwidget', environment: 'local', canonical: true },
  { hostname: 'de.localhost', mode: 'default', environment: 'local', canonical: true },
  { hostname: 'www.revalo.example', mode: 'default', environment: 'production' },
  { hostname: 'revalo.example', mode: 'default', environment: 'production', canonical: true },
]

test('indexOrigin is the canonical host of the default mode', () => {
  expect(indexOrigin(hosts, 'production', '3000')).toBe('https://revalo.example')
  expect(indexOrigin(hosts, 'local', '3000')).toBe('http://de.localhost:3000')
  expect(indexOrigin(hosts, 'local', '')).toBe('http://de.localhost')
  expect(indexOrigin(hosts.slice(0, 1), 'local', '')).toBeNull()
})

test("the path uses the market's route, or the English one without a route", () => {
  expect(pathOfPage([{ screen: 'content', pattern: '/inhalt/{slug}' }], 'agb')).toBe('/inhalt/agb')
  expect(pathOfPage([], 'agb')).toBe('/content/agb')
  expect(pathOfPage([], '')).toBeNull()
  expect(pathOfPage([], 'Zwei Wörter')).toBeNull()
  expect(pathOfPage([{ screen: 'content', pattern: '/{{' }], 'agb')).toBeNull()
})
