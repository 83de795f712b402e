import type { IncomingHttpHeaders } from 'node:http'
import type { z } from 'zod'
import type { Platform } from '@platform/context'

/** What a route's `run` gets; the body is already parsed by the route's schema. */
export type Call<Body> = {
  platform: Platform
  params: Record<string, string>
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Body
  requestId: string
}

/** `json` is serialised; `bytes` is sent as it is, with `type` as content type. */
export type Reply = { status: number; headers?: Record<string, string> } & (
  { json: unknown } | { bytes: Uint8Array | string; type: string } | { empty: true }
)

/** A route as the server sees it. Make one with `route()`, which keeps the body's type. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/offers/{id}`: a parameter fills one segment and is decoded; literal segments beat parameters. */
  path: string
  /** Required for a method with a body. Use `z.strictObject`. */
  body?: z.ZodType
  /** Byte cap of the body; 64 KB unless told. */
  maxBytes?: number
  /** True: no Basic auth asked (health checks). */
  open?: boolean
  /** True: a bearer token may come in the place of Basic auth; the route itself asks whether it is good. */
  bearer?: boolean
  run: (call: Call<unknown>) => Promise<Reply>
}

type RouteOf<Body> = Omit<Route, 'body' | 'run'> & { body?: z.ZodType<Body>; run: (call: Call<Body>) => Promise<Reply> }

/**
 * Declares a route:
 * ```ts
 * export const routes: Route[] = [
 *   route({ method: 'POST', path: '/offers', body: OfferRequest, run: async ({ platform, body }) => ok(await quote(platform, body), 201) }),
 * ]
 * ```
 * List the file's `routes` in `http/routes.ts`. Throw `HttpProblem` for every refusal.
 */
export function route<Body>(definition: RouteOf<Body>): Route {
  // The server parses with this very schema before it calls `run`, so the body is a `Body`.
  return { ...definition, run: (call) => definition.run(call as Call<Body>) }
}

export const ok = (json: unknown, status = 200): Reply => ({ status, json })
