import { randomUUID, timingSafeEqual, createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Platform } from '@platform/context'
import { readBody } from './body'
import { HttpProblem, problemDocument, toProblem } from './problem'
import type { Reply, Route } from './route'
import { compileRouter, type Router } from './router'
import { withShopSettings } from './shop-settings'

const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/
const DRAIN_MS = 8000

const digest = (text: string) => createHash('sha256').update(text).digest()

function checkBasicAuth(request: IncomingMessage, expected: string): void {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ')
  const given = scheme?.toLowerCase() === 'basic' ? Buffer.from(token, 'base64').toString('utf8') : ''
  if (timingSafeEqual(digest(given), digest(expected))) return
  throw new HttpProblem(401, 'unauthorized', { headers: { 'www-authenticate': 'Basic realm="platform"' } })
}

function send(response: ServerResponse, reply: Reply, requestId: string): void {
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  }
  if ('empty' in reply) {
    response.writeHead(reply.status, { ...headers, ...reply.headers }).end()
    return
  }
  const [type, content] =
    'json' in reply ? ['application/json; charset=utf-8', JSON.stringify(reply.json)] : [reply.type, reply.bytes]
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  response.writeHead(reply.status, { 'content-type': type, 'content-length': String(bytes.length), ...headers, ...reply.headers })
  response.end(bytes)
}

function problemReply(error: unknown, requestId: string): Reply {
  const problem = toProblem(error)
  const bytes = JSON.stringify(problemDocument(problem, requestId))
  return { status: problem.status, type: 'application/problem+json', bytes, headers: problem.details.headers }
}

async function answer(platform: Platform, router: Router, request: IncomingMessage, requestId: string): Promise<Reply> {
  const url = new URL(request.url ?? '/', 'http://platform')
  const match = router.match(request.method ?? 'GET', url.pathname)
  if (!match) throw new HttpProblem(404, 'not_found')
  if ('allow' in match) throw new HttpProblem(405, 'method_not_allowed', { headers: { allow: match.allow.join(', ') } })
  const { route, params } = match
  const hasToken = route.bearer === true && /^bearer\b/i.test(request.headers.authorization ?? '')
  if (platform.env.BASIC_AUTH && !route.open && !hasToken) checkBasicAuth(request, platform.env.BASIC_AUTH)
  const body = route.body ? await readBody(request, route.body, route.maxBytes) : undefined
  const call = { platform, params, query: url.searchParams, headers: request.headers, body, requestId }
  return withShopSettings(platform.env, request.headers, () => route.run(call))
}

async function handle(platform: Platform, router: Router, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = request.headers['x-request-id']
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
  try {
    send(response, await answer(platform, router, request, requestId), requestId)
  } catch (error) {
    const reply = problemReply(error, requestId)
    if (reply.status >= 500) platform.log.error({ requestId, status: reply.status, error: String(error) }, 'request failed')
    if (!response.headersSent) send(response, reply, requestId)
  }
}

export type RunningServer = { url: string; port: number; stop(): Promise<void> }

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Stops taking connections, lets what is under way finish, cuts the rest after 8 s. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Serves the routes; `port` 0 takes a free one. */
export async function serve(platform: Platform, routes: Route[], port: number, host: string): Promise<RunningServer> {
  const router = compileRouter(routes)
  const server = createServer(
    // A slow client loses its connection: header and body 10 s, an idle one 5 s (`security.md` F21).
    {
      headersTimeout: 10_000,
      requestTimeout: 10_000,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16_384,
    },
    (request, response) => void handle(platform, router, request, response),
  )
  server.on('clientError', (_error, socket) => socket.destroy())
  const chosen = await listen(server, port, host)
  return { url: `http://127.0.0.1:${chosen}`, port: chosen, stop: () => drain(server) }
}
