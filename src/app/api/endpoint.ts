import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { withShopSettings } from '@/clients/shop-settings'
import type { Sender } from '@/clients/trade'
import { shopByKey } from '@/cms/snapshot'
import { hasAccounts } from '@/domain/market/has-accounts'
import type { Shop } from '@/domain/market/shop'
import { ApiError, apiError } from '@/runtime/api-problem'
import { errorText } from '@/runtime/error-text'
import { makeLogger } from '@/runtime/logger'
import { optionalCustomer, requireCustomer, type CustomerSession } from '@/storefront/account/session/require-customer.server'
import { senderOf } from '@/storefront/account/session/sender.server'
import { isSameOrigin, parse, queryOf, readCapped } from './request-checks'

/** Method and path as in `security/routes.json`: `POST /api/trades`. */
export type Rule = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export type Handled<Body, Query, Params> = Readonly<{
  shop: Shop
  body: Body
  query: Query
  params: Params
  request: Request
  /** The visitor who calls; sent with each call of the platform, whose rate limits use it. */
  sender: Sender & Readonly<{ requestId: string }>
  requestId: string
}>

/**
 * `true`: only a logged-in customer may call. `optional`: without a session is allowed, but a session that is sent must be
 * valid.
 */
type NeedsCustomer = true | 'optional' | undefined
type CustomerOf<Needs extends NeedsCustomer> = Needs extends true
  ? Readonly<{ customer: CustomerSession }>
  : Needs extends 'optional'
    ? Readonly<{ customer: CustomerSession | null }>
    : object

export type Endpoint<Body, Query, Params, Needs extends NeedsCustomer = undefined> = Readonly<{
  rule: Rule
  /** The endpoint is about accounts, which partner widgets do not have: 404 there (B-08). */
  accounts?: true
  /** Calls `requireCustomer` before any part of the request is read (security 2). */
  customer?: Needs
  body?: z.ZodType<Body>
  /** `form` also accepts an HTML form (pages without JavaScript). */
  accepts?: 'json' | 'form'
  query?: z.ZodType<Query>
  params?: z.ZodType<Params>
  /** The largest body; 64 KB by default. */
  maxBytes?: number
  /** The result is sent as JSON; a `Response` is sent unchanged. Throws `ApiError` for problems. */
  run: (handled: Handled<Body, Query, Params> & CustomerOf<Needs>) => unknown
}>

type Context = { params: Promise<Record<string, string | string[]>> }
export type Handler = (request: Request, context: Context) => Promise<Response>

const MAX_BYTES = 64 * 1024
const log = makeLogger('api')

/**
 * The one wrapper of the own API: shop, origin, customer, size, parse, run, problem details (B-08, security 9 and 19). Answers
 * are `private, no-store` unless the handler's response says otherwise.
 */
export function endpoint<Body = undefined, Query = undefined, Params = undefined, Needs extends NeedsCustomer = undefined>(
  options: Endpoint<Body, Query, Params, Needs>,
): Handler {
  return async (request, context) => {
    const requestId = requestIdOf(request)
    try {
      const call = await handled(options, request, context, requestId)
      const answer = await withShopSettings(call.shop.market, () => options.run(call))
      return finish(answer instanceof Response ? answer : Response.json(answer ?? null), requestId)
    } catch (error) {
      return finish(problemResponse(error, options.rule, requestId), requestId)
    }
  }
}

async function handled<Body, Query, Params, Needs extends NeedsCustomer>(
  options: Endpoint<Body, Query, Params, Needs>,
  request: Request,
  context: Context,
  requestId: string,
): Promise<Handled<Body, Query, Params> & CustomerOf<Needs>> {
  const shop = shopByKey(request.headers.get('x-shop-key') ?? '')
  if (!shop || (options.accounts && !hasAccounts(shop.mode))) throw apiError(404, 'not_found')
  if (!options.rule.startsWith('GET ') && !isSameOrigin(request.headers, shop)) throw apiError(403, 'forbidden')
  const customer = await customerOf(options.customer, request, shop)
  const search = new URL(request.url).searchParams
  const params = options.params ? parse(options.params, await context.params) : undefined
  const query = options.query ? parse(options.query, queryOf(search)) : undefined
  const body = options.body ? parse(options.body, await readBody(options, request)) : undefined
  // Without a schema both the type parameter and the value are `undefined`; the customer is as `Needs` says.
  const all: Handled<Body, Query, Params> = {
    shop,
    request,
    requestId,
    sender: senderOf(request, shop, requestId),
    body: body as Body,
    query: query as Query,
    params: params as Params,
  }
  return Object.assign(all, { customer } as CustomerOf<Needs>)
}

/** Partner widgets have no session, so a sale there is a guest's. */
async function customerOf(needs: NeedsCustomer, request: Request, shop: Shop): Promise<CustomerSession | null> {
  if (needs === undefined || !hasAccounts(shop.mode)) return null
  return needs === 'optional' ? optionalCustomer(request, shop) : requireCustomer(request, shop)
}

async function readBody(
  { maxBytes = MAX_BYTES, accepts = 'json' }: { maxBytes?: number; accepts?: 'json' | 'form' },
  request: Request,
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isForm = accepts === 'form' && type === 'application/x-www-form-urlencoded'
  if (type !== 'application/json' && !isForm) throw apiError(415, 'unsupported_media_type')
  const text = await readCapped(request, maxBytes)
  if (text === null) throw apiError(413, 'too_large')
  if (isForm) return queryOf(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw apiError(400, 'invalid_json')
  }
}

/** The server entry's request id, which is also in the log; a new one where it is missing. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Statuses of temporary problems: each answer says when to try again. */
const PASSES = new Set([502, 503, 504])

function problemResponse(error: unknown, rule: Rule, requestId: string): Response {
  const known = error instanceof ApiError ? error : null
  if (!known) log.error({ rule, requestId, error: errorText(error) }, 'a handler failed')
  const { status, problem, members, cookies, retryAfter: wished } = known ?? apiError(500, 'internal')
  const retryAfter = wished ?? (PASSES.has(status) ? 1 : null)
  const { detail: _never, ...shown } = problem
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify({ ...shown, ...members, requestId }), { status, headers })
}

function finish(response: Response, requestId: string): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  headers.set('x-request-id', requestId)
  return new Response(response.body, { status: response.status, headers })
}
