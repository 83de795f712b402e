import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { problemDocument } from '@trade-in-shop/contracts/api-answer'
import type { Platform } from '@platform/context'
import { createApp } from './app'
import type { Endpoint } from '@platform/http/platform-endpoint'

const DRAIN_MS = 8000

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

/** A slow client loses its connection: header and body 10 s, an idle one 5 s (F21). */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 10_000, keepAliveTimeout: 5000, connectionsCheckingInterval: 2000 }

/** The answer to a request that Hono cannot parse: its host or address is malformed. */
function unreadable(): Response {
  const document = problemDocument(400, 'invalid_request', crypto.randomUUID())
  return new Response(JSON.stringify(document), {
    status: 400,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', connection: 'close' },
  })
}

/** Serves the endpoints; `port` 0 takes a free one. */
export async function serve(
  platform: Platform,
  endpoints: readonly Endpoint[],
  port: number,
  host: string,
): Promise<RunningServer> {
  const app = createApp(endpoints)
  const listener = getRequestListener((request, env) => app.fetch(request, { ...env, platform }), {
    hostname: 'platform', // For a client of HTTP/1.0 that names no host.
    errorHandler: unreadable,
    // Hono closes the connection of a sender who is not done half a second after the answer, and the answer is lost with it.
    // Node reads and discards the rest, for at most the time of a request.
    autoCleanupIncoming: false,
  })
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: 16_384 }, (request, response) => void listener(request, response))
  server.on('clientError', (_error, socket) => socket.destroy())
  const chosen = await listen(server, port, host)
  return { url: `http://127.0.0.1:${chosen}`, port: chosen, stop: () => drain(server) }
}
