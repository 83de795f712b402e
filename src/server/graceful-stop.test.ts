import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { gracefulStop } from './graceful-stop'

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
const get = (port: number) =>
  new Promise<number | string>((resolve) => {
    request({ port, host: '127.0.0.1' }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      .end()
  })

test('requests in flight finish with their own status, then the process ends with 143', async () => {
  const finish: (() => void)[] = []
  const server = createServer((_request, response) => void finish.push(() => void response.writeHead(201).end('x')))
  const port = await listen(server)
  const flights = Array.from({ length: 50 }, () => get(port))
  await expect.poll(() => finish.length).toBe(50)
  const steps: string[] = []
  const waits: (() => void)[] = []
  const stop = gracefulStop({
    server,
    drain: () => void steps.push('drain'),
    closeRest: async () => void steps.push('rest'),
    exit: (code) => void steps.push(`exit ${code}`),
    wait: () => new Promise((resolve) => void waits.push(resolve)),
  })
  const stopped = stop()
  void stop()
  expect(steps).toEqual(['drain'])
  waits.shift()?.()
  await expect.poll(() => get(port)).toBe('ECONNREFUSED')
  for (const end of finish) end()
  expect(new Set(await Promise.all(flights))).toEqual(new Set([201]))
  await stopped
  expect(steps).toEqual(['drain', 'rest', 'exit 143'])
})

test('a hanging request is cut off, so that the process ends in time', async () => {
  let asked = 0
  const server = createServer(() => void asked++)
  const hanging = get(await listen(server))
  await expect.poll(() => asked).toBe(1)
  const codes: number[] = []
  const stop = gracefulStop({
    server,
    drain: () => undefined,
    closeRest: () => new Promise(() => undefined),
    exit: (code) => void codes.push(code),
    wait: async () => undefined,
  })
  await stop(1)
  expect(codes).toEqual([1])
  expect(await hanging).toBe('ECONNRESET')
})
