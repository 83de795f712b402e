import type * as z from 'zod'
import type { Sender } from '@/clients/trade-client'
import type { CallLimit } from '@trade-in-shop/contracts/call-limits'
import type { EndpointCore, OneOf, Reply, ReplyTo, ResponseSpecs, Schemas } from '@trade-in-shop/contracts/endpoint'
import type { Shop } from '@/domain/routing/shop'
import type { CustomerSession } from '@/storefront/account/session/require-customer.server'

/**
 * Who may call: anyone; the holder of something unguessable, which the parameters, a header or the body carry; a customer, or a
 * guest without a session; a holder of a session's tokens, valid or not; a customer; or a customer who has logged in within the
 * last ten minutes.
 */
export type Caller = 'anyone' | 'holder' | 'guestOrCustomer' | 'tokens' | 'customer' | 'freshCustomer'

type CustomerOf<W extends Caller> = W extends 'customer' | 'freshCustomer'
  ? CustomerSession
  : W extends 'guestOrCustomer'
    ? CustomerSession | null
    : null

/** What `run` gets: everything parsed, and the customer of callers who must be one. */
export type ApiCall<W extends Caller = Caller, Params = unknown, Query = unknown, Body = unknown> = Readonly<{
  shop: Shop
  params: Params
  query: Query
  body: Body
  customer: CustomerOf<W>
  request: Request
  /** The visitor who calls; sent with each call of the platform, whose rate limits use it. */
  sender: Sender & Readonly<{ requestId: string }>
  requestId: string
}>

/** Whom the process can tell apart. */
export type CountedKey = 'visitor' | 'network'
/** Of every endpoint that changes something and declares no others. */
export const DEFAULT_LIMITS: readonly CallLimit<CountedKey>[] = [{ key: 'visitor', most: 300, perSeconds: 600 }]
/** Of calls that a page makes while it is used. */
export const FREQUENT_LIMITS: readonly CallLimit<CountedKey>[] = [{ key: 'visitor', most: 1200, perSeconds: 600 }]

type Cost<Body> = Readonly<{ unit: string; count: (body: Body) => number }>

type Declaration<
  W extends Caller,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends Schemas,
  A extends ResponseSpecs,
> = EndpointCore<W, string, B, A> &
  Readonly<{
    /** The endpoint is about accounts, which partner widgets do not have: 404 there (B-08). Endpoints of customers need not say it. */
    accounts?: true
    /** What `run` itself requires of a caller, in words for `security/routes.json`. */
    checks?: readonly string[]
    params?: P
    query?: Q
    /** `form` also accepts an HTML form (pages without JavaScript). */
    accepts?: 'form'
    /** The largest body; `MAX_BODY_BYTES` by default. */
    maxBytes?: number
    /** What the process counts, in place of `DEFAULT_LIMITS`; a GET without it is not counted. */
    limits?: readonly CallLimit<CountedKey>[]
    /** How much of each limit a call uses: one without it. */
    cost?: Cost<OneOf<B, 'output'>>
    /** Endpoints of the platform whose own limits hold here too, `POST /trades`. */
    platformLimits?: readonly string[]
    /** The metric of the operator that counts good answers, by market. */
    metric?: 'offers' | 'trades' | 'logins'
    /** Throws `ApiError` for problems; one that is not declared is logged as an error. */
    run: (call: ApiCall<W, z.output<P>, z.output<Q>, OneOf<B, 'output'>>) => Promise<NoInfer<ReplyTo<A>>> | NoInfer<ReplyTo<A>>
  }>

/** An endpoint as the API itself sees it. */
export type OwnEndpoint = Omit<Declaration<Caller, z.ZodObject, z.ZodObject, Schemas, ResponseSpecs>, 'run' | 'cost'> & {
  cost?: Cost<unknown>
  run: (call: ApiCall) => Promise<Reply> | Reply
}

type NoFields = z.ZodObject<Record<never, never>>

/**
 * Declares an endpoint, once: its address, validation, part of the OpenAPI document and row of `security/routes.json` follow
 * from it. The compiler checks the answer of `run` against `answers`.
 */
export function endpoint<
  const W extends Caller,
  const A extends ResponseSpecs,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
  B extends Schemas = Record<never, never>,
>({ run, cost, ...declaration }: Declaration<W, P, Q, B, A>): OwnEndpoint {
  return {
    ...declaration,
    // The casts are safe: `answerCall` parses the request and finds the customer by this declaration before it calls `cost` and `run`.
    ...(cost && { cost: { unit: cost.unit, count: (body) => cost.count(body as OneOf<B, 'output'>) } }),
    run: (call) => run(call as ApiCall<W, z.output<P>, z.output<Q>, OneOf<B, 'output'>>),
  }
}
