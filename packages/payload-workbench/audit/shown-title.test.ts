import { initI18n } from '@payloadcms/translations'
import { de } from '@payloadcms/translations/languages/de'
import { expect, test } from 'vitest'
import { shownTitle } from './shown-title'

const i18n = await initI18n({ config: { fallbackLanguage: 'de', supportedLanguages: { de } }, context: 'client', language: 'de' })
const options = [{ value: 'contact', label: { en: 'Contact', de: 'Kontakt' } }, 'plain']
const routes = {
  admin: { useAsTitle: 'screen' },
  fields: [{ name: 'screen', type: 'select' as const, options }],
}

test.each([
  ['contact', 'Kontakt'],
  ['plain', 'plain'],
  ['given-up', 'given-up'],
])('a document with the option %s as its title is shown as %s', (title, shown) => {
  expect(shownTitle(routes, title, i18n)).toBe(shown)
})

test('a title of another collection, or of one that no longer exists, is not changed', () => {
  expect(shownTitle({ admin: { useAsTitle: 'from' }, fields: [{ name: 'from', type: 'text' }] }, 'contact', i18n)).toBe('contact')
  expect(shownTitle(undefined, 'contact', i18n)).toBe('contact')
})
