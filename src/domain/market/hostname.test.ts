import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHostname } from './hostname'

test.each([
  ['de.localhost:3000', undefined, false, 'de.localhost'],
  ['DE.LocalHost', undefined, false, 'de.localhost'],
  ['de.localhost', 'fr.localhost', false, 'de.localhost'],
  ['de.localhost', 'fr.localhost', true, 'fr.localhost'],
  ['inner:3000', 'evil.example, fr.localhost:443', true, 'fr.localhost'],
  ['de.localhost', '', true, 'de.localhost'],
  ['', undefined, false, ''],
  [null, null, false, ''],
  ['de.localhost.', undefined, false, 'de.localhost'],
  ['de.localhost..', undefined, false, ''],
  ['de.localhost/evil', undefined, false, ''],
  ['user@de.localhost', undefined, false, ''],
  ['[::1]:3000', undefined, false, ''],
])('Host %s, forwarded %s, trusted %s: %s', (host, forwarded, trusted, expected) => {
  expect(readHostname(host, forwarded, trusted)).toBe(expected)
})

test('any header gives a valid host name or an empty text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (host) => /^[a-z0-9.-]*$/.test(readHostname(host, undefined, false))))
})
