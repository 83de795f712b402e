import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { healthChecks, reachable } from './health-checks'
import { currentRequestId, makeLogger, withRequestId } from './logger'
import { MetricSet, serveOperator } from './metrics'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  healthChecks().clear()
})

async function operator(metrics = new MetricSet()) {
  const { port, stop } = await serveOperator({ metrics, port: 0, host: '127.0.0.1', live: () => ({ status: 'ok', lagMs: 3 }) })
  stops.push(stop)
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
}

test('/metrics is Prometheus text of counters, of gauges as they are when it is read, and of the process', async () => {
  const metrics = new MetricSet()
  const counter = metrics.counter({ name: 'test_total', help: 'x', labelNames: ['kind'] })
  let depth = 1
  metrics.readGauge({ name: 'test_depth', help: 'x' })(() => [[{}, depth]])
  metrics.readGauge({ name: 'test_broken', help: 'x' })(() => Promise.reject(new Error('the database is away')))
  const ask = await operator(metrics)
  counter.inc({ kind: 'a' })
  depth = 7
  const { status, type, text } = await ask('/metrics')
  expect([status, type]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
  expect(text).toContain('test_total{kind="a"} 1')
  expect(text).toMatch(/^test_depth 7$/m)
  expect(text).not.toMatch(/^test_broken /m)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

test.each(['/readyz', '/api/health'])('%s names what is wrong, and is 503 then', async (path) => {
  const ask = await operator()
  healthChecks().set('disk', () => null)
  expect(await ask(path)).toMatchObject({ status: 200, text: '{"status":"ok","checks":{"disk":"ok"}}' })
  healthChecks().set('listener', () => 'changes are not heard')
  healthChecks().set('database', () => Promise.reject(new Error('ECONNREFUSED')))
  const { status, text } = await ask(path)
  expect(status).toBe(503)
  expect(JSON.parse(text)).toEqual({
    status: 'degraded',
    checks: { disk: 'ok', listener: 'changes are not heard', database: 'ECONNREFUSED' },
  })
})

test('/healthz says how the process lives, and any other path is 404', async () => {
  const ask = await operator()
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"ok","lagMs":3}' })
  expect((await ask('/')).status).toBe(404)
})

test('an address is reachable while something listens there, and not afterwards', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const check = reachable(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, 25)
  expect(await check()).toBeNull()
  await new Promise((resolve) => server.close(resolve))
  expect(await check()).toBe('ECONNREFUSED')
})

test('every line that is logged for a request has its id, also after a wait, and lines beside it have none', async () => {
  const lines: { msg: string; requestId?: string }[] = []
  const log = makeLogger('test', { destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  await Promise.all(
    ['one', 'two'].map((id) =>
      withRequestId(id, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        log.warn(`of ${currentRequestId()}`)
      }),
    ),
  )
  log.info('beside')
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['of one', 'one'],
    ['of two', 'two'],
    ['beside', undefined],
  ])
})
