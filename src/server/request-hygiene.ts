import type { IncomingMessage } from 'node:http'

/** Headers by which a visitor could speak in the framework's or our own name. */
const FORBIDDEN =
  /^(?:x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-nextjs-data|x-prerender-.*|x-vercel-.*|x-shop-key|x-inner-pass|x-client-address|x-request-id|x-internal-.*|next-resume|x-forwarded-.*|forwarded|content-security-policy.*|upgrade|http2-settings)$/

export type Trusted = Readonly<{ trustProxy: boolean }>

/** The visitor's address: the connection's, or what our proxy appended. */
export function clientAddressOf(request: IncomingMessage, { trustProxy }: Trusted): string {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() : ''
  return forwarded || (request.socket.remoteAddress ?? 'unknown')
}

/** Removes headers that a visitor must not set, and sets the true values. Run once, after the host was read. */
export function cleanHeaders(
  request: IncomingMessage,
  given: Readonly<{ host: string; address: string; requestId: string }>,
): void {
  request.headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !FORBIDDEN.test(name)))
  request.headers.host = given.host
  request.headers['x-client-address'] = given.address
  request.headers['x-request-id'] = given.requestId
}

/** Whether a request names its host more than once: proxies differ in which of them they believe (RFC 9112, 3.2). */
export const hasManyHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Whether a raw path can be decoded: whole escapes of UTF-8 text without control characters, NUL among them. */
export function isDecodable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/** Path (raw, as the framework reads it) and query of a request target; null when it is no address. */
export function targetOf(url: string | undefined): { path: string; query: string } | null {
  const target = (url ?? '').replace(/^https?:\/\/[^/?#]*/i, '')
  const [rawPath = '', ...rest] = (target.split('#', 1)[0] ?? '').split('?')
  const path = rawPath.replaceAll('\\', '/')
  if (!path.startsWith('/') || !URL.canParse(`http://shop.invalid${path}`)) return null
  return { path: new URL(`http://shop.invalid${path}`).pathname, query: rest.join('?') }
}

const RSC_QUERY = /(?:^|&)_rsc(?:=[^&]*)?(?=&|$)/g

/** The query without the router's cache key. */
export const withoutRsc = (query: string): string => query.replace(RSC_QUERY, '').replace(/^&/, '')
