import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { STAFF_TEXTS } from '@/domain/staff-messages/staff-messages'
import { TargetCell } from './use-cells'

vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: { language: 'de', translations: { staff: STAFF_TEXTS.de } } }),
}))

test.each([
  ['a screen', { kind: 'screen', screen: 'contact', params: [] }, 'Kontakt'],
  [
    'a screen with parameters',
    { kind: 'screen', screen: 'contact', params: [{ name: 'category', value: '{category}' }] },
    'Kontakt · {category}',
  ],
  ['a content page', { kind: 'page', slug: 'agb', path: '/old-value' }, 'agb'],
  ['a path', { kind: 'path', path: '/kontakt?thema=1' }, '/kontakt?thema=1'],
  ['an outside address', { kind: 'external', url: 'https://example.com/' }, 'https://example.com/'],
  ['nothing', { kind: null }, '–'],
])('the list of redirects shows the target of a redirect to %s', (_kind, to, shown) => {
  expect(renderToStaticMarkup(<TargetCell rowData={{ id: 1, to }} />)).toBe(shown)
})

test('the list of redirects shows a dash for a row without a target', () => {
  expect(renderToStaticMarkup(<TargetCell rowData={{ id: 1 }} />)).toBe('–')
})
