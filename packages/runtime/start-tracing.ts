import type { ExportResult } from '@opentelemetry/core'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { SECOND } from './durations'
import { quietLog } from './quiet-log'
import { setTracing } from './tracing'

type Settings = Readonly<{
  /** Base address of the collector (OTLP over HTTP); no traces without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  /** The share of new traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: number
}>

/** Spans that wait for the collector; beyond it new ones are dropped. */
const MAX_SPANS = 2048
const EXPORT_MS = 5 * SECOND
const LAST_EXPORT_MS = 2 * SECOND
const OWN = 'shop'

/** Names of the attributes that leave the process. The framework adds others, with addresses of visitors. */
const ATTRIBUTES = new Set([
  ...['http.request.method', 'http.response.status_code', 'http.route', 'error.type', 'peer.service', 'db.system.name'],
  ...['next.span_type', 'next.route', 'http.method', 'http.status_code', 'next.rsc'],
])

/**
 * A span as it may leave the process: no messages and events, which quote what was typed; only listed attributes; and in place of
 * the framework's names, which contain addresses, the span's type and the route's template.
 */
function strippedSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => ATTRIBUTES.has(name)))
  const isOwn = span.instrumentationScope.name === OWN
  const name = isOwn
    ? span.name
    : [attributes['next.span_type'] ?? 'framework', attributes['next.route']].filter(Boolean).join(' ')
  return {
    ...{ name, attributes, events: [], links: [], status: { code: span.status.code } },
    ...{ kind: span.kind, ended: span.ended, duration: span.duration, startTime: span.startTime, endTime: span.endTime },
    ...{ resource: span.resource, instrumentationScope: span.instrumentationScope },
    ...{ spanContext: () => span.spanContext(), ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }) },
    ...{ droppedAttributesCount: 0, droppedEventsCount: 0, droppedLinksCount: 0 },
  }
}

/**
 * Sends traces to the collector of the settings, if they name one; the packages are loaded only then. A collector that does not
 * answer costs one line of the log in ten seconds. `stop` sends what waits, for at most two seconds.
 */
export async function startTracing(settings: Settings, warn: (line: string) => void): Promise<{ stop: () => Promise<void> }> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return { stop: async () => undefined }
  const [api, core, resources, sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const sayQuietly = quietLog(warn)
  const collector = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS })
  const exporter = {
    export: (spans: ReadableSpan[], done: (result: ExportResult) => void) =>
      collector.export(spans.map(strippedSpan), ({ error }) => {
        if (error) sayQuietly('traces', `The collector does not take the traces: ${error.message}`)
        // The processor would only report the error once more.
        done({ code: core.ExportResultCode.SUCCESS })
      }),
    shutdown: () => collector.shutdown(),
  }
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { maxQueueSize: MAX_SPANS, exportTimeoutMillis: 2 * EXPORT_MS })],
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: 200, eventCountLimit: 1, linkCountLimit: 1 },
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  api.trace.setGlobalTracerProvider(provider)
  setTracing({ api, tracer: provider.getTracer(OWN) })
  const stop = async () => {
    setTracing(undefined)
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT_MS).unref())
    await Promise.race([provider.shutdown().catch(() => undefined), late])
    for (const part of [api.trace, api.propagation, api.context]) part.disable()
  }
  return { stop }
}
