import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import type * as z from 'zod'
import { getStaff, isAdmin, type StaffMember } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import {
  encodeReply,
  type EndpointCore,
  type OneOf,
  type Reply,
  type ReplyTo,
  type ResponseSpecs,
  type Schemas,
} from '@trade-in-shop/contracts/endpoint'
import { parseBody, parseRouteNumber, requireMember } from './page-of-request'

/** Who may call: staff with a session, for `hidden` others get a 404; or admins alone. `run` asks for the rights on documents. */
type StaffCaller = 'staff' | 'hidden' | 'admin'

const ACCESS: Readonly<Record<StaffCaller, (req: PayloadRequest) => StaffMember>> = {
  staff: requireMember,
  hidden: (req) => {
    const staff = getStaff(req.user)
    if (!staff) throw new NotFound(req.t)
    return staff
  },
  admin: (req) => {
    if (!isAdmin(req.user)) throw new Forbidden(req.t)
    return requireMember(req)
  },
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** What `run` gets: everything parsed, and the member of staff. */
type StaffCall<Path extends string, Query, Body> = Readonly<{
  req: PayloadRequest
  staff: StaffMember
  /** A whole number of the path; throws 404 for anything else. */
  param: (name: ParamNames<Path>) => number
  query: Query
  body: Body
}>

type Core<Path extends string, B extends Schemas, A extends ResponseSpecs> = Omit<
  EndpointCore<StaffCaller, Path, B, A>,
  'who' | 'headers' | 'problems'
> &
  Readonly<{ /** Staff by default. */ who?: StaffCaller }>
type Declaration<Path extends string, Q extends z.ZodType, B extends Schemas, A extends ResponseSpecs> = Core<Path, B, A> &
  Readonly<{
    /** What `run` itself requires, in words for `security/cms-routes.json`. */
    checks?: readonly string[]
    query?: Q
    /** Throws `cmsProblem()` or an error of Payload for problems. */
    run: (call: StaffCall<Path, z.output<Q>, OneOf<B, 'output'>>) => Promise<NoInfer<ReplyTo<A>>>
  }>

/** The declaration of an endpoint, as `security/cms-routes.json` shows it. */
export type StaffDeclaration = Core<string, Schemas, ResponseSpecs> & Readonly<{ checks?: readonly string[]; query?: z.ZodType }>

/** Declares an endpoint of the CMS, once; the admin reads its answer with the same schemas. Answers are `private, no-store`. */
export function staffEndpoint<
  const Path extends string,
  const A extends ResponseSpecs,
  Q extends z.ZodType = z.ZodUndefined,
  B extends Schemas = Record<never, never>,
>({ run, ...declaration }: Declaration<Path, Q, B, A>): Endpoint {
  const declared: StaffDeclaration = declaration
  const [schema] = Object.values<z.ZodType>(declared.body ?? {})
  return {
    method: METHODS[declared.method],
    path: declared.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    custom: { declared },
    handler: async (req) => {
      const staff = ACCESS[declared.who ?? 'staff'](req)
      const query: unknown = declared.query && readStaffQuery(req, declared.query)
      const body: unknown = schema && (await parseBody(req, schema))
      const call = { req, staff, query, body, param: (name: string) => parseRouteNumber(req, name) }
      // The cast is safe: query and body were parsed by this declaration.
      return answerStaff(declared.answers, await run(call as StaffCall<Path, z.output<Q>, OneOf<B, 'output'>>))
    },
  }
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const

function readStaffQuery(req: PayloadRequest, schema: z.ZodType): unknown {
  const query = schema.safeParse(Object.fromEntries(req.searchParams))
  if (!query.success) throw cmsProblem(req, 'badRequest')
  return query.data
}

function answerStaff(answers: ResponseSpecs, reply: Reply): Response {
  const { body, type } = encodeReply(answers, reply)
  const headers = { 'cache-control': 'private, no-store', ...(type !== null && { 'content-type': type }), ...reply.headers }
  return new Response(body, { status: reply.status, headers })
}
