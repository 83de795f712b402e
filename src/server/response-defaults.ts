import type { ServerResponse } from 'node:http'
import type { Headers } from '@/domain/response-headers'

const isHeaders = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls `change` just before the head of an answer is sent: it may set headers, and returns the status to send. */
export function beforeHead(response: ServerResponse, change: (status: number, given: readonly unknown[]) => number): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const changed = (status: number, ...given: unknown[]): ServerResponse => writeHead(change(status, given), ...given)
  Object.assign(response, { writeHead: changed })
}

/**
 * Adds the headers that a response does not have by the time it is sent, so that no answer lacks them, not even the framework's
 * own refusals.
 */
export function addMissingHeaders(response: ServerResponse, headers: Headers): void {
  beforeHead(response, (status, given) => {
    const sent = given.find(isHeaders) ?? {}
    const names = new Set(Object.keys(sent).map((name) => name.toLowerCase()))
    for (const [name, value] of Object.entries(headers))
      if (!names.has(name) && !response.hasHeader(name)) response.setHeader(name, value)
    return status
  })
}
