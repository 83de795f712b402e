import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { shopPort } from './shop-address'

/** Long enough for a browser to paint what has arrived. */
const GAP_MS = 500
const FIRST_DRAWING = /(?=<svg[^>]*_drawing)(.*)/s

/** Sends one document in two pieces, the second from its first drawing on, so that the browser paints the text before it first. */
async function sendInTwoPieces(document: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of document) if (chunk instanceof Buffer) chunks.push(chunk)
  for (const piece of Buffer.concat(chunks).toString('utf8').split(FIRST_DRAWING)) {
    response.write(piece)
    await new Promise((next) => setTimeout(next, GAP_MS))
  }
  response.end()
}

/** A line to the running shop on which drawings arrive later than the text before them; `close` ends it. */
export async function startThrottledLine(): Promise<{ port: number; close: () => void }> {
  const server: Server = createServer((visit, response) => {
    const headers = {
      ...visit.headers,
      host: (visit.headers.host ?? '').replace(/:\d+$/, `:${shopPort()}`),
      'accept-encoding': 'identity',
    }
    const passed = request({ port: shopPort(), host: '127.0.0.1', path: visit.url, method: visit.method, headers }, (answer) => {
      const isDocument = /text\/html/.test(answer.headers['content-type'] ?? '')
      if (isDocument) delete answer.headers['content-length']
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isDocument) void sendInTwoPieces(answer, response)
      else answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    visit.pipe(passed)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { port: (server.address() as AddressInfo).port, close: () => server.close().closeAllConnections() }
}
