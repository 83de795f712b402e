import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { exchange } from './wire'

/** Answers the first request of a connection and cuts the connection at the next one, as a server whose patience just ended. */
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
/** The connection goes back to the pool a moment after its answer was read. */
const connectionIsKept = () => new Promise((resolve) => setImmediate(resolve))

test('a read on a kept connection that was closed meanwhile is asked once more on a new one', async () => {
  await send('GET')
  await connectionIsKept()
  expect((await send('GET')).status).toBe(200)
  expect(seen).toEqual(['GET 1', 'GET 2', 'GET 1'])
})

test('a write is never repeated', async () => {
  await send('GET')
  await connectionIsKept()
  await expect(send('POST')).rejects.toMatchObject({ fault: 'network' })
  expect(seen).toEqual(['GET 1', 'POST 2'])
})

test('what must arrive once has a connection of its own, which nobody has closed meanwhile', async () => {
  await send('GET')
  await connectionIsKept()
  expect((await send('POST', undefined, { 'Idempotency-Key': 'key-1' })).status).toBe(200)
  expect(seen).toEqual(['GET 1', 'POST 1'])
})

test('a read on a new connection is not repeated, and the repetition itself is not either', async () => {
  cutAlways = true
  await expect(send('GET')).rejects.toMatchObject({ fault: 'network' })
  expect(seen).toEqual(['GET 1'])
  cutAlways = false
  await send('GET')
  await connectionIsKept()
  cutAlways = true
  await expect(send('GET')).rejects.toMatchObject({ fault: 'network' })
  expect(seen).toEqual(['GET 1', 'GET 1', 'GET 2', 'GET 1'])
})

test('a kept connection is given up before the other side does, so that no write meets its end', async () => {
  const before = server.keepAliveTimeout
  server.keepAliveTimeout = 2000 // announced with each answer
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
