import type * as z from 'zod'
import type { Sender } from '@/clients/trade-client'
import type { CallLimit } from '@/contracts/call-limits'
import type { ProblemCode } from '@/contracts/problem'
import type { Shop } from '@/domain/market/shop'
import { handOver } from '@/http/handover'
import type { EmptyReply, FileReply, JsonReply, PageReply, Reply } from '@/http/reply'
import type { CustomerSession } from '@/storefront/account/session/require-customer.server'
import { answerCall, handle } from './handle'

/**
 * Who may call: anyone; the holder of something unguessable, which the parameters, a header or the body carry; a customer, or a
 * guest without a session; a holder of a session's tokens, valid or not; a customer; or a customer who has logged in within the
 * last ten minutes.
 */
export type Who = 'anyone' | 'holder' | 'guestOrCustomer' | 'tokens' | 'customer' | 'freshCustomer'

type CustomerOf<W extends Who> = W extends 'customer' | 'freshCustomer'
  ? CustomerSession
  : W extends 'guestOrCustomer'
    ? CustomerSession | null
    : null

/** What `run` gets: everything parsed, and the customer of callers who must be one. */
export type Call<W extends Who = Who, Params = unknown, Query = unknown, Body = unknown> = Readonly<{
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

/** A schema by its name in the OpenAPI document, `{ Offer }`. */
export type Schemas = Readonly<Record<string, z.ZodType>>
/** A good answer: JSON of a schema, a file of a media type, no body, or a page to go on to. */
export type ResponseSpec = Readonly<{ json: Schemas }> | Readonly<{ file: string }> | 'empty' | 'page'
export type ResponseSpecs = Readonly<Record<number, ResponseSpec>>
export type Problems = Readonly<Partial<Record<number, readonly ProblemCode[]>>>
/** Whom the process can tell apart. */
export type CountedKey = 'visitor' | 'network'
/** Of every endpoint that changes something and declares no others. */
export const DEFAULT_LIMITS: readonly CallLimit<CountedKey>[] = [{ key: 'visitor', most: 300, perSeconds: 600 }]
/** Of calls that a page makes while it is used. */
export const FREQUENT_LIMITS: readonly CallLimit<CountedKey>[] = [{ key: 'visitor', most: 1200, perSeconds: 600 }]

export type Header = Readonly<{ name: string; required: boolean; description: string }>

type ReplyOf<Status, A> = A extends { json: infer S extends Schemas }
  ? JsonReply<Status, z.input<S[keyof S]>>
  : A extends { file: string }
    ? FileReply
    : A extends 'empty'
      ? EmptyReply
      : PageReply
type ReplyTo<A extends ResponseSpecs> = { [Status in keyof A & number]: ReplyOf<Status, A[Status]> }[keyof A & number]

type Declaration<
  W extends Who,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends Schemas,
  A extends ResponseSpecs,
> = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The folder of its `route.ts`: `/api/trades/[accessId]`. */
  path: string
  summary: string
  who: W
  /** The endpoint is about accounts, which partner widgets do not have: 404 there (B-08). Endpoints of customers need not say it. */
  accounts?: true
  /** What `run` itself requires of a caller, in words for `security/routes.json`. */
  checks?: readonly string[]
  params?: P
  query?: Q
  headers?: readonly Header[]
  body?: B
  /** `form` also accepts an HTML form (pages without JavaScript). */
  accepts?: 'form'
  /** The largest body; 64 KB by default. */
  maxBytes?: number
  /** What the process counts, in place of `DEFAULT_LIMITS`; a GET without it is not counted. */
  limits?: readonly CallLimit<CountedKey>[]
  /** How much of each limit a call uses: one without it. */
  cost?: Cost<z.output<B[keyof B]>>
  /** Endpoints of the platform whose own limits hold here too, `POST /trades`. */
  platformLimits?: readonly string[]
  /** A busy endpoint, which the server entry calls without the framework's routing (decision 115); its path has no parameters. */
  busy?: true
  /** The metric of the operator that counts good answers, by market. */
  metric?: 'offers' | 'trades' | 'logins'
  answers: A
  /** Problem codes by status, beside those that follow from the rest (`listProblemCodes`). */
  problems?: Problems
  /** Throws `ApiError` for problems; one that is not declared is logged as an error. */
  run: (call: Call<W, z.output<P>, z.output<Q>, z.output<B[keyof B]>>) => Promise<NoInfer<ReplyTo<A>>> | NoInfer<ReplyTo<A>>
}>

/** An endpoint as the API itself sees it. */
export type Endpoint = Omit<Declaration<Who, z.ZodObject, z.ZodObject, Schemas, ResponseSpecs>, 'run' | 'cost'> & {
  cost?: Cost<unknown>
  run: (call: Call) => Promise<Reply> | Reply
}

/** What Next calls, with the declaration that made it. */
export type Handler = ((request: Request, context: HandlerContext) => Promise<Response>) & Readonly<{ endpoint: Endpoint }>
export type HandlerContext = { params: Promise<Record<string, string | string[]>> }
/** `body`: the whole body, where the request does not have it. */
export type CallContext = HandlerContext & { body?: Buffer | undefined }
const NO_PARAMS: HandlerContext = { params: Promise.resolve({}) }

type Cost<Body> = Readonly<{ unit: string; count: (body: Body) => number }>

type NoFields = z.ZodObject<Record<never, never>>

/**
 * Declares an endpoint, once: its handler, validation, part of the OpenAPI document and row of `security/routes.json` follow
 * from it. The compiler checks the answer of `run` against `answers`.
 */
export function endpoint<
  const W extends Who,
  const A extends ResponseSpecs,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
  B extends Schemas = Record<never, never>,
>({ run, cost, ...declaration }: Declaration<W, P, Q, B, A>): Handler {
  const made: Endpoint = {
    ...declaration,
    // The casts are safe: `handle` parses the request and finds the customer by this declaration before it calls `cost` and `run`.
    ...(cost && { cost: { unit: cost.unit, count: (body) => cost.count(body as z.output<B[keyof B]>) } }),
    run: (call) => run(call as Call<W, z.output<P>, z.output<Q>, z.output<B[keyof B]>>),
  }
  const handler = (request: Request, context: HandlerContext) => handle(made, request, context)
  if (made.busy) handOver(`${made.method} ${made.path}`, (request, body) => answerCall(made, request, { ...NO_PARAMS, body }))
  return Object.assign(handler, { endpoint: made })
}
