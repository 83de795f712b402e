import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Fault = (request: IncomingMessage, response: ServerResponse, nth: number) => void

/** A local upstream that gives the test's answers and records its requests. A body that the answer does not read is discarded. */
export async function startFaultServer() {
  const state: { answer: Fault; seen: IncomingMessage[] } = { answer: () => undefined, seen: [] }
  const server = createServer((request, response) => {
    state.seen.push(request)
    state.answer(request, response, state.seen.length)
    if (request.listenerCount('readable') === 0) request.resume()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { state, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
