import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTracing } from '@trade-in-shop/runtime/start-tracing'
import { currentTraceId, inSpan, runInTrace, nameStatement, traceHeaders, traceStatements } from '@trade-in-shop/runtime/tracing'
import { traceCollector } from '../../tests/support/trace-collector'
import { noteRoute, observeAnswer } from './operator'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const parent = (flags: string) => `00-${TRACE}-b7ad6b7169203331-${flags}`

let collector: Awaited<ReturnType<typeof traceCollector>>
beforeEach(async () => void (collector = await traceCollector()))
afterEach(() => collector.stop())

const warnings: string[] = []
const start = (share = 1, url: string | undefined = collector.url) =>
  startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: share }, (line) =>
    warnings.push(line),
  )

/** Answers one request of a visitor; returns the headers that a call of the platform would have had. */
async function visit(headers: Record<string, string>, isTrusted = true): Promise<Record<string, string>> {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers, method: 'GET', url: '/konto/geheim' })
  const response = new ServerResponse(request)
  let sent = {}
  await observeAnswer({ request, response, isTrusted }, async () => {
    noteRoute('screen account', response)
    sent = await inSpan({ name: 'GET /customers', kind: 'client' }, async () => traceHeaders())
  })
  return sent
}

describe('without an endpoint', () => {
  test('tracing without the address of a collector changes nothing: no trace, no header, no id, and pools keep their clients', async () => {
    const { stop } = await startTracing({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: 1 }, vi.fn())
    const query = vi.fn()
    const client = { query }
    traceStatements(client)
    expect(client.query).toBe(query)
    expect(await visit({ traceparent: parent('01') })).toEqual({})
    expect(runInTrace({ traceparent: parent('01') }, currentTraceId)).toBeUndefined()
    await stop()
    expect(collector.state.requests).toBe(0)
  })
})

describe('an incoming traceparent', () => {
  test('an incoming traceparent that is sampled is continued behind a trusted proxy, also where new traces are not recorded', async () => {
    const { stop } = await start(0)
    expect((await visit({ traceparent: parent('01'), tracestate: 'own=1' })).traceparent).toMatch(`00-${TRACE}-`)
    await stop()
    expect(collector.spans.map(({ name, traceId }) => [name, traceId])).toEqual([
      ['GET /customers', TRACE],
      ['GET screen account', TRACE],
    ])
    expect(collector.spans[1]?.parentSpanId).toBe('b7ad6b7169203331')
  })

  test('an incoming traceparent that is not sampled is passed on and nothing is recorded', async () => {
    const { stop } = await start(1)
    expect((await visit({ traceparent: parent('00') })).traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
    await stop()
    expect(collector.spans).toEqual([])
  })

  test('an incoming traceparent without a trusted proxy is ignored: strangers neither choose the id of a trace nor have it recorded', async () => {
    const { stop } = await start(0)
    const { traceparent, tracestate } = await visit({ traceparent: parent('01'), tracestate: 'own=1' }, false)
    expect([traceparent?.includes(TRACE), traceparent?.endsWith('-00'), tracestate]).toEqual([false, true, undefined])
    await stop()
    expect(collector.spans).toEqual([])
  })

  test.each([
    ['empty', ''],
    ['with a trace of zeros', '00-00000000000000000000000000000000-b7ad6b7169203331-01'],
    ['with a span of zeros', `00-${TRACE}-0000000000000000-01`],
    ['of the forbidden version', `ff-${TRACE}-b7ad6b7169203331-01`],
    ['sent twice', `${parent('01')}, ${parent('01')}`],
    ['in capitals', `00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`],
    ['with an extra field', `${parent('01')}-more`],
    ['with something else', "'; drop table traces; --"],
    ['of ten thousand digits', '0'.repeat(10_000)],
  ])('%s begins a trace of its own', async (_, traceparent) => {
    const { stop } = await start(1)
    const sent = await visit({ traceparent })
    expect(sent.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(sent.traceparent).not.toContain(TRACE)
    await stop()
    expect(collector.spans.map(({ parentSpanId }) => parentSpanId)).toEqual([collector.spans[1]?.spanId, undefined])
  })
})

describe('what leaves the process', () => {
  test('what leaves the process has neither messages nor addresses nor attributes that are not listed', async () => {
    const { stop } = await start()
    const api = await import('@opentelemetry/api')
    await visit({})
    const framework = api.trace.getTracer('next.js').startSpan('GET /konto/geheim')
    framework.setAttributes({
      'http.target': '/konto/geheim',
      'next.span_type': 'BaseServer.handleRequest',
      'next.route': '/a/[b]',
    })
    framework.recordException(new Error('geheim'))
    framework.setStatus({ code: 2, message: 'geheim' }).end()
    const failing = inSpan({ name: 'GET /offers', kind: 'client' }, () => Promise.reject(new TypeError('geheim')))
    await expect(failing).rejects.toThrow('geheim')
    await stop()
    expect(collector.state.text).not.toContain('geheim')
    expect(collector.spans.map(({ name }) => name)).toEqual([
      ...['GET /customers', 'GET screen account', 'GET /offers', 'BaseServer.handleRequest /a/[b]'],
    ])
    expect(collector.spans[2]?.attributes).toEqual({ 'error.type': 'TypeError' })
  })

  test('a statement is a span under its table, however it is answered; outside of a trace it is none', async () => {
    const { stop } = await start()
    const answerLast = (args: unknown[]) => args.findLast((arg) => typeof arg === 'function')?.(null, 'rows')
    const client = { query: (...args: unknown[]) => answerLast(args) ?? Promise.resolve('rows') }
    traceStatements(client)
    await client.query('select 1 from worker')
    await inSpan({ name: 'GET /offers', kind: 'server', from: {} }, async () => {
      expect(await client.query('select * from platform.offers where id = $1', ['geheim'])).toBe('rows')
      await new Promise((resolve) =>
        client.query({ text: `update staff set name = 'geheim'` }, [], (_: unknown, rows: unknown) => resolve(rows)),
      )
    })
    await stop()
    expect(collector.spans.map(({ name }) => name)).toEqual(['select platform.offers', 'update staff', 'GET /offers'])
    expect(collector.state.text).not.toContain('geheim')
  })

  test('a collector that fails costs one line in ten seconds, and the work goes on', async () => {
    warnings.length = 0
    collector.state.status = 400
    const { stop } = await start()
    for (let nth = 0; nth < 2000; nth += 1) await visit({})
    await stop()
    expect(collector.state.requests).toBeGreaterThan(1)
    expect(warnings).toEqual([expect.stringContaining('The collector does not take the traces')])
  })
})

test.each([
  ['select "id", "title" from "pages" where "id" = $1', 'select pages'],
  [`select * from platform.offers where note = 'from secret'`, 'select platform.offers'],
  ['insert into platform.trades (id) values ($1)', 'insert platform.trades'],
  ['delete from only "cms"."sessions"', 'delete cms.sessions'],
  ['with due as (select id from platform.outbox) update platform.outbox set sent_at = now()', 'update platform.outbox'],
  ['with one as (select 1) select * from one', 'select one'],
  [`select extract(epoch from $1 - now())`, 'select'],
  [`select substring(name from 'secret')`, 'select'],
  ['select a is distinct from b', 'select'],
  [`select 'from secret' as x from pages`, 'select pages'],
  ['select * from unnest($1::text[])', 'select'],
  [`begin; set local x = 'secret'`, 'begin'],
  ['', ''],
])('the statement %s is named %s', (sql, name) => expect(nameStatement(sql)).toBe(name))
