import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { errorMessage } from './error-text'
import { runChecks } from './health-checks'
import { lostLogLines } from './server-log'

type Definition<Label extends string> = Readonly<{ name: string; help: string; labelNames?: readonly Label[] }>
type Reading<Label extends string> = readonly [labels: Partial<Record<Label, string>>, value: number]
type Read<Label extends string> = () => Iterable<Reading<Label>> | Promise<Iterable<Reading<Label>>>

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the operator reads of a connection pool; the platform and the CMS bring their own releases of `pg`. */
export type Pool = Readonly<{
  totalCount: number
  idleCount: number
  waitingCount: number
  query: (sql: string) => Promise<unknown>
}>

/** The metrics of a process, for Prometheus. Labels are names from the code: never an address, an id or a word of a visitor. */
export class MetricSet {
  readonly registry = new Registry()

  counter<Label extends string = never>(definition: Definition<Label>): Counter<Label> {
    return new Counter({ ...definition, labelNames: definition.labelNames ?? [], registers: [this.registry] })
  }

  histogram<Label extends string = never>(definition: Definition<Label>): Histogram<Label> {
    const { labelNames = [] } = definition
    return new Histogram({ ...definition, labelNames, buckets: SECONDS, registers: [this.registry] })
  }

  gauge<Label extends string = never>(definition: Definition<Label>): Gauge<Label> {
    return new Gauge({ ...definition, labelNames: definition.labelNames ?? [], registers: [this.registry] })
  }

  /** A gauge that is read when Prometheus asks; without values while it cannot be read. Returns how to name its source. */
  readGauge<Label extends string = never>(definition: Definition<Label>): (read: Read<Label>) => void {
    const source: { read?: Read<Label> } = {}
    const gauge: Gauge<Label> = new Gauge({
      ...definition,
      labelNames: definition.labelNames ?? [],
      registers: [this.registry],
      collect: async () => {
        const readings = await Promise.resolve(source.read?.() ?? []).catch(() => [])
        gauge.reset()
        gauge.remove({}) // A gauge without labels would say 0.
        for (const [labels, value] of readings) gauge.set(labels, value)
      },
    })
    return (read) => void (source.read = read)
  }

  /** Adds the gauge `<process>_check_ok`, what `runChecks` says, and the counter `<process>_log_lost_lines_total`. */
  addChecks(process: 'shop' | 'platform'): void {
    const checks = this.readGauge({
      name: `${process}_check_ok`,
      help: '1 while a check of the operator passes, by its name.',
      labelNames: ['check'],
    })
    checks(async () => Object.entries(await runChecks()).map(([check, result]) => [{ check }, result === 'ok' ? 1 : 0]))
    const lost: Counter = new Counter({
      name: `${process}_log_lost_lines_total`,
      help: 'Lines that the log could not take.',
      registers: [this.registry],
      collect: () => (lost.reset(), lost.inc(lostLogLines())),
    })
  }

  poolGauge(process: 'shop' | 'platform'): (pool: () => Pool | Promise<Pool>) => void {
    const read = this.readGauge({
      name: `${process}_postgres_connections`,
      help: 'The connection pool: total, idle, and requests that wait for a connection.',
      labelNames: ['state'],
    })
    return (pool) =>
      read(async () => {
        const { totalCount, idleCount, waitingCount } = await pool()
        return [
          [{ state: 'total' }, totalCount],
          [{ state: 'idle' }, idleCount],
          [{ state: 'waiting' }, waitingCount],
        ]
      })
  }

  async names(): Promise<string[]> {
    return (await this.registry.getMetricsAsJSON()).map(({ name }) => name)
  }
}

type Operator = Readonly<{ metrics: MetricSet; port: number; host: string; live: () => object }>
const HEALTH_PATHS = new Set(['/readyz', '/api/health'])

/**
 * Serves the operator on a port of its own: `/metrics`, `/healthz`, and at `/readyz` and `/api/health` what is wrong, in words. Keep
 * the port from the world. Returns the port, and how to stop.
 */
export async function serveOperator({ metrics, port, host, live }: Operator): Promise<{ port: number; stop: () => void }> {
  collectDefaultMetrics({ register: metrics.registry })
  const answer = async (path: string): Promise<readonly [status: number, type: string, body: string]> => {
    if (path === '/metrics') return [200, metrics.registry.contentType, await metrics.registry.metrics()]
    if (path === '/healthz') return [200, 'application/json', JSON.stringify(live())]
    if (!HEALTH_PATHS.has(path)) return [404, 'text/plain', 'Not Found\n']
    const checks = await runChecks()
    const isFine = Object.values(checks).every((result) => result === 'ok')
    return [isFine ? 200 : 503, 'application/json', JSON.stringify({ status: isFine ? 'ok' : 'degraded', checks })]
  }
  const server: Server = createServer((request, response) => {
    answer((request.url ?? '').split('?', 1)[0] ?? '').then(
      ([status, type, body]) => response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`${errorMessage(error)}\n`),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const stop = () => (server.closeAllConnections(), void server.close())
  return { port: typeof address === 'object' && address ? address.port : port, stop }
}
