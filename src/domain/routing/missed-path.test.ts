import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProbe, missedPath, refererHost } from './missed-path'

test.each([
  ['/konto/anna@example.de', '/konto/…'],
  ['/konto/anna%40example.de/x', '/konto/…/x'],
  ['/bestellung/4711', '/bestellung/4711'],
  ['/bestellung/1042170', '/bestellung/…'],
  ['/bestellung/RV-1042170', '/bestellung/rv-…'],
  ['/anruf/+49%20170%20123456', '/anruf/…'],
  ['/x/DE89370400440532013000', '/x/…'],
  ['/x/550e8400-e29b-41d4-a716-446655440000', '/x/…'],
  ['/newsletter/5d41402abc4b2a76b9719d911017c592', '/newsletter/…'],
  ['/x/QmFzZS1pZC13aXRoLWh5cGhlbg', '/x/…'],
  ['/x/-UVCq-vmBXVWJTienid-Q-', '/x/…'],
  ['/clarification/a1/b2:c3', '/clarification/…'],
  ['/alt/reset/kurz', '/alt/reset/…'],
])('%s is logged as %s', (path, kept) => {
  expect(missedPath(path)).toBe(kept)
})

test.each([
  '/datenschutzbestimmungen',
  '/produkte/apple-iphone-13-128gb-space-grey-dual-sim',
  '/blog/2024-05-17-so-geht-es',
  '/vendre/telephone-portable/wh1000xm4',
  '/übersicht',
  '/datenschutz.html',
  '/',
])('%s contains no secret and is logged unchanged', (path) => {
  expect(missedPath(path)).toBe(path)
  expect(isProbe(path)).toBe(false)
})

test('a mail address at the end of a link is replaced', () => {
  expect(isProbe('/konto/anna@example.com')).toBe(false)
  expect(isProbe('/konto/anna%40example.com')).toBe(false)
})

test.each(['%E2%80%8B', ').', ',', '%22', '%3E', ';jsessionid=1', '%3Futm_source=nl%23x', '%20', '%E2%80%9C', '%27'])(
  'a missing page linked with %s at the end is shown to staff as the page without it',
  (ending) => {
    expect(missedPath(`/alte-seite${ending}`)).toBe('/alte-seite')
    expect(isProbe(`/alte-seite${ending}`)).toBe(false)
  },
)

test('spellings of a path that differ in case, slashes or escapes are one entry', () => {
  expect(new Set(['/Alt/', '//alt', '/%61LT'].map(missedPath))).toEqual(new Set(['/alt']))
})

test('any path at all is logged short and on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
      const kept = missedPath(`/${text}`)
      expect(kept.length).toBeLessThanOrEqual(201)
      expect(kept).not.toMatch(/[\p{Cc}]/u)
      expect(kept.isWellFormed()).toBe(true)
    }),
  )
})

test('no number of seven digits and no mail address is logged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), fc.emailAddress(), (number, mail) => {
      expect(missedPath(`/a/${number}/b/${encodeURIComponent(mail)}/c`)).not.toMatch(/@|\d{7}/)
    }),
  )
})

test.each([
  '/wp-login.php',
  '/.env',
  '/a/.git/config',
  '/x.aspx',
  '/admin',
  '/cgi-bin/x',
  '/a/../b',
  '/x%00',
  '/logo.png',
  '/a<b',
])('%s counts as a request of a machine', (path) => {
  expect(isProbe(path)).toBe(true)
})

test.each([
  ['https://www.example.com/secret?x=1', 'www.example.com'],
  ['http://de.localhost:3000/a', 'de.localhost'],
  ['javascript:alert(1)', null],
  ['nonsense', null],
  [null, null],
])('of the referrer %s only the host is logged', (referer, host) => {
  expect(refererHost(referer)).toBe(host)
})
