import { Agent, request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { processWide } from './process-wide'

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
    options?: ErrorOptions,
  ) {
    super(fault, options)
    this.name = 'WireError'
  }
}

const agents = () =>
  processWide('agents', () => ({
    plain: new Agent({ keepAlive: true, maxSockets: 64 }),
    secure: new SecureAgent({ keepAlive: true, maxSockets: 64 }),
  }))

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

function headOf({ url, method, headers, body, signal }: WireRequest): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const options = { method, headers: { ...headers, ...length }, signal, agent: secure ? agents().secure : agents().plain }
  return new Promise((resolve, reject) => {
    const request = (secure ? secureRequest : plainRequest)(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/**
 * One exchange over `node:http`. Not `fetch`: Next's patched one would put answers into its own data cache, follow
 * redirects by default and add headers of its own. Throws `WireError`, or the signal's reason once it has fired.
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
    throw cause instanceof WireError ? cause : new WireError('network', { cause })
  }
}
