import { NextResponse, type NextRequest } from 'next/server'
import { countMissing, countRedirect } from '@/cms/count-visit'
import { currentSnapshot } from '@/cms/snapshot'
import { isBot } from '@/domain/bots'
import { adminPolicy, contentPolicy } from '@/domain/content/content-policy'
import { hostnameOf } from '@/domain/market/hostname'
import { pageHeaders, previewHeaders, siteHeaders } from '@/domain/response-headers'
import { decide, type Decision } from '@/domain/routing/decide'
import { innerError } from '@/domain/routing/inner-address'
import { logMissingPage } from '@/domain/routing/missing-pages'
import { plainAnswer } from '@/domain/routing/plain-answer'
import { ERROR_PAGES, screenRow } from '@/domain/routing/screens'
import type { Shop } from '@/domain/market/shop'
import { previewedEnvironment, staffOrigins } from '@/domain/market/staff-origins'
import { env } from '@/env'
import { isInnerPass } from '@/runtime/inner-pass'

/** Answers a request by the decision of `decide()`: from memory, without I/O. */
export function proxy(request: NextRequest): NextResponse {
  const directory = currentSnapshot()?.directory
  if (!directory)
    return new NextResponse('Starting', { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
  if (isInnerPass(request.headers.get('x-inner-pass'))) return NextResponse.next()
  const { TRUST_PROXY, STAFF_HOSTS } = env()
  const hostname = hostnameOf(request.headers.get('host'), request.headers.get('x-forwarded-host'), TRUST_PROXY)
  const visit = {
    hostname,
    path: request.nextUrl.pathname,
    query: request.nextUrl.search.slice(1),
    now: Date.now(),
    staffHost: STAFF_HOSTS.includes(hostname),
  }
  const decision = decide(directory, visit)
  countRedirect(decision, visit.now)
  const bot = isBot(request.headers.get('user-agent'))
  if (decision.kind === 'abort' && decision.status === 404) {
    logMissingPage(visit.path, console.warn)
    const { method, headers } = request
    const isRouter = headers.has('rsc') || request.nextUrl.searchParams.has('_rsc')
    countMissing(decision, 404, { method, ...visit, bot, isRouter, referer: headers.get('referer') })
  }
  const plain = plainAnswer(decision, { method: request.method, bot })
  if (plain) return new NextResponse(plain.body || null, { status: plain.status, headers: plain.headers })
  return carryOut(request, decision)
}

export const config = { matcher: ['/((?!_next/static/).*)'] }

function carryOut(request: NextRequest, decision: Decision): NextResponse {
  if (decision.kind === 'pass') return decision.area === 'staff' ? admin(request) : pass(request, decision.shop)
  if (decision.kind === 'screen') {
    const { cache, secret, noindex } = screenRow(decision.screen)
    const stored = cache !== 'never' && !decision.variant
    return render(request, decision.shop, decision.inner, { secret, noindex: noindex || decision.variant, stored })
  }
  if (decision.kind === 'preview') return preview(request, decision.shop, decision.inner)
  if (decision.kind !== 'abort') throw new Error(`The front door has no answer for "${decision.kind}"`)
  // An unknown path may be an old link that contains a secret, so no part of it may leave as a referrer.
  const { shop, status, wording } = decision
  return render(request, shop, innerError(shop.key, ERROR_PAGES[wording]), {
    status,
    noindex: true,
    secret: true,
  })
}

type Rendering = { status?: number; secret?: boolean; noindex?: boolean; stored?: boolean }

function render(
  request: NextRequest,
  shop: Shop,
  inner: string,
  { status = 200, secret, noindex, stored }: Rendering,
): NextResponse {
  return NextResponse.rewrite(new URL(inner, request.nextUrl.origin), {
    status,
    request: { headers: withShop(request, shop) },
    headers: {
      ...pageHeaders(shop, { secret, noindex }),
      ...(!stored && { 'cache-control': 'private, no-store' }),
      ...development(request, shop),
    },
  })
}

/**
 * An unpublished page, which only the admin may frame. The server entry adds its origins to the policy of the finished page.
 */
function preview(request: NextRequest, shop: Shop, inner: string): NextResponse {
  const framedBy = staffOrigins(env()).origins
  return NextResponse.rewrite(new URL(inner, request.nextUrl.origin), {
    request: { headers: withShop(request, shop) },
    headers: { ...previewHeaders(shop), ...development(request, shop, framedBy) },
  })
}

/** Without the server entry (`next dev`) the policy is report-only, and the locale cookie is written here. */
function development(request: NextRequest, shop: Shop, framedBy?: readonly string[]): Record<string, string> {
  if (env().NODE_ENV !== 'development') return {}
  return {
    'content-security-policy-report-only': contentPolicy(shop, [], { development: true, framedBy }),
    ...(request.cookies.get('locale')?.value !== shop.locale && {
      'set-cookie': `locale=${shop.locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
    }),
  }
}

const pass = (request: NextRequest, shop: Shop | null): NextResponse =>
  NextResponse.next({ request: { headers: withShop(request, shop) }, headers: siteHeaders(shop) })

/** The visitor's headers with the shop's key, which visitors cannot set themselves. */
function withShop(request: NextRequest, shop: Shop | null): Headers {
  const headers = new Headers(request.headers)
  headers.delete('x-shop-key')
  if (shop) headers.set('x-shop-key', shop.key)
  return headers
}

/** Admin pages are rendered for each request, because Next reads the nonce from this request header. */
function admin(request: NextRequest): NextResponse {
  const development = env().NODE_ENV === 'development'
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const policy = adminPolicy(nonce, previewedOrigins(request), { development })
  const headers = withShop(request, null)
  headers.set('content-security-policy', policy)
  const name = development ? 'content-security-policy-report-only' : 'content-security-policy'
  return NextResponse.next({
    request: { headers },
    headers: { ...siteHeaders(null), 'x-frame-options': 'DENY', 'x-robots-tag': 'noindex', [name]: policy },
  })
}

/** Origins of shops that this admin may frame: local ones under a local host, else the public ones. */
function previewedOrigins(request: NextRequest): string[] {
  const { TRUST_PROXY } = env()
  const hostname = hostnameOf(request.headers.get('host'), request.headers.get('x-forwarded-host'), TRUST_PROXY)
  const environment = previewedEnvironment(hostname)
  const shops = currentSnapshot()?.directory.shops ?? []
  return [...new Set(shops.filter((shop) => shop.environment === environment).map(({ origin }) => origin))]
}
