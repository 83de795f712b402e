import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exchange } from './wire'

/**
 * Answers the first request of a connection and cuts the connection at the second, like a server that has just closed an idle
 * one.
 */
const uses = new Map<Socket, number>()
let seen: string[] = []
let cutAlways = false
const server = createServer((request: IncomingMessage, response) => {
  const nth = (uses.get(request.socket) ?? 0) + 1
  uses.set(request.socket, nth)
  seen.push(`${request.method} ${nth}`)
  request.resume()
  if (nth > 1 || cutAlways) request.socket.destroy()
  else request.on('end', () => response.end('ok'))
})
beforeEach(async () => {
  seen = []
  cutAlways = false
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const send = (method: string, signal = AbortSignal.timeout(2000), headers: Record<string, string> = {}) => {
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return exchange({ url, method, headers, body: method === 'POST' ? '{}' : undefined, signal })
}
/** A connection returns to the pool a moment after its answer was read. */
const isConnectionReused = () => new Promise((resolve) => setImmediate(resolve))

test('a read on a pooled connection that the server has just closed is sent again on a new one', async () => {
  await send('GET')
  await isConnectionReused()
  expect((await send('GET')).status).toBe(200)
  expect(seen).toEqual(['GET 1', 'GET 2', 'GET 1'])
})

test('a write is never repeated', async () => {
  await send('GET')
  await isConnectionReused()
  await expect(send('POST')).rejects.toMatchObject({ problem: 'network' })
  expect(seen).toEqual(['GET 1', 'POST 2'])
})

test('a request with an idempotency key gets a new connection', async () => {
  await send('GET')
  await isConnectionReused()
  expect((await send('POST', undefined, { 'Idempotency-Key': 'key-1' })).status).toBe(200)
  expect(seen).toEqual(['GET 1', 'POST 1'])
})

test('a read on a new connection is not repeated, nor is a repeated read', async () => {
  cutAlways = true
  await expect(send('GET')).rejects.toMatchObject({ problem: 'network' })
  expect(seen).toEqual(['GET 1'])
  cutAlways = false
  await send('GET')
  await isConnectionReused()
  cutAlways = true
  await expect(send('GET')).rejects.toMatchObject({ problem: 'network' })
  expect(seen).toEqual(['GET 1', 'GET 1', 'GET 2', 'GET 1'])
})

test('an idle connection is closed before the server closes it, so that no write is lost', async () => {
  const before = server.keepAliveTimeout
  server.keepAliveTimeout = 2000 // the server's announced idle time
  const ended = new Promise<string>((resolve) =>
    server.once('connection', (socket) => {
      socket.once('end', () => resolve('by this side'))
      socket.once('close', () => resolve('by the other side'))
    }),
  )
  await send('POST')
  expect(await ended).toBe('by this side')
  server.keepAliveTimeout = before
})
