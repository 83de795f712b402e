import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { env } from '@/env'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { inCallSpan } from '@trade-in-shop/runtime/tracing'
import { type CallOutcome, CircuitBreaker } from './circuit-breaker'
import { exchange, WireError, type WireProblem } from './wire'

const MAX_BYTES = 8 * 1024 * 1024
const DEADLINE_MS = 5 * SECOND
const HEADERS = { Accept: 'image/webp,image/jpeg,image/png,image/avif', 'User-Agent': 'trade-in-shop' }

function networks(subnets: string): BlockList {
  const list = new BlockList()
  for (const subnet of subnets.split(' ')) {
    const [network = '', prefix] = subnet.split('/')
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}
/** Networks of one's own: only for an origin that is listed as private. */
const PRIVATE = networks('10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 ::1/128 fc00::/7')
/** No host of photographs: link-local addresses, where clouds answer with credentials, and networks that lead to other ones. */
const NEVER = networks(
  '0.0.0.0/8 169.254.0.0/16 192.0.0.0/24 198.18.0.0/15 224.0.0.0/3 ::/128 64:ff9b::/96 64:ff9b:1::/48 2001::/32 2002::/16 fe80::/10 ff00::/8',
)

/** Whether a host may have this address; both lists see an IPv4 address behind `::ffff:` as well. */
export function isAllowedAddress(address: string, mayBePrivate: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  return !NEVER.check(address, family) && (mayBePrivate || !PRIVATE.check(address, family))
}

/**
 * Resolves a name at the moment of the connection and refuses it when one of its addresses is not allowed, so that a name of an
 * allowed origin cannot lead into the shop's own network (security 46).
 */
const guardedLookup =
  (mayBePrivate: boolean): LookupFunction =>
  (hostname, options, callback) =>
    resolveName(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.some(({ address }) => !isAllowedAddress(address, mayBePrivate))
      const problem = error ?? (refused ? new WireError('origin', 'a private address') : null)
      const [first] = addresses ?? []
      if (problem || !first) callback(problem, '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

type Origin = Readonly<{ lookup: LookupFunction; breaker: CircuitBreaker }>

/** An address of this machine or in figures is private by itself, because it says where it leads. */
function readOrigins(listed: readonly string[]): ReadonlyMap<string, Origin> {
  return new Map(
    listed.map((entry) => {
      const { origin, hostname } = new URL(entry.replace(/^private\+/i, ''))
      const mayBePrivate = /^private\+/i.test(entry) || hostname === 'localhost'
      return [origin, { lookup: guardedLookup(mayBePrivate), breaker: new CircuitBreaker() }]
    }),
  )
}

/** What is the server's fault and not that of one photograph. */
const ORIGIN_FAILS: readonly WireProblem[] = ['network', 'timeout']

/**
 * Fetches operators' photographs from the listed origins: https, or http of this machine, without redirects, cookies and headers
 * of a visitor, at most 8 MB in five seconds. The function throws `WireError`.
 */
export function photographLoader(listed: readonly string[], deadlineMs = DEADLINE_MS): (url: string) => Promise<Buffer> {
  const origins = readOrigins(listed)

  async function fetchFrom({ lookup, breaker }: Origin, url: URL): Promise<Buffer> {
    const deadline = loopDeadline(deadlineMs)
    const entered = await breaker.enter(deadline.signal)
    let outcome: CallOutcome = 'success'
    try {
      if (entered !== 'entered') throw new WireError(entered)
      const request = {
        url,
        method: 'GET',
        headers: HEADERS,
        body: undefined,
        signal: deadline.signal,
        maxBytes: MAX_BYTES,
        lookup,
      }
      const { status, body } = await exchange(request)
      if (status >= 500) outcome = 'failure'
      if (status !== 200) throw new WireError('status', String(status))
      return body
    } catch (error) {
      const problem = wireErrorOf(error)
      if (ORIGIN_FAILS.includes(problem.problem)) outcome = 'failure'
      throw problem
    } finally {
      deadline.clear()
      if (entered === 'entered') breaker.leave(outcome)
    }
  }

  return async (address) => {
    const url = URL.canParse(address) ? new URL(address) : null
    const origin = url?.username === '' && url.password === '' ? origins.get(url.origin) : undefined
    if (!url || !origin) throw new WireError('origin', 'not in PHOTO_ORIGINS')
    return inCallSpan('photographs', 'GET', () => fetchFrom(origin, url))
  }
}

/** Anything but the wire's errors is the deadline. A failed connection says why: `ECONNREFUSED`, or the code of a certificate. */
function wireErrorOf(error: unknown): WireError {
  if (!(error instanceof WireError)) return new WireError('timeout', '', { cause: error })
  const { problem, cause } = error
  return cause instanceof Error && 'code' in cause ? new WireError(problem, String(cause.code), { cause }) : error
}

/** The loader of this process, for the origins that the environment names. */
export const loadPhotograph = (url: string): Promise<Buffer> =>
  processWide('clients.photographs', () => ({ load: photographLoader(env().PHOTO_ORIGINS) })).load(url)
