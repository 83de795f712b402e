import type { IncomingHttpHeaders } from 'node:http'
import { adminPolicy } from '@/http/content-policy'
import type { Shop } from '@/domain/routing/shop'
import { previewedEnvironment } from '@/domain/market/staff-origins'
import { pageHeaders, previewHeaders, siteHeaders, type Headers } from '@/http/response-headers'
import type { Decision } from '@/domain/routing/decide'
import type { Directory } from '@/domain/routing/directory'
import { innerError } from '@/domain/routing/inner-address'
import { ERROR_PAGES, screenRow } from '@/domain/routing/screens'

/** What the framework is asked after a decision, and the headers that its answer is sent with. */
export type FrameworkRequest = Readonly<{
  /** The address to rewrite to; null where the framework answers under the visitor's. */
  inner: string | null
  status: number
  /** Added to the visitor's headers; visitors cannot set them. */
  requestHeaders: Headers
  responseHeaders: Headers
}>

const NO_STORE = { 'cache-control': 'private, no-store' }

/** An unknown path may be an old link that contains a secret, so no part of it may leave as a referrer. */
export const errorHeaders = (shop: Shop): Headers => ({ ...pageHeaders(shop, { noindex: true, secret: true }), ...NO_STORE })

const shopKey = (shop: Shop | null): Headers => (shop ? { 'x-shop-key': shop.key } : {})

/** The request for a page: a screen, an unpublished page or an error. Throws for a decision that needs none. */
export function pageRequest(decision: Decision): FrameworkRequest {
  if (decision.kind === 'screen') {
    const { cache, secret, noindex } = screenRow(decision.screen)
    const isStored = cache !== 'never' && !decision.variant
    const headers = pageHeaders(decision.shop, { secret, noindex: noindex || decision.variant })
    return rewriteTo(decision.shop, decision.inner, { ...headers, ...(!isStored && NO_STORE) })
  }
  if (decision.kind === 'preview') return rewriteTo(decision.shop, decision.inner, previewHeaders(decision.shop))
  if (decision.kind !== 'abort') throw new Error(`No page answers "${decision.kind}"`)
  const { shop, status, wording } = decision
  return { ...rewriteTo(shop, innerError(shop.key, ERROR_PAGES[wording]), errorHeaders(shop)), status }
}

const rewriteTo = (shop: Shop, inner: string, responseHeaders: Headers): FrameworkRequest => ({
  inner,
  status: 200,
  requestHeaders: shopKey(shop),
  responseHeaders,
})

type Place = Readonly<{ directory: Directory; hostname: string; development?: boolean }>

/** The request for a file, the own API or the admin, which answer under the visitor's address. */
export function passedRequest(decision: Decision & { kind: 'pass' }, place: Place): FrameworkRequest {
  const plain = { inner: null, status: 200 }
  const { shop } = decision
  if (decision.area !== 'staff') return { ...plain, requestHeaders: shopKey(shop), responseHeaders: siteHeaders(shop) }
  const { development = false } = place
  // Admin pages are rendered for each request, because the framework reads the nonce from this request header.
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = adminPolicy(nonce, previewedOrigins(place), { development })
  const name = development ? 'content-security-policy-report-only' : 'content-security-policy'
  return {
    ...plain,
    requestHeaders: { 'content-security-policy': policy },
    responseHeaders: { ...siteHeaders(null), 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex', [name]: policy },
  }
}

/** Origins of shops that this admin may frame: local ones under a local host, else the public ones. */
function previewedOrigins({ directory, hostname }: Place): string[] {
  const environment = previewedEnvironment(hostname)
  return [...new Set(directory.shops.filter((shop) => shop.environment === environment).map(({ origin }) => origin))]
}

const NOT_FORWARDED = /^(?:connection|keep-alive|transfer-encoding|content-length|upgrade|expect|if-none-match|range|te)$/

/** A visitor's headers as the framework gets them: without those of the connection and of the answer's form. */
export function forwardedHeaders(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { 'x-forwarded-for': '127.0.0.1' }
  for (const [name, value] of Object.entries(given)) if (value !== undefined && !NOT_FORWARDED.test(name)) headers[name] = value
  return headers
}
