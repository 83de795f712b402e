import type { IncomingHttpHeaders } from 'node:http'

/** The visitor of a call, as the shop names them: keyed hashes of two networks, and the id of the browser's device cookie. */
export type Visitor = Readonly<{
  /** `Client-Key`: IPv4 /32 or IPv6 /64. Callers without one share a count. */
  clientKey: string
  /** `Client-Network`: IPv4 /24 or IPv6 /48. */
  network: string | null
  /** `Client-Device`: 128 random bits; the shop has checked the cookie's signature. */
  device: string | null
}>

const HASH = /^[\x21-\x7e]{1,128}$/
const DEVICE = /^[\w-]{22}$/

function valueOf(headers: IncomingHttpHeaders, name: string, form: RegExp): string | null {
  const value = headers[name]
  return typeof value === 'string' && form.test(value) ? value : null
}

export const visitorOf = (headers: IncomingHttpHeaders): Visitor => ({
  clientKey: valueOf(headers, 'client-key', HASH) ?? 'nobody',
  network: valueOf(headers, 'client-network', HASH),
  device: valueOf(headers, 'client-device', DEVICE),
})
