import { NextResponse, type NextRequest } from 'next/server'
import { readHandover, withoutHandover } from '@/http/handover'

/**
 * Carries out what the server entry decided (decision 50) and refuses every request that did not come through it. Only
 * `next dev`, which has no server entry, decides here; the bundler leaves that code out of a production build.
 */
export function proxy(request: NextRequest): NextResponse | Promise<NextResponse> {
  if (process.env.NODE_ENV === 'development') {
    return import('@/server/development-proxy').then(({ developmentProxy }) => developmentProxy(request))
  }
  const handover = readHandover(request.headers)
  if (!handover) return new NextResponse(null, { status: 404, headers: { 'cache-control': 'private, no-store' } })
  const forwarded = { request: { headers: withoutHandover(request.headers) } }
  if (handover.inner === null) return NextResponse.next(forwarded)
  return NextResponse.rewrite(new URL(handover.inner, request.nextUrl.origin), forwarded)
}

export const config = { matcher: ['/((?!_next/static/).*)'] }
