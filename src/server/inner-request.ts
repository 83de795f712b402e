import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { duplexPair } from 'node:stream'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import type { ApiHandler } from '@/http/handover'
import { takeWait, type PageWait } from '@/http/page-waits'
import { traceHeaders } from '@trade-in-shop/runtime/tracing'
import { MAX_HEADER_BYTES } from './client-errors'

export type InnerRequest = Readonly<{
  method: 'GET'
  path: string
  headers: Readonly<Record<string, string | string[]>>
}>
export type InnerAnswer = Readonly<{
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** The render failed with something that passes by itself. */
  wait?: PageWait
}>
export type Ask = (request: InnerRequest) => Promise<InnerAnswer>

const DEADLINE_MS = 15_000
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Calls a request listener of this process without a socket: pages for the cache have no visitor, and an answer must be
 * complete before it can be hashed and compressed.
 */
export function askOver(listener: RequestListener): Ask {
  const server = createServer({ keepAlive: false, maxHeaderSize: 2 * MAX_HEADER_BYTES }, listener)
  return ({ method, path, headers }) =>
    new Promise((resolve, reject) => {
      const [clientSide, serverSide] = duplexPair()
      const deadline = loopDeadline(DEADLINE_MS)
      server.emit('connection', serverSide)
      const outgoing = send({
        method,
        path,
        headers: { ...headers, ...traceHeaders() },
        createConnection: () => clientSide,
        signal: deadline.signal,
      })
      let hasAnswer = false
      outgoing.on('error', reject)
      outgoing.on('close', () => {
        deadline.clear()
        if (!hasAnswer) reject(new Error('The request was closed without an answer'))
      })
      outgoing.on('response', (response) => {
        hasAnswer = true
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MAX_BYTES) outgoing.destroy(new Error(`An answer of more than ${MAX_BYTES} bytes`))
          else chunks.push(chunk)
        })
        response.on('error', reject)
        const finish = () => {
          const wait = takeWait(String(headers['x-request-id'] ?? ''))
          const answer = { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }
          resolve(wait ? { ...answer, wait } : answer)
        }
        // The framework reports the error of a stream a moment after the stream has ended.
        response.on('end', () => setImmediate(finish))
      })
      outgoing.end()
    })
}

/** A framework that answers a visitor who has left is no longer waited for after this time. */
const LEFT_MS = 10_000

/**
 * Answers a request by the framework's own listener. Resolves also when the visitor leaves: the framework then waits for ever for
 * bytes to be sent, and the request would never give back its place (decision 161).
 */
export function answerByFramework(
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { socket } = request
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const left = () => {
      // An answer that waits behind another of its connection does not notice the end of the connection by itself.
      response.destroy()
      // Nothing is left to do once the answer is whole; before, a handler is at work.
      if (response.writableEnded) resolve()
      else timer = setTimeout(resolve, LEFT_MS)
    }
    if (socket.destroyed) left()
    else socket.once('close', left)
    const end = () => {
      socket.off('close', left)
      clearTimeout(timer)
    }
    Promise.resolve(listener(request, response)).then(resolve, reject).finally(end)
  })
}

/**
 * Answers a request by a handler of the own API, without the framework's routing and streams. The size of the body was checked
 * before (`bodySizeProblem`).
 */
export async function answerByHandler(handler: ApiHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request)
  if (body === 'left') return
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  const given = new Request(`http://${request.headers.host}${request.url}`, { method: request.method, headers })
  const { status, headers: sent, body: answer } = await handler(given, body)
  const bytes = Buffer.from(answer ?? '')
  const cookies = sent.getSetCookie()
  response.writeHead(status, {
    ...Object.fromEntries(sent),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(status !== 204 && { 'content-length': bytes.length }),
  })
  response.end(bytes)
}

/** The whole body; undefined where the method has none, `left` when the visitor went away in the middle of it. */
function bodyOf(request: IncomingMessage): Promise<Buffer | undefined | 'left'> {
  if (request.method === 'GET') return Promise.resolve(undefined)
  if (request.destroyed) return Promise.resolve('left')
  const chunks: Uint8Array[] = []
  // An iterator over the request would take longer than many a handler.
  return new Promise((resolve) => {
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks)))
    for (const event of ['close', 'error']) request.on(event, () => resolve('left'))
  })
}
