import { createServer, request as send, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { duplexPair } from 'node:stream'
import { loopDeadline } from '@/domain/loop-deadline'
import { takeWait, type PageWait } from '@/http/page-waits'
import { traceHeaders } from '@/runtime/tracing'

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
  const server = createServer({ keepAlive: false }, listener)
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
      outgoing.on('error', reject)
      outgoing.on('close', deadline.clear)
      outgoing.on('response', (response) => {
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
