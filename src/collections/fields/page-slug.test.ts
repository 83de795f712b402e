import { expect, test } from 'vitest'
import { freeSlug, slugOfTitle } from './page-slug'

test.each([
  ['Über uns & Größe', 'de-AT', 'ueber-uns-groesse'],
  ['¿Qué es el pingüino?', 'es-ES', 'que-es-el-pinguino'],
  ['L’œuvre d’été – 2026', 'fr-FR', 'l-oeuvre-d-ete-2026'],
  ['Straße', 'en-GB', 'strasse'],
  ['  --  ', 'de-DE', ''],
  ['日本', 'en-GB', ''],
])('the slug of the title "%s" in %s is "%s"', (title, locale, slug) => {
  expect(slugOfTitle(title, locale)).toBe(slug)
})

test('a long title makes a slug of whole words with room for a number', () => {
  const slug = slugOfTitle('Telefone verkaufen '.repeat(20), 'de-DE')
  expect(slug).toMatch(/^(?:telefone|verkaufen)(?:-(?:telefone|verkaufen))*$/)
  expect(freeSlug(slug, new Set([slug])).length).toBeLessThanOrEqual(120)
})

test('a slug that is taken gets the next free number', () => {
  expect(freeSlug('agb', new Set(['impressum']))).toBe('agb')
  expect(freeSlug('agb', new Set(['agb', 'agb-2']))).toBe('agb-3')
})
