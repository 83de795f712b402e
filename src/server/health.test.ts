import { expect, test } from 'vitest'
import { alive, makeHealth, ready } from './health'

test.each([
  [false, true, false, 200, 'ok'],
  [false, true, true, 200, 'degraded'],
  [false, false, true, 503, 'starting'],
  [true, true, false, 503, 'draining'],
] as const)('draining %s, snapshot %s, degraded %s: %s %s', (draining, snapshot, degraded, status, word) => {
  expect(ready(draining, snapshot, degraded)).toEqual({ status, body: JSON.stringify({ status: word }) })
})

test('alive until the event loop stood still for five seconds', () => {
  expect(alive(20).status).toBe(200)
  expect(alive(1500)).toEqual({ status: 200, body: '{"status":"ok"}' })
  expect(alive(5001).status).toBe(503)
})

test('draining shows at once, and other paths are not its business', () => {
  const health = makeHealth({ hasSnapshot: () => true, isDegraded: () => false, onLag: () => undefined })
  expect(health.answer('/readyz')?.status).toBe(200)
  expect(health.answer('/')).toBeNull()
  health.drain()
  expect(health.answer('/readyz')?.status).toBe(503)
  expect(health.answer('/healthz')?.status).toBe(200)
  health.stop()
})
