import { Agent, request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { untilAborted } from '@trade-in-shop/runtime/until-aborted'

export const MAX_ANSWER_BYTES = 2 * 1024 * 1024

export type WireRequest = Readonly<{
  url: URL
  method: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Ends the exchange at any point: at the deadline, or when the caller aborts. */
  signal: AbortSignal
  maxBytes?: number
  /** Resolves the host's name on a connection of its own, so that no pooled one leads past it. */
  lookup?: LookupFunction
}>
export type WireAnswer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>

/** Why there is no usable answer. */
export type WireProblem =
  'network' | 'timeout' | 'status' | 'too_large' | 'redirect' | 'content_type' | 'shape' | 'open' | 'full' | 'origin'

export class WireError extends Error {
  constructor(
    readonly problem: WireProblem,
    /** A few words of detail; never a part of the answer. */
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(detail ? `${problem} (${detail})` : problem, options)
    this.name = 'WireError'
  }
}

/**
 * How long an idle connection stays open. Without this limit Node ignores the server's `Keep-Alive: timeout=5` and leaves the
 * connection open until the server closes it, and a write sent at that moment is lost.
 */
const IDLE_MS = 15_000
const POOL = { keepAlive: true, maxSockets: 64, timeout: IDLE_MS } as const
const agents = () => processWide('clients.agents', () => ({ plain: new Agent(POOL), secure: new SecureAgent(POOL) }))

/** By events: an iterator over the answer would take longer than most of what is done with it. */
function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxBytes) reject(new WireError('too_large'))
      else chunks.push(chunk)
    })
    answer.on('end', () => resolve(Buffer.concat(chunks)))
    answer.on('error', reject)
    answer.on('close', () => {
      if (!answer.complete) reject(new Error('the answer was cut off'))
    })
  })
}

/** A new connection outside the pool, because every pooled one may just have been closed. */
const agentFor = (secure: boolean, fresh: boolean) => (fresh ? false : secure ? agents().secure : agents().plain)

/** A sale is never repeated automatically, so it must not use a pooled connection, which the server may be closing. */
const needsOwnConnection = ({ headers, lookup }: WireRequest) => 'Idempotency-Key' in headers || lookup !== undefined

function headOf(wanted: WireRequest, fresh = needsOwnConnection(wanted)): Promise<IncomingMessage> {
  const { url, method, headers, body, signal, lookup } = wanted
  const secure = url.protocol === 'https:'
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const options = {
    method,
    headers: { ...headers, ...length },
    signal,
    agent: agentFor(secure, fresh),
    ...(lookup && { lookup }),
  }
  return new Promise((resolve, reject) => {
    /** Whether an answer or an error has come. */
    let answered = false
    const request = (secure ? secureRequest : plainRequest)(url, options, (answer) => {
      answered = true
      resolve(answer)
    })
    request.on('error', (error) => {
      const again = !fresh && !answered && request.reusedSocket && isRead(method) && isClosed(error)
      answered = true
      if (again) headOf(wanted, true).then(resolve, reject)
      else reject(error)
    })
    request.on('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new Error('the server switched to another protocol'))
    })
    request.on('close', () => {
      if (!answered) reject(new Error('the connection was closed without an answer'))
    })
    request.end(body)
  })
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'
/** The server closed a pooled connection just as it was used, so it has not seen the request (Node's `reusedSocket`). */
const isClosed = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE'

/**
 * One exchange over `node:http`. It ends with its signal, whatever the server sends and whichever events Node reports. Not `fetch`: Next's patched one would cache answers, follow redirects by default and add
 * headers of its own. A read on a pooled connection that was just closed is sent again on a new one. Throws `WireError`, or the
 * signal's reason once it has fired.
 */
export const exchange = (request: WireRequest): Promise<WireAnswer> => untilAborted(request.signal, exchangeByEvents(request))

async function exchangeByEvents(request: WireRequest): Promise<WireAnswer> {
  let answer: IncomingMessage | undefined
  try {
    answer = await headOf(request)
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400) throw new WireError('redirect')
    return { status, headers: answer.headers, body: await bodyOf(answer, request.maxBytes ?? MAX_ANSWER_BYTES) }
  } catch (cause) {
    answer?.destroy()
    request.signal.throwIfAborted()
    throw cause instanceof WireError ? cause : new WireError('network', '', { cause })
  }
}
