import { expect, test } from 'vitest'
import { forwardedAddress, inNetworks, parseAddress, parseNetwork } from './networks'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1:51234 ', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['192.0.2.1:80:90', null],
  ['192.0.2.1:999999', null],
  ['192.0.2.256', null],
  ['unknown', null],
  ['_hidden', null],
  ['', null],
  ['[]', null],
  ['x'.repeat(10_000), null],
])('%s is read as the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address)
})

test.each([
  ['10.0.0.0/8', '10.255.255.255', true],
  ['10.0.0.0/8', '11.0.0.0', false],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.8', false],
  ['fd00::/8', 'fd12::1', true],
  ['fd00::/8', 'fe80::1', false],
  ['0.0.0.0/0', '8.8.8.8', true],
])('the network %s holds %s: %s', (text, address, expected) => {
  const network = parseNetwork(text)
  expect(network && inNetworks([network])(address)).toBe(expected)
})

test.each(['10.0.0.0/33', 'fd00::/129', '10.0.0/8', 'true', 'shop.example', '10.0.0.0/', '', '10.0.0.0/-1'])(
  '"%s" is no network',
  (text) => expect(parseNetwork(text)).toBeNull(),
)

test('without networks nothing is trusted, and a peer without an address never is', () => {
  expect(inNetworks([])('127.0.0.1')).toBe(false)
  const all = parseNetwork('0.0.0.0/0')
  for (const peer of [undefined, '', 'pipe']) expect(all && inNetworks([all])(peer)).toBe(false)
})

const isOurs = (address: string) => address.startsWith('10.')
test.each([
  ['6.6.6.6, 7.7.7.7', '7.7.7.7'],
  ['6.6.6.6, 7.7.7.7:4711', '7.7.7.7'],
  ['6.6.6.6, 7.7.7.7, 10.0.0.2', '7.7.7.7'],
  ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['6.6.6.6, hello, 10.0.0.2', '10.0.0.2'],
  ['6.6.6.6, <script>', null],
  ['', null],
  [undefined, null],
])('X-Forwarded-For %s behind proxies of 10.0.0.0/8 is the visitor %s', (header, expected) => {
  expect(forwardedAddress(header, isOurs)).toBe(expected)
})

test('one address with a thousand ports is one visitor', () => {
  const visitors = Array.from({ length: 1000 }, (_, port) => forwardedAddress(`203.0.113.9:${port}`, isOurs))
  expect(new Set(visitors)).toEqual(new Set(['203.0.113.9']))
})
