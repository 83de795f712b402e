import type * as z from 'zod'
import type { ProblemCode } from './problem'

/** Schemas by their names in the OpenAPI document, `{ Offer }`; several: one of them. */
export type Schemas = Readonly<Record<string, z.ZodType>>
export type OneOf<S extends Schemas, Side extends 'input' | 'output'> = Side extends 'input'
  ? z.input<S[keyof S]>
  : z.output<S[keyof S]>

/** A good answer: JSON of a schema, a file of a media type, no body, or a page to go on to. */
export type ResponseSpec = Readonly<{ json: Schemas }> | Readonly<{ file: string }> | 'empty' | 'page'
export type ResponseSpecs = Readonly<Record<number, ResponseSpec>>
export type Problems = Readonly<Partial<Record<number, readonly ProblemCode[]>>>
export type Header = Readonly<{ name: string; required: boolean; description: string }>

/** What every declaration of an endpoint has, of the shop's own API and of the platform. */
export type EndpointCore<Who extends string, Path extends string, Body extends Schemas, A extends ResponseSpecs> = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/offers/{id}`: a parameter fills one segment and is decoded; literal segments beat parameters. */
  path: Path
  summary: string
  who: Who
  /** JSON of one of these. */
  body?: Body
  headers?: readonly Header[]
  answers: A
  /** Problem codes by status, beside those that follow from the rest of the declaration. */
  problems?: Problems
}>

type Extras = Readonly<{
  headers?: Readonly<Record<string, string>>
  /** `Set-Cookie` values. */
  cookies?: readonly string[]
}>
export type JsonReply<Status, Json> = Extras & Readonly<{ status: Status; json: Json }>
export type FileReply = Extras & Readonly<{ status: 200; bytes: Uint8Array | string }>
export type EmptyReply = Extras & Readonly<{ status: 204 }>
export type PageReply = Extras & Readonly<{ status: 303; location: string }>
/** A good answer as data; problems are thrown. */
export type Reply = JsonReply<number, unknown> | FileReply | EmptyReply | PageReply

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T
type ReplyOf<Status, A> = A extends { json: infer S extends Schemas }
  ? JsonReply<Status, Immutable<OneOf<S, 'input'>>>
  : A extends { file: string }
    ? FileReply
    : A extends 'empty'
      ? EmptyReply
      : PageReply
/** The replies that fit the declared answers. */
export type ReplyTo<A extends ResponseSpecs> = { [Status in keyof A & number]: ReplyOf<Status, A[Status]> }[keyof A & number]

export const reply = <const Status extends number, Json>(status: Status, json: Json, extras: Extras = {}) => ({
  ...extras,
  ...{ status, json },
})
export const ok = <Json>(json: Json, extras: Extras = {}) => reply(200, json, extras)
/** Its media type is the declared one, unless `headers` name one with parameters. */
export const file = (bytes: FileReply['bytes'], headers: Record<string, string> = {}): FileReply => ({
  status: 200,
  bytes,
  headers,
})
export const empty = (extras: Extras = {}): EmptyReply => ({ ...extras, status: 204 })
/** Leads a browser that posted a form to a page. */
export const seePage = (location: string): PageReply => ({ status: 303, location })

/** The body of a reply, and its media type by the declaration. */
export function encodeReply(answers: ResponseSpecs, given: Reply) {
  if ('json' in given) return { body: JSON.stringify(given.json), type: 'application/json' }
  if (!('bytes' in given)) return { body: null, type: null }
  const answer = answers[given.status]
  const type = typeof answer === 'object' && 'file' in answer ? answer.file : 'application/octet-stream'
  return { body: typeof given.bytes === 'string' ? given.bytes : new Uint8Array(given.bytes), type }
}

export type ProblemCodes = Readonly<Record<number, readonly ProblemCode[]>>

/** The problems of all tables, by status. */
export function joinProblems(tables: readonly Problems[]): ProblemCodes {
  const statuses = [...new Set(tables.flatMap((table) => Object.keys(table).map(Number)))].toSorted((a, b) => a - b)
  return Object.fromEntries(statuses.map((status) => [status, [...new Set(tables.flatMap((table) => table[status] ?? []))]]))
}

/** Follow from a declared body, and from limits. */
export const BODY_PROBLEMS: Problems = {
  400: ['invalid_json', 'invalid_request'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
}
export const LIMIT_PROBLEMS: Problems = { 429: ['too_many_requests'] }
/** The largest body, where the declaration does not say otherwise. */
export const MAX_BODY_BYTES = 64 * 1024
