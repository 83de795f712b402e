import type { IncomingHttpHeaders } from 'node:http'
import type * as z from 'zod'
import type { CallLimit } from '@/contracts/call-limits'
import type { ProblemCode } from '@/contracts/problem'
import type { Platform } from '@platform/context'
import type { LoginSession } from '@platform/identity/identity-provider'

/**
 * Who may call: anyone; the shop (Basic auth where the platform has it set); a customer by bearer token, whose password may
 * have to be typed within the last ten minutes (`freshCustomer`) or whose deletion may have begun (`leavingCustomer`); the shop
 * for a customer or a guest; or any caller with a token of a session, valid or not.
 */
export type Who = 'anyone' | 'shop' | 'shopOrCustomer' | 'customer' | 'freshCustomer' | 'leavingCustomer' | 'session'

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

/** Schemas by their names in the OpenAPI document, `{ Offer }`; several: one of them. */
export type Schemas = Readonly<Record<string, z.ZodType>>
type OneOf<S extends Schemas, Side extends 'input' | 'output'> = Side extends 'input' ? z.input<S[keyof S]> : z.output<S[keyof S]>

/** A good answer: JSON of a schema, a file of a media type, or no body. */
export type ResponseSpec = Readonly<{ json: Schemas }> | Readonly<{ file: string }> | 'empty'
export type ResponseSpecs = Readonly<Record<number, ResponseSpec>>
export type Problems = Readonly<Partial<Record<number, readonly ProblemCode[]>>>

type JsonReply<Status, Json> = Readonly<{ status: Status; json: Json }>
type FileReply<Status> = Readonly<{ status: Status; bytes: Uint8Array | string; headers?: Record<string, string> }>
type EmptyReply<Status> = Readonly<{ status: Status }>
type ReplyOf<Status, A> = A extends { json: infer S extends Schemas }
  ? JsonReply<Status, OneOf<S, 'input'>>
  : A extends { file: string }
    ? FileReply<Status>
    : EmptyReply<Status>
type ReplyTo<A extends ResponseSpecs> = { [Status in keyof A & number]: ReplyOf<Status, A[Status]> }[keyof A & number]
export type HandlerReply = JsonReply<number, unknown> | FileReply<number> | EmptyReply<number>

/**
 * By default the server counts each call, in memory. `run`: it counts in the store, in the transaction of what
 * the call stores, or only wrong guesses. `device`: a known browser has its own allowance.
 */
export type DeclaredLimit = CallLimit & Readonly<{ by?: 'run' }>

export type Header = Readonly<{ name: string; required: boolean; description: string }>

type Declaration<W extends Who, Path extends string, Body extends Schemas, A extends ResponseSpecs> = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/offers/{id}`: a parameter fills one segment and is decoded; literal segments beat parameters. */
  path: Path
  summary: string
  who: W
  /** JSON of one of these. Use `z.strictObject`. */
  body?: Body
  /** Beyond one of them 429. */
  limits?: readonly DeclaredLimit[]
  /** Request headers beside those of `limits`. */
  headers?: readonly Header[]
  answers: A
  /** Problem codes by status, beside those that follow from `who`, `body`, `limits` and the path. */
  problems?: Problems
  /** Throws `HttpProblem` for every problem; one that is not declared is logged as an error. */
  run: (call: Call<OneOf<Body, 'output'>, W, Path>) => Promise<ReplyTo<A>>
}>

/** An endpoint as the server sees it; `endpoint()` makes one. */
export type Endpoint = Omit<Declaration<Who, string, Schemas, ResponseSpecs>, 'run'> & {
  run: (call: Call) => Promise<HandlerReply>
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

export const reply = <const Status extends number, Json>(status: Status, json: Json): JsonReply<Status, Json> => ({
  status,
  json,
})
export const ok = <Json>(json: Json): JsonReply<200, Json> => reply(200, json)
export const file = (bytes: Uint8Array | string, headers: Record<string, string> = {}): FileReply<200> => ({
  status: 200,
  bytes,
  headers,
})
export const EMPTY = { status: 204 } as const
