/** The two networks of an address for which attempts are counted. */
export type ClientNetworks = Readonly<{
  /** IPv4 /32 or IPv6 /64: a visitor with one address of a /64 can use all 2^64 of them. */
  near: string
  /** IPv4 /24 or IPv6 /48: many visitors share it, so its count only delays and never blocks. */
  wide: string
}>

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/
const NEAR_GROUPS = 4
const WIDE_GROUPS = 3

/** The eight groups of an IPv6 address as numbers; null when it is not an IPv6 address. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, ...more] = withoutDots(address).split('::')
  if (more.length > 0) return null
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = 8 - front.length - back.length
  if (tail === undefined ? missing !== 0 : missing < 1) return null
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...back]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups.map((group) => parseInt(group, 16)) : null
}

/** Rewrites `::ffff:192.0.2.1` with its last 32 bits in hexadecimal. */
function withoutDots(address: string): string {
  const at = address.lastIndexOf(':') + 1
  const bytes = IPV4.exec(address.slice(at))?.slice(1).map(Number)
  if (!bytes) return address
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  return `${address.slice(0, at)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const isMappedIpv4 = (groups: readonly number[]) => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/** The networks of a client address as the server entry writes it; a text that is not an address counts as its own network. */
export function clientNetworks(address: string): ClientNetworks {
  const [bare = ''] = address.trim().toLowerCase().split('%', 1)
  if (IPV4.test(bare)) return { near: bare, wide: `${bare.split('.').slice(0, 3).join('.')}.0/24` }
  const groups = bare.includes(':') ? groupsOf(bare) : null
  if (!groups) return { near: bare, wide: bare }
  if (isMappedIpv4(groups)) {
    const [high = 0, low = 0] = groups.slice(6)
    return clientNetworks([high >> 8, high & 255, low >> 8, low & 255].join('.'))
  }
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return { near: `${prefix(NEAR_GROUPS)}::/64`, wide: `${prefix(WIDE_GROUPS)}::/48` }
}
