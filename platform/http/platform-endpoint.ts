import type { IncomingHttpHeaders } from 'node:http'
import type { CallLimit } from '@trade-in-shop/contracts/call-limits'
import type { EndpointCore, OneOf, Reply, ReplyTo, ResponseSpecs, Schemas } from '@trade-in-shop/contracts/endpoint'
import type { Platform } from '@platform/context'

/**
 * Who may call: anyone; the shop (Basic auth where the platform has it set); a customer by bearer token, whose password may
 * have to be typed within the last ten minutes (`freshCustomer`) or whose deletion may have begun (`leavingCustomer`); the shop
 * for a customer or a guest; or any caller with a token of a session, valid or not.
 */
export type Who = 'anyone' | 'shop' | 'shopOrCustomer' | 'customer' | 'freshCustomer' | 'leavingCustomer' | 'session'

/** Who calls: the customer, the log-in that the token came from, and when the password was last typed. */
export type LoginSession = Readonly<{ customerId: string; sid: string; authTime: Date }>

type SessionOf<W extends Who> = W extends 'customer' | 'freshCustomer' | 'leavingCustomer'
  ? LoginSession
  : W extends 'shopOrCustomer'
    ? LoginSession | null
    : null

type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<Rest>
  : unknown

/** What `run` gets: the parsed body, and the session of callers who must have one. */
export type Call<Body = unknown, W extends Who = Who, Path extends string = string> = {
  platform: Platform
  params: string extends Path ? Readonly<Record<string, string>> : ParamsOf<Path>
  headers: IncomingHttpHeaders
  body: Body
  session: SessionOf<W>
}

/**
 * By default the server counts each call, in memory. `run`: it counts in the store, in the transaction of what
 * the call stores, or only wrong guesses. `device`: a known browser has its own allowance.
 */
export type DeclaredLimit = CallLimit & Readonly<{ by?: 'run' }>

/** The body is best a `z.strictObject`. */
type Declaration<W extends Who, Path extends string, Body extends Schemas, A extends ResponseSpecs> = EndpointCore<
  W,
  Path,
  Body,
  A
> &
  Readonly<{
    /** Beyond one of them 429. */
    limits?: readonly DeclaredLimit[]
    /** Throws `HttpProblem` for every problem; one that is not declared is logged as an error. */
    run: (call: Call<OneOf<Body, 'output'>, W, Path>) => Promise<ReplyTo<A>>
  }>

/** An endpoint as the server sees it; `endpoint()` makes one. */
export type Endpoint = Omit<Declaration<Who, string, Schemas, ResponseSpecs>, 'run'> & {
  run: (call: Call) => Promise<Reply>
}

/**
 * Declares an endpoint, once: its route, validation, part of the OpenAPI document and row of the security table follow from it.
 * The compiler checks the answer of `run` against `answers`.
 */
export function endpoint<
  const W extends Who,
  const Path extends string,
  const A extends ResponseSpecs,
  Body extends Schemas = Record<never, never>,
>(declaration: Declaration<W, Path, Body, A>): Endpoint {
  // The cast is safe: the server parses the body and finds the session by this declaration before it calls `run`.
  return { ...declaration, run: (call) => declaration.run(call as Call<OneOf<Body, 'output'>, W, Path>) }
}
