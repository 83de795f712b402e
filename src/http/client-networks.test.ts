import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientNetworks } from './client-networks'

test.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::ffff:c000:24d', '192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown', 'unknown'],
  ['1:2:3', '1:2:3', '1:2:3'],
  ['1::2::3', '1::2::3', '1::2::3'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
])('attempts of the address %s are counted for the networks %s and %s', (address, near, wide) => {
  expect(clientNetworks(address)).toEqual({ near, wide })
})

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })

test('two addresses of one /64, however they are written, count as one', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
      // `::ffff:0:0/96` contains IPv4 addresses, which have networks of their own.
      fc.pre(network.some((part) => part !== '0'))
      const first = clientNetworks([...network, ...one].join(':'))
      const padded = [...network, ...other].map((part) => part.padStart(4, '0').toUpperCase()).join(':')
      expect(clientNetworks(padded)).toEqual(first)
    }),
  )
})

test('two /64 of one /48 count apart, and together in the wide network', () => {
  fc.assert(
    fc.property(groups(3), group, group, groups(4), (network, one, other, rest) => {
      fc.pre(one !== other && network.some((part) => part !== '0'))
      const [first, second] = [one, other].map((subnet) => clientNetworks([...network, subnet, ...rest].join(':')))
      expect(first?.near).not.toBe(second?.near)
      expect(first?.wide).toBe(second?.wide)
    }),
  )
})
