import { NextResponse, type NextRequest } from 'next/server'
import { countMissing, countRedirect } from '@/cms/count-visit'
import { currentSnapshot } from '@/cms/snapshot'
import { isBot } from '@/domain/bots'
import { contentPolicy } from '@/http/content-policy'
import { readHostname } from '@/domain/market/hostname'
import { staffOrigins } from '@/domain/market/staff-origins'
import type { Headers as Sent } from '@/http/response-headers'
import { decide, type Decision } from '@/domain/routing/decide'
import { logMissingPage } from '@/domain/routing/missing-pages'
import { plainAnswer } from '@/http/plain-answer'
import { env } from '@/env'
import { isRouterRequest, ROUTER_KEY } from './framework-internals'
import { pageRequest, passedRequest, type FrameworkRequest } from './framework-request'

/** Decides and answers under `next dev`, which has no server entry, by the functions that the server entry uses. */
export function developmentProxy(request: NextRequest): NextResponse {
  const directory = currentSnapshot()?.directory
  if (!directory)
    return new NextResponse('Starting', { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
  const { STAFF_HOSTS } = env()
  // The framework does not say who the peer is.
  const hostname = readHostname(request.headers.get('host'), null, false)
  const { pathname: path, search } = request.nextUrl
  const visit = { hostname, path, query: search.slice(1), now: Date.now(), staffHost: STAFF_HOSTS.includes(hostname) }
  const decision = decide(directory, visit)
  countRedirect(decision, visit.now)
  const bot = isBot(request.headers.get('user-agent'))
  const isRouter = isRouterRequest(request.headers.get('rsc')) || request.nextUrl.searchParams.has(ROUTER_KEY)
  if (decision.kind === 'abort' && decision.status === 404) {
    logMissingPage(path, console.warn)
    const { method, headers } = request
    countMissing(decision, 404, { method, ...visit, bot, isRouter, referer: headers.get('referer') })
  }
  const document = isRouter ? null : { cookie: request.headers.get('cookie') ?? undefined, query: visit.query }
  const plain = plainAnswer(decision, { method: request.method, bot, document })
  if (plain) return new NextResponse(plain.body || null, { status: plain.status, headers: plain.headers })
  if (decision.kind === 'pass') return forward(request, passedRequest(decision, { directory, hostname, development: true }), {})
  return forward(request, pageRequest(decision), documentHeaders(request, decision))
}

function forward(request: NextRequest, asked: FrameworkRequest, more: Sent): NextResponse {
  const { inner, status, requestHeaders, responseHeaders } = asked
  const headers = new Headers(request.headers)
  headers.delete('x-shop-key')
  for (const [name, value] of Object.entries(requestHeaders)) headers.set(name, value)
  const init = { request: { headers }, headers: { ...responseHeaders, ...more } }
  if (inner === null) return NextResponse.next(init)
  return NextResponse.rewrite(new URL(inner, request.nextUrl.origin), { ...init, status })
}

/** What the server entry adds to a finished page. The policy is report-only here, because no script is hashed. */
function documentHeaders(request: NextRequest, decision: Decision): Sent {
  if (decision.kind !== 'screen' && decision.kind !== 'abort' && decision.kind !== 'preview') return {}
  const { shop } = decision
  const framedBy = decision.kind === 'preview' ? staffOrigins(env()).origins : undefined
  const writesCookie = decision.kind !== 'preview' && request.cookies.get('locale')?.value !== shop.locale
  return {
    'content-security-policy-report-only': contentPolicy(shop, [], { development: true, framedBy }),
    ...(writesCookie && { 'set-cookie': `locale=${shop.locale}; Path=/; Max-Age=31536000; SameSite=Lax` }),
  }
}
