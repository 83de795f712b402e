import { Agent, request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { processWide } from '@/runtime/process-wide'

export const MAX_ANSWER_BYTES = 2 * 1024 * 1024

export type WireRequest = Readonly<{
  url: URL
  method: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
  /** Ends the exchange, whatever it is doing: deadline or the caller's own wish. */
  signal: AbortSignal
}>
export type WireAnswer = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>

/** Why no usable answer came. */
export type WireFault = 'network' | 'timeout' | 'too_large' | 'redirect' | 'content_type' | 'shape' | 'open' | 'full'

export class WireError extends Error {
  constructor(
    readonly fault: WireFault,
    /** More of it in a few words; never a part of the answer. */
    readonly detail = '',
    options?: ErrorOptions,
  ) {
    super(detail ? `${fault} (${detail})` : fault, options)
    this.name = 'WireError'
  }
}

/**
 * How long an idle connection is kept. Without it Node ignores what the other side announces (`Keep-Alive: timeout=5`),
 * keeps the connection until that side ends it, and a write that meets its end is lost.
 */
const IDLE_MS = 15_000
const POOL = { keepAlive: true, maxSockets: 64, timeout: IDLE_MS } as const
const agents = () => processWide('clients.agents', () => ({ plain: new Agent(POOL), secure: new SecureAgent(POOL) }))

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) throw new WireError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A new connection takes part in no pool: one from there may be closed as well. */
const agentFor = (secure: boolean, fresh: boolean) => (fresh ? false : secure ? agents().secure : agents().plain)

/** A sale is never repeated unasked, so it must not meet a kept connection in the moment the other side ends it. */
const mustArriveOnce = ({ headers }: WireRequest) => 'Idempotency-Key' in headers

function headOf(wanted: WireRequest, fresh = mustArriveOnce(wanted)): Promise<IncomingMessage> {
  const { url, method, headers, body, signal } = wanted
  const secure = url.protocol === 'https:'
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const options = { method, headers: { ...headers, ...length }, signal, agent: agentFor(secure, fresh) }
  return new Promise((resolve, reject) => {
    let answered = false
    const request = (secure ? secureRequest : plainRequest)(url, options, (answer) => {
      answered = true
      resolve(answer)
    })
    request.on('error', (error) => {
      const again = !fresh && !answered && request.reusedSocket && isRead(method) && isClosed(error)
      if (again) headOf(wanted, true).then(resolve, reject)
      else reject(error)
    })
    request.end(body)
  })
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'
/** The other side ended a kept connection in the moment we used it: it has not seen the request (Node's `reusedSocket`). */
const isClosed = (error: NodeJS.ErrnoException) => error.code === 'ECONNRESET' || error.code === 'EPIPE'

/**
 * One exchange over `node:http`. Not `fetch`: Next's patched one would put answers into its own data cache, follow
 * redirects by default and add headers of its own. A read that meets a kept connection just closed is asked again on a
 * new one. Throws `WireError`, or the signal's reason once it has fired.
 */
export async function exchange(request: WireRequest): Promise<WireAnswer> {
  let answer: IncomingMessage | undefined
  try {
    answer = await headOf(request)
    const status = answer.statusCode ?? 0
    if (status >= 300 && status < 400) throw new WireError('redirect')
    return { status, headers: answer.headers, body: await bodyOf(answer) }
  } catch (cause) {
    answer?.destroy()
    request.signal.throwIfAborted()
    throw cause instanceof WireError ? cause : new WireError('network', '', { cause })
  }
}
