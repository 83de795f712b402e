import { startTracing } from '@trade-in-shop/runtime/start-tracing'
import { createServer } from 'node:http'
import * as z from 'zod'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.string(), z.number()]).optional() })
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value.stringValue ?? value.intValue])))
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: Attributes,
})
const Export = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes: Attributes }), scopeSpans: z.array(z.object({ spans: z.array(Span) })) }),
  ),
})
export type CollectedSpan = z.infer<typeof Span> & { service: unknown }

/** A collector on loopback that takes OTLP over HTTP; `text` is all that it was sent. */
export async function traceCollector() {
  const spans: CollectedSpan[] = []
  const state = { status: 200, requests: 0, text: '' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      state.requests += 1
      if (state.status === 200) state.text += body
      const found = state.status === 200 ? Export.parse(JSON.parse(body)).resourceSpans : []
      for (const { resource, scopeSpans } of found)
        for (const scope of scopeSpans)
          spans.push(...scope.spans.map((span) => ({ ...span, service: resource.attributes['service.name'] })))
      response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, state, spans, stop }
}

/** The names of the spans that `work` makes in this process, in the order of their ends. */
export async function spansDuring(work: () => Promise<unknown>): Promise<string[]> {
  const collector = await traceCollector()
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'test', OTEL_TRACES_SAMPLER_ARG: 1 }
  const { stop } = await startTracing(environment, () => undefined)
  await work()
  await stop()
  await collector.stop()
  return collector.spans.map(({ name }) => name)
}
