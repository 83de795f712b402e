import { expect, test } from 'vitest'
import { compareVariants } from './variant-order'

const inOrder = (...variants: string[]) =>
  variants
    .map((variant) => ({ variant, maxPrice: null }))
    .toSorted(compareVariants)
    .map(({ variant }) => variant)

test.each([
  [
    ['1 TB', '128 GB', '256 GB', '512 GB'],
    ['128 GB', '256 GB', '512 GB', '1 TB'],
  ],
  [
    ['2 TB Wi-Fi', '64 GB Wi-Fi + Cellular', '64 GB Wi-Fi', '1.5 TB Wi-Fi'],
    ['64 GB Wi-Fi', '64 GB Wi-Fi + Cellular', '1.5 TB Wi-Fi', '2 TB Wi-Fi'],
  ],
  [
    ['16 GB / 1 TB', '8 GB / 512 GB', '16 GB / 512 GB'],
    ['8 GB / 512 GB', '16 GB / 512 GB', '16 GB / 1 TB'],
  ],
  [
    ['Kit 24-105 mm', 'Kit 18-55 mm', 'Body'],
    ['Body', 'Kit 18-55 mm', 'Kit 24-105 mm'],
  ],
])('variants %j are listed by size as %j', (given, expected) => {
  expect(inOrder(...given)).toEqual(expected)
})

test('variants with one name are listed by price, one that is not bought last', () => {
  const prices = [null, 300, 200].map((maxPrice) => ({ variant: '64 GB', maxPrice }))
  expect(prices.toSorted(compareVariants).map(({ maxPrice }) => maxPrice)).toEqual([200, 300, null])
})
