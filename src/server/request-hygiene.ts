import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import * as z from 'zod'
import type { Decision } from '@/domain/routing/decide'
import { allowHeader, makeRouteFinder } from '@/http/api-routes'
import { forwardedAddress } from '@trade-in-shop/runtime/networks'
import { isFrameworkRequestHeader } from './framework-internals'
import { beforeHead } from './response-defaults'

/** Headers by which a visitor could speak in our own name; those of the handover to the proxy begin with `x-inner-`. */
const FORBIDDEN =
  /^(?:x-shop-key|x-inner-.*|x-client-address|x-request-id|x-internal-.*|x-forwarded-.*|forwarded|traceparent|tracestate|baggage|content-security-policy.*|upgrade|http2-settings)$/

type Trusted = Readonly<{ isTrusted: (address: string | undefined) => boolean }>

/** The visitor's address: the connection's, or what our proxies say of it. */
export function readClientAddress({ headers, socket }: IncomingMessage, { isTrusted }: Trusted): string {
  const peer = socket.remoteAddress
  const forwarded = isTrusted(peer) ? forwardedAddress(headers['x-forwarded-for'], isTrusted) : null
  return forwarded ?? peer ?? 'unknown'
}

/** Removes headers that a visitor must not set, and sets the true values. Run once, after the host was read. */
export function cleanHeaders(
  request: IncomingMessage,
  given: Readonly<{ host: string; address: string; requestId: string }>,
): void {
  const isAllowed = (name: string) => !FORBIDDEN.test(name) && !isFrameworkRequestHeader(name)
  request.headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => isAllowed(name)))
  request.headers.host = given.host
  request.headers['x-client-address'] = given.address
  request.headers['x-request-id'] = given.requestId
}

/** Whether a request names its host more than once: proxies differ in which of them they believe (RFC 9112, 3.2). */
export function hasManyHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** Whether a raw path can be decoded: whole escapes of UTF-8 text without control characters, NUL among them. */
export function isDecodable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Without a dot, an escape or a backslash, the framework reads a path as it is. */
const AS_IT_IS = /^\/[\w/-]*$/

/** Path (raw, as the framework reads it) and query of a request target; null when it is no address. */
export function parseTarget(url: string | undefined): { path: string; query: string } | null {
  const target = (url ?? '').replace(/^https?:\/\/[^/?#]*/i, '')
  const [rawPath = '', ...rest] = (target.split('#', 1)[0] ?? '').split('?')
  if (AS_IT_IS.test(rawPath)) return { path: rawPath, query: rest.join('?') }
  const path = rawPath.replaceAll('\\', '/')
  if (!path.startsWith('/') || !URL.canParse(`http://shop.invalid${path}`)) return null
  return { path: new URL(`http://shop.invalid${path}`).pathname, query: rest.join('?') }
}

/** The address without double slashes, as the framework is to read it. */
export const tidyUrl = ({ path, query }: { path: string; query: string }): string =>
  path.replace(/\/{2,}/g, '/') + (query === '' ? '' : `?${query}`)

export const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const MEGABYTE = 1024 * 1024
/** Bodies of the own API are small; the admin uploads pictures of 10 MB, in a form that is a little larger. */
const LIMIT = { site: MEGABYTE, staff: 10 * MEGABYTE, upload: 12 * MEGABYTE } as const

/**
 * The status that refuses a body, by its announced length before a byte is read; null when it is small enough. One of unknown
 * length is refused (411), because the framework would cut it off and go on with the rest.
 */
export function bodySizeProblem({ headers }: Pick<IncomingMessage, 'headers'>, decision: Decision): 411 | 413 | null {
  if (headers['transfer-encoding'] !== undefined) return 411
  const isStaff = decision.kind === 'pass' && decision.area === 'staff'
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  const limit = !isStaff ? LIMIT.site : isForm ? LIMIT.upload : LIMIT.staff
  return Number(headers['content-length'] ?? 0) > limit ? 413 : null
}

const Rules = z.record(z.string(), z.unknown())
/** The endpoints of the own API by address: `security/routes.json` lists every one, as a test holds. */
const findRoute = makeRouteFinder(
  Object.keys(Rules.parse(JSON.parse(readFileSync(join(process.cwd(), 'security/routes.json'), 'utf8')))),
)

export const hasEndpoint = (method: string, path: string): boolean => findRoute(path)?.methods.includes(method) ?? false

/** The pattern of an address of the own API, without any value from the address. */
export const apiPattern = (path: string): string => findRoute(path)?.pattern ?? 'unknown'

/** The name of a request's route for logs and metrics: screen, area or endpoint, without any value from the address. */
export function routeName(decision: Decision, path: string): string {
  if (decision.kind === 'screen') return `screen ${decision.screen}`
  if (decision.kind === 'abort') return `status ${decision.status}`
  if (decision.kind !== 'pass') return decision.kind
  return decision.area === 'api' ? apiPattern(path) : decision.area
}

/** What `Allow` says of an address of the own API; null where it has none. */
export function allowedMethods(path: string): string | null {
  const methods = findRoute(path)?.methods
  return methods ? allowHeader(methods) : null
}

/** Headers that the framework adds to every answer; one of the own API does not vary by any of them. */
const ADDED_BY_FRAMEWORK = ['accept-ch', 'critical-ch', 'vary']

/**
 * Makes the answers of all endpoints alike, whether the framework or the entry itself has called them, and adds `Allow` to a 405,
 * because the framework refuses a method without naming the others.
 */
export function completeApiAnswer(response: ServerResponse, path: string): void {
  beforeHead(response, (status) => {
    for (const name of ADDED_BY_FRAMEWORK) response.removeHeader(name)
    const allow = status === 405 && !response.hasHeader('allow') ? allowedMethods(path) : null
    if (allow !== null) response.setHeader('allow', allow)
    return status
  })
}
