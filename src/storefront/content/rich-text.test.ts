import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeLink } from './rich-text'

test.each([
  ['/content/agb', { href: '/content/agb', inside: true }],
  ['https://example.org/a', { href: 'https://example.org/a', inside: false }],
  ['mailto:hallo@revalo.example', { href: 'mailto:hallo@revalo.example', inside: false }],
  ['tel:+49 30 123', { href: 'tel:+49 30 123', inside: false }],
  ['#preise', { href: '#preise', inside: false }],
])('safeLink accepts %s', (url, target) => {
  expect(safeLink(url)).toEqual(target)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'data:text/html,x',
  'mailto:x',
  'tel:javascript',
  '',
  42,
  null,
  { url: '/' },
])('safeLink refuses %s', (url) => {
  expect(safeLink(url)).toBeNull()
})

test('no text makes a link with another scheme', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['javascript', 'data', 'https', 'blob'] })), (url) => {
      const target = safeLink(url)
      return target === null || /^(\/(?!\/)|https?:\/\/|mailto:|tel:|#)/.test(target.href)
    }),
  )
})
