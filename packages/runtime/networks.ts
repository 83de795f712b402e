import { BlockList, isIP } from 'node:net'

type Network = Readonly<{ address: string; prefix: number; family: 'ipv4' | 'ipv6' }>

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** An address, also with a port as proxies write it, `192.0.2.1:80` and `[2001:db8::1]:80`; null for any other text. */
export function parseAddress(text: string): string | null {
  const given = text.trim()
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(given)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(given)?.[1] ?? given
  return isIP(bare) === 0 ? null : bare
}

/** `10.0.0.0/8`, `fd00::/8`, or one address; null for any other text. */
export function parseNetwork(text: string): Network | null {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  if (isIP(address) === 0) return null
  const longest = isIP(address) === 4 ? 32 : 128
  const prefix = bits === undefined ? longest : Number(bits)
  return prefix > longest ? null : { address, prefix, family: familyOf(address) }
}

/** Whether a peer is in one of the networks; an IPv4 address that is written as IPv6 counts as itself. */
export function inNetworks(networks: readonly Network[]): (address: string | undefined) => boolean {
  if (networks.length === 0) return () => false
  const list = new BlockList()
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family)
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

/**
 * The visitor behind trusted proxies: of `X-Forwarded-For`, read from its end, the first address that is not a trusted proxy's own.
 * Text that is no address ends the list, because only trusted proxies are known to write addresses.
 */
export function forwardedAddress(
  header: string | readonly string[] | undefined,
  isTrusted: (address: string) => boolean,
): string | null {
  let nearest: string | null = null
  for (const text of [header ?? []].flat().join(',').split(',').toReversed()) {
    const address = parseAddress(text)
    if (address === null) break
    nearest = address
    if (!isTrusted(address)) break
  }
  return nearest
}
