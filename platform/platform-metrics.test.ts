import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('metrics', { PLATFORM_METRICS_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1' })
})
afterAll(() => platform.drop())

const operator = async (path: string) => {
  const response = await fetch(`http://127.0.0.1:${platform.operatorPort}${path}`)
  return { status: response.status, text: await response.text() }
}

test('/metrics counts calls by endpoint, offers, trades and mails that wait, and holds no id and no address', async () => {
  const { offerId } = await anOffer(platform)
  const key = newKey()
  const sell = () => send(platform, 'POST', '/trades', tradeRequest([offerId]), { 'idempotency-key': key })
  await sell()
  await sell()
  await send(platform, 'GET', `/offers/${offerId}`)
  await send(platform, 'GET', '/nowhere/secret-word')
  const { text } = await operator('/metrics')
  expect(text).toContain('platform_requests_total{method="GET",route="/offers/{id}",status="200"} 1')
  expect(text).toContain('platform_requests_total{method="GET",route="unknown",status="404"} 1')
  expect(text).toContain('platform_problems_total{code="not_found"} 1')
  expect(text).toContain('platform_offers_total{state="quoted"} 1')
  // A repeated request creates nothing.
  expect(text).toMatch(/^platform_trades_total 1$/m)
  expect(text).toMatch(/^platform_outbox_depth 1$/m)
  expect(text).toMatch(/^platform_sessions 0$/m)
  expect(text).toMatch(/platform_postgres_connections\{state="total"\} [1-9]/)
  for (const secret of [offerId, key, 'secret-word', 'miriam@example.org']) expect(text).not.toContain(secret)
})

test('an operator reads that the mail server is away, and a caller of /healthz does not', async () => {
  const { status, text } = await operator('/readyz')
  expect([status, JSON.parse(text).checks]).toEqual([503, { database: 'ok', log: 'ok', mail: 'ECONNREFUSED' }])
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200)
})
