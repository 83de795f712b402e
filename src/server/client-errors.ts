import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { headersTooLargePage } from './failure-page'

/**
 * The most bytes of a request's head. Node's own limit of 16 kB is less than what a browser sends that has collected cookies of
 * several campaigns for this host.
 */
export const MAX_HEADER_BYTES = 64 * 1024

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what cannot be parsed as a request. Too many cookies are a page that says so, and are deleted where the browser can. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
    const body = error.code === 'HPE_HEADER_OVERFLOW' ? headersTooLargePage() : ''
    const lines = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(body === '' ? [] : ['Content-Type: text/html; charset=utf-8', 'Clear-Site-Data: "cookies"']),
    ]
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}
