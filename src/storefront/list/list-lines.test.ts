import { expect, test } from 'vitest'
import { businessLink } from '@/storefront/cart/cart-changes'
import { namesIn, readTransferredList } from './list-lines'

const line = (url: string, quantity: number) => ({
  device: { id: url, name: url, manufacturer: 'Apple', url, categoryId: 'phones' as const },
  quantity,
})
const hashOf = (address: string) => new URL(address).hash

test('the devices of a cart arrive in the list of the business host, without answers', () => {
  const link = businessLink('http://firmen.example/b2b', [line('apple-iphone-13-128gb', 3), line('samsung-galaxy-s22', 1)])
  expect(readTransferredList(hashOf(link))).toEqual([
    { text: 'apple iphone 13 128gb', quantity: 3, works: null },
    { text: 'samsung galaxy s22', quantity: 1, works: null },
  ])
})

test.each(['', '#list', '#list=', '#list=<script>', '#quote', '#list=%20'])('the fragment %j brings no devices', (hash) =>
  expect(readTransferredList(hash)).toEqual([]),
)

test('a link with too many devices brings only as many as a trade can hold', () =>
  expect(readTransferredList(`#list=${Array.from({ length: 80 }, (_, at) => `device-${at}*1`).join(',')}`)).toHaveLength(50))

test.each([
  ['#names=iPhone%2012%2C%20PS4', 'iPhone 12, PS4'],
  ['#names=%E0%A4%A', ''],
  ['#names=', ''],
  ['#list=apple-iphone-13*1', ''],
  ['', ''],
])('the fragment %j names %j', (hash, text) => expect(namesIn(hash)).toBe(text))
