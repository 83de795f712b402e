import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeTarget } from './safe-target'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/1',
  'vbscript:msgbox(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://user@evil.example/',
  'https://user:password@evil.example/',
  'https://shop.example\\@evil.example',
  'ftp://evil.example/',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'evil.example',
  '',
  'http://',
  'https://exa mple.example/',
])('is refused, even where outside addresses are allowed: %s', (target) => {
  expect(safeTarget(target, { external: true })).toBeNull()
})

test('an outside address needs to be allowed', () => {
  expect(safeTarget('https://partner.example/a?b=c')).toBeNull()
  expect(safeTarget('https://partner.example/a?b=c', { external: true })).toBe('https://partner.example/a?b=c')
})

test('a path is returned unchanged, with query and hash', () => {
  expect(safeTarget('/produkte/%75ebersicht-x?a=b#c')).toBe('/produkte/%75ebersicht-x?a=b#c')
})

const nasty = fc.array(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '\u0000',
    'javascript:',
    'https:',
    'data:',
    'evil.example',
    'a',
  ),
  { maxLength: 12 },
)

test('no accepted target leaves the shop or runs as a script', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nasty.map((parts) => parts.join('')),
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
      ),
      (target) => {
        const safe = safeTarget(target)
        if (safe === null) return
        expect(new URL(safe, 'https://shop.example/deep/page').origin).toBe('https://shop.example')
      },
    ),
    { numRuns: 5000 },
  )
})

test('an accepted outside target is http(s) without a user name, and is returned unchanged when checked again', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        nasty.map((parts) => `https://${parts.join('')}`),
        fc.webUrl(),
        nasty.map((parts) => parts.join('')),
      ),
      (target) => {
        const safe = safeTarget(target, { external: true })
        if (safe === null) return
        const url = new URL(safe, 'https://shop.example')
        expect(['http:', 'https:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        expect(safeTarget(safe, { external: true })).toBe(safe)
      },
    ),
    { numRuns: 5000 },
  )
})
