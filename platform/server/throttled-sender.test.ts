import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { createPool } from '@platform/store/pool'
import { parsePlatformEnv } from '@platform/platform-env'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { endpoint } from '@platform/http/platform-endpoint'
import { serve, type RunningServer } from './server'

const env = parsePlatformEnv({
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  MAIL_FROM: 'a@b.example',
  PLATFORM_SECRET: 'x'.repeat(32),
  SERVICE_SECRET: 'y'.repeat(32),
  BASIC_AUTH: 'dev:password',
})
const [Request, Text] = [z.strictObject({ name: z.string() }), z.string()]
const declaration = { method: 'POST', summary: 'Echo.', body: { Request }, answers: { 200: { json: { Text } } } } as const
const endpoints = [
  endpoint({ ...declaration, path: '/open', who: 'anyone', run: async ({ body }) => ok(body.name) }),
  endpoint({ ...declaration, path: '/closed', who: 'shop', run: async ({ body }) => ok(body.name) }),
]

let server: RunningServer
const pool = createPool(env.DATABASE_URL)
beforeAll(async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  server = await serve({ pool, env, log, clock: () => new Date() }, endpoints, 0, '127.0.0.1')
})
afterAll(() => Promise.all([server.stop(), pool.end()]))

const PARTS = Array.from({ length: 10 }, () => 'x'.repeat(900_000))
const LENGTH = 'Content-Length: 9000000'
const CHUNKED = 'Transfer-Encoding: chunked'

/** Sends ten parts within a second and reads nothing before the last one is written. */
async function send(path: string, type: string, length: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1').pause()
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (bytes) => resolve(String(bytes)))
    socket.on('close', () => reject(new Error('closed without an answer')))
  })
  answer.catch(() => undefined)
  const write = (text: string) => new Promise((resolve) => socket.write(text, resolve))
  await write(`POST ${path} HTTP/1.1\r\nHost: platform\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`)
  for (const part of PARTS) {
    await write(length === CHUNKED ? `${part.length.toString(16)}\r\n${part}\r\n` : part)
    await delay(100)
  }
  if (length === CHUNKED) await write('0\r\n\r\n')
  socket.resume()
  return answer.finally(() => socket.destroy())
}

test.each([
  ['/open', 'application/json', LENGTH, 413],
  ['/open', 'application/json', CHUNKED, 413],
  ['/open', 'text/plain', LENGTH, 415],
  ['/open', 'text/plain', CHUNKED, 415],
  ['/closed', 'application/json', LENGTH, 401],
  ['/nowhere', 'application/json', LENGTH, 404],
])('POST %s of %s (%s) whose sender reads only after its last byte answers %i', async (path, type, length, status) => {
  expect(await send(path, type, length)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})
