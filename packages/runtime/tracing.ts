import type { IncomingHttpHeaders } from 'node:http'
import type * as Api from '@opentelemetry/api'
import { processWide } from './process-wide'
import { sendStatement } from './send-statement'

/**
 * Traces of a process. Off until `startTracing` has run (start-tracing.ts): until then everything here only runs the work it is
 * given. No name and no attribute may hold an address, an id or a value of a visitor.
 */
type Tracing = Readonly<{ api: typeof Api; tracer: Api.Tracer }>
const state = () => processWide<{ tracing?: Tracing }>('runtime.tracing', () => ({}))

export const setTracing = (tracing: Tracing | undefined): void => void (state().tracing = tracing)

type TraceSpan = Readonly<{ nameAnswer: (method: string, route: string, status: number) => void }>
const NO_SPAN: TraceSpan = { nameAnswer: () => undefined }

const KINDS = { server: 'SERVER', client: 'CLIENT', internal: 'INTERNAL' } as const

type SpanOptions = Readonly<{
  name: string
  kind: keyof typeof KINDS
  attributes?: Api.Attributes
  /** Headers whose `traceparent` is continued; without them the span is below the one that is under way. */
  from?: IncomingHttpHeaders
  skip?: boolean
}>

/** Runs work in a span of its own, which ends with it. */
export function inSpan<T>(options: SpanOptions, work: (span: TraceSpan) => Promise<T>): Promise<T> {
  const { tracing } = state()
  return tracing && !options.skip ? traced(tracing, options, work) : work(NO_SPAN)
}

async function traced<T>(tracing: Tracing, options: SpanOptions, work: (span: TraceSpan) => Promise<T>): Promise<T> {
  const { name, kind, attributes, from } = options
  const { api, tracer } = tracing
  const parent = from ? contextOf(tracing, from) : api.context.active()
  const span = tracer.startSpan(name, { kind: api.SpanKind[KINDS[kind]], attributes }, parent)
  // The framework renames the span that it finds.
  let finalName = name
  const nameAnswer: TraceSpan['nameAnswer'] = (method, route, status) => {
    finalName = `${method} ${route}`
    span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
  }
  try {
    return await api.context.with(api.trace.setSpan(parent, span), () => work({ nameAnswer }))
  } catch (error) {
    noteError(tracing, span, error)
    throw error
  } finally {
    span.updateName(finalName).end()
  }
}

/** Runs a call of another service (`peer.service`) in a span; `name`: the method and the pattern of the path. */
export const inCallSpan = <T>(service: string, name: string, call: () => Promise<T>): Promise<T> =>
  inSpan({ name, kind: 'client', attributes: { 'peer.service': service } }, call)

/** Runs work that no request waits for, such as a mail of the outbox, in a span. */
export const inWorkSpan = <T>(name: string, work: () => Promise<T>): Promise<T> => inSpan({ name, kind: 'internal' }, work)

const contextOf = ({ api }: Tracing, headers: IncomingHttpHeaders): Api.Context =>
  api.propagation.extract<IncomingHttpHeaders>(api.ROOT_CONTEXT, headers, {
    keys: Object.keys,
    get: (given, name) => given[name]?.toString(),
  })

/** A problem (4xx) is an answer. The message is left out, because it may contain what a visitor typed. */
function noteError({ api }: Tracing, span: Api.Span, error: unknown): void {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : NaN
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  if (!(status < 500)) span.setStatus({ code: api.SpanStatusCode.ERROR })
}

/** Runs the work of a request that another part of this process has sent, in the trace that its headers name. */
export function runInTrace<T>(headers: IncomingHttpHeaders, work: () => T): T {
  const { tracing } = state()
  return tracing && headers.traceparent ? tracing.api.context.with(contextOf(tracing, headers), work) : work()
}

/** `traceparent` and `tracestate` for a request that is sent on; none outside of a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const api = state().tracing?.api
  api?.propagation.inject(api.context.active(), headers)
  return headers
}

/** The id of the trace that is under way, for log lines. */
export function currentTraceId(): string | undefined {
  return state().tracing?.api.trace.getActiveSpan()?.spanContext().traceId
}

const MAX_SQL_CHARACTERS = 20_000
const OPERATION = /^\s*(?:with\b[\s\S]*?\b(insert\s+into|update|delete\s+from)\b|(\w+))/i
const TABLE = /\b(?<!distinct\s)(?:from|into|update)\s+(?:only\s+)?"?([a-z_]\w{0,62})"?(?:\."?([a-z_]\w{0,62})"?)?(?![\w(."])/i

/** What a statement does and to which table: `select platform.offers`. Never a value, also of a literal. */
export function nameStatement(sql: string): string {
  const text = sql.slice(0, MAX_SQL_CHARACTERS).replaceAll(/'(?:[^']|'')*'/g, "''")
  const [start = '', written = '', first = ''] = OPERATION.exec(text) ?? []
  const operation = (written.split(/\s/, 1)[0] || (/^with$/i.test(first) ? 'select' : first)).toLowerCase()
  const target = text.slice(written ? start.length - written.length : 0)
  const [, schema, table] = /^(?:select|insert|update|delete)$/.test(operation) ? (TABLE.exec(target) ?? []) : []
  return [operation, schema && (table ? `${schema}.${table}` : schema)].filter(Boolean).join(' ')
}

type Client = { query: (...args: never[]) => unknown }

/** For `connect` of a pool: statements of a new connection become spans of the trace in which they run. */
export function traceStatements(client: Client): void {
  if (!state().tracing) return
  const { query } = client
  const send = (args: unknown[]): unknown => Reflect.apply(query, client, args)
  Object.assign(client, { query: (...args: unknown[]) => sendInSpan(args, send) })
}

const sqlOf = (statement: unknown): string | null => {
  if (typeof statement === 'string') return statement
  const isConfig = typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement)
  return isConfig && typeof statement.text === 'string' ? statement.text : null
}

/** Work outside of a trace, such as a worker's, gets no span. */
function sendInSpan(args: unknown[], send: (args: unknown[]) => unknown): unknown {
  const { tracing } = state()
  const sql = sqlOf(args[0])
  if (!tracing || sql === null || !tracing.api.trace.getActiveSpan()?.isRecording()) return send(args)
  const { api, tracer } = tracing
  const name = nameStatement(sql)
  const span = tracer.startSpan(name, { kind: api.SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } })
  const end = (error: unknown) => {
    if (error) noteError(tracing, span, error)
    span.end()
  }
  const answer: unknown = args.at(-1)
  const bound = typeof answer === 'function' ? [...args.slice(0, -1), api.context.bind(api.context.active(), answer)] : args
  return sendStatement(bound, send, end)
}
