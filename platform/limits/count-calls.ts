import type { IncomingHttpHeaders } from 'node:http'
import { CallCounters } from '@trade-in-shop/contracts/call-counters'
import type { Platform } from '@platform/context'
import type { Endpoint } from '@platform/http/platform-endpoint'
import { tooManyRequests } from './store-or-memory'
import { identifyVisitor } from './visitor'

/** Per pool, for tests with several platforms in a process. */
const counters = new WeakMap<Platform['pool'], CallCounters>()

function countersOf({ pool, env }: Platform): CallCounters {
  const made = counters.get(pool) ?? new CallCounters(env.CALL_LIMITS_FACTOR)
  counters.set(pool, made)
  return made
}

/** Counts a call for the limits that the endpoint leaves to the server. Throws 429 with `Retry-After`. */
export function countCall(platform: Platform, { method, path, limits = [] }: Endpoint, headers: IncomingHttpHeaders): void {
  const ours = limits.filter(({ by }) => by !== 'run')
  if (ours.length === 0) return
  const { clientKey, network } = identifyVisitor(headers)
  const keys = { visitor: clientKey, ...(network !== null && { network }) }
  const waitMs = countersOf(platform).consume({ rule: `${method} ${path}`, limits: ours }, keys, platform.clock().getTime())
  if (waitMs > 0) throw tooManyRequests(waitMs / 1000)
}
