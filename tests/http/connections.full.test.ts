import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ask, shopPort } from '../support/shop-address'
import { startUpstreamShop } from '../support/upstream-shop'

/** Raw connections to the running shop, for requests that a browser never sends. */
type Heard = Readonly<{ text: string; closedAfterMs: number | null }>

/** Sends bytes and listens until the shop ends the connection, six seconds after its answer when idle; gives up after `ms`. */
function hear(bytes: string, ms: number): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const socket = connect(shopPort(), '127.0.0.1', () => void socket.write(bytes))
    let text = ''
    const timer = setTimeout(() => {
      resolve({ text, closedAfterMs: null })
      socket.destroy()
    }, ms)
    socket.on('data', (chunk: Buffer) => void (text += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ text, closedAfterMs: performance.now() - from })
    })
  })
}
const requestText = (path: string, headers: readonly string[]) => `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
const statusOf = ({ text }: Heard) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1])

const UPGRADES = [
  [
    'a websocket',
    ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ],
  ['h2c', ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA']],
  ['an unknown protocol', ['Connection: upgrade', 'Upgrade: x']],
] as const

describe.each(UPGRADES)('an upgrade to %s', (_what, headers) => {
  // Side by side: each waits until the shop closes an idle connection.
  test.concurrent.each([
    ['evil.example', '/', 421],
    ['de.localhost', '/kontakt', 200],
    ['de.localhost', '/api/search?q=iphone', 200],
    ['de.localhost', '/embed.js', 200],
    ['localhost', '/cms-api/staff/me', 200],
    ['localhost', '/_next/webpack-hmr', 404],
    ['localhost', '/healthz', 200],
  ])('on %s%s is answered %i as if the header were absent', async (host, path, status) => {
    const heard = await hear(requestText(path, [`Host: ${host}`, 'User-Agent: Mozilla/5.0 Chrome/140', ...headers]), 20_000)
    expect([statusOf(heard), heard.closedAfterMs !== null]).toEqual([status, true])
  })
})

test('400 connections that ask for an upgrade are answered and closed within the usual idle time', async () => {
  const text = requestText('/', ['Host: evil.example', 'Connection: Upgrade', 'Upgrade: websocket'])
  const heard = await Promise.all(Array.from({ length: 400 }, () => hear(text, 30_000)))
  expect(heard.filter((one) => statusOf(one) !== 421 || one.closedAfterMs === null)).toEqual([])
})

test('a visitor who leaves in the middle of a body leaves the endpoint as it was', async () => {
  const head =
    'POST /api/offers HTTP/1.1\r\nHost: de.localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"'
  const left = await Promise.all(Array.from({ length: 40 }, () => hear(head, 50)))
  expect(left.map(({ text }) => text)).toEqual(left.map(() => ''))
  const next = await hear(head.replace('500', '2'), 5_000)
  expect(statusOf(next)).toBe(400)
})

test('CONNECT is answered 405 and closed', async () => {
  const heard = await hear('CONNECT de.localhost:443 HTTP/1.1\r\nHost: de.localhost:443\r\n\r\n', 20_000)
  expect([statusOf(heard), heard.closedAfterMs !== null]).toEqual([405, true])
})

describe('the host of a request', () => {
  const one = async (hosts: readonly string[], path = '/kontakt') =>
    hear(
      requestText(path, [...hosts.map((host) => `Host: ${host}`), 'Connection: close', 'User-Agent: Mozilla/5.0 Chrome/140']),
      20_000,
    )

  test('the host of a request with one trailing dot is the same host, with a port or without', async () => {
    for (const host of ['de.localhost.', `de.localhost.:${shopPort()}`]) {
      const heard = await one([host])
      expect([host, statusOf(heard)]).toEqual([host, 200])
      expect(heard.text).toContain('lang="de-DE"')
    }
    expect(statusOf(await one(['localhost.'], '/admin/login'))).toBe(200)
  })

  test('the host of a request with two trailing dots, or a dot alone, is refused', async () => {
    for (const host of ['de.localhost..', '.', 'de..localhost']) expect([host, statusOf(await one([host]))]).toEqual([host, 421])
  })

  test('given twice is refused with 400, even when both are equal', async () => {
    for (const hosts of [
      ['de.localhost', 'evil.example'],
      ['de.localhost', 'de.localhost'],
      ['evil.example', 'de.localhost'],
    ]) {
      const heard = await one(hosts)
      expect([hosts, statusOf(heard), /x-request-id: /i.test(heard.text)]).toEqual([hosts, 400, true])
    }
  })
})

test('a trusted proxy may keep an idle connection for two minutes, a visitor for five seconds', async () => {
  const behindProxy = await startUpstreamShop({ TRUSTED_PROXIES: '127.0.0.0/8' })
  const timeOf = async (port: number) => {
    const { headers } = await ask('de.localhost', '/embed.js', { port, headers: { connection: 'keep-alive' } })
    return headers['keep-alive']
  }
  try {
    expect([await timeOf(behindProxy.port), await timeOf(shopPort())]).toEqual(['timeout=130', 'timeout=5'])
  } finally {
    await behindProxy.stop()
  }
})
