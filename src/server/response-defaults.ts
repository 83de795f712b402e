import type { ServerResponse } from 'node:http'
import type { Headers } from '@/http/response-headers'
import type { SentHeaders } from './stored-page'

const isHeaders = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls `change` just before the head of an answer is sent: it may set headers, and returns the status to send. */
export function beforeHead(response: ServerResponse, change: (status: number, given: readonly unknown[]) => number): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const changed = (status: number, ...given: unknown[]): ServerResponse => writeHead(change(status, given), ...given)
  Object.assign(response, { writeHead: changed })
}

export type Replacement = Readonly<{ status: number; headers: Headers; body: string }>
const bytesOf = (chunk: unknown): Buffer[] =>
  typeof chunk === 'string' ? [Buffer.from(chunk)] : chunk instanceof Uint8Array ? [Buffer.from(chunk)] : []

/**
 * Holds an answer back until it is complete, and sends the replacement in its place, if there is one: a page that is streamed sends
 * its head before it can fail. `replacementOf` gets the status that the framework has set.
 */
export function holdAnswer(response: ServerResponse, replacementOf: (status: number) => Replacement | null): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse
  const chunks: Buffer[] = []
  let head: readonly unknown[] | null = null
  const hold = (given: readonly unknown[]): void => {
    chunks.push(...bytesOf(given[0]))
    const done = given.at(-1)
    if (typeof done === 'function') process.nextTick(done)
  }
  const send = (): void => {
    const [given = response.statusCode, ...rest] = head ?? []
    const status = Number(given)
    const replacement = replacementOf(status)
    Object.assign(response, { writeHead, end })
    if (!replacement) {
      writeHead(status, ...rest)
      return void end(Buffer.concat(chunks))
    }
    for (const name of ['content-encoding', 'transfer-encoding', 'etag', 'link']) response.removeHeader(name)
    const body = Buffer.from(replacement.body)
    writeHead(replacement.status, { ...replacement.headers, 'content-length': body.length })
    end(body)
  }
  Object.assign(response, {
    writeHead: (...given: unknown[]) => ((head ??= given), response),
    write: (...given: unknown[]) => (hold(given), true),
    // The framework reports the error of a stream a moment after the stream has ended.
    end: (...given: unknown[]) => (hold(given), setImmediate(send), response),
    flushHeaders: () => undefined,
  })
}

const complete = new WeakSet<ServerResponse>()

/**
 * The headers of a script, style or font of the build: none of those for documents, which `addMissingHeaders` would add. A page
 * loads fifteen such files, and each of them would carry 360 bytes more.
 */
export function fileHeaders(response: ServerResponse, { 'content-type': type }: SentHeaders): SentHeaders {
  complete.add(response)
  return { 'content-type': type ?? 'application/octet-stream', 'x-content-type-options': 'nosniff' }
}

/**
 * Adds the headers that a response does not have by the time it is sent, so that no answer lacks them, not even the framework's
 * own problems.
 */
export function addMissingHeaders(response: ServerResponse, headers: Headers): void {
  beforeHead(response, (status, given) => {
    if (complete.has(response)) return status
    const sent = given.find(isHeaders) ?? {}
    const names = new Set(Object.keys(sent).map((name) => name.toLowerCase()))
    for (const [name, value] of Object.entries(headers))
      if (!names.has(name) && !response.hasHeader(name)) response.setHeader(name, value)
    return status
  })
}
