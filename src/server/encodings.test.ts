import { expect, test } from 'vitest'
import { acceptedEncodings, isCompressible } from './encodings'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP;q=0.5', ['gzip', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br; q=0.000, gzip;q=0', ['identity']],
  ['bra, gzipped', ['identity']],
])('the header %s accepts %o', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected)
})

test('texts of some length are compressed, images and crumbs are not', () => {
  expect(isCompressible('text/html; charset=utf-8', 5000)).toBe(true)
  expect(isCompressible('image/svg+xml', 5000)).toBe(true)
  expect(isCompressible('font/woff2', 50_000)).toBe(false)
  expect(isCompressible('text/html', 100)).toBe(false)
})
