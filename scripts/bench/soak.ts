import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import * as z from 'zod'
import { ask, type RequestOptions } from '../../tests/support/shop-address'
import { figure, HOST, PAGES, percentile, type Bench } from './measure'
import { memoryMb } from './cpu'
import { secondShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const MINUTES = 20
const QUICK_MINUTES = 2
const SAMPLE_MS = 5_000
/** The first part warms caches up and is not counted. */
const WARM_UP_SHARE = 0.4
const PAUSE_MS = 40
const MAX_MB_PER_HOUR = 60
const MAX_HANDLES_PER_HOUR = 60
const MAX_MISSING_ROWS = 20_000

type Sample = Readonly<{ hours: number; memoryMb: number; sockets: number; files: number }>
const Count = z.tuple([z.object({ count: z.coerce.number() })])

/** Open sockets and other open files of a process (Linux: /proc). */
function handles(pid: number): { sockets: number; files: number } {
  const targets = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`)
    } catch {
      return '' // closed between listing and reading
    }
  })
  const sockets = targets.filter((target) => target.startsWith('socket:')).length
  return { sockets, files: targets.length - sockets }
}

/** Growth per hour: the slope of the line that fits all samples best. */
function slope(samples: readonly Sample[], value: (sample: Sample) => number): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [x, y] = [mean(({ hours }) => hours), mean(value)]
  const covariance = samples.reduce((sum, sample) => sum + (sample.hours - x) * (value(sample) - y), 0)
  return covariance / samples.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0)
}

const json = (port: number, body: unknown): RequestOptions => {
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': String(text.length), origin: `http://${HOST}:${port}` }
  return { method: 'POST', body: text, headers }
}

/** Every kind of request, by its name: each is sent again and again beside all others. */
const kinds = (
  port: number,
  ids: readonly string[],
): Record<string, (nth: number) => readonly [path: string, asked?: RequestOptions]> => ({
  'cached page': (nth) => [Object.values(PAGES)[nth % 5] ?? '/'],
  'cold page': () => [`/produkte/${ids[Math.floor(Math.random() * ids.length)] ?? ''}`],
  'router request': (nth) => [Object.values(PAGES)[nth % 5] ?? '/', { headers: { rsc: '1' } }],
  'unknown device': (nth) => [`/produkte/no-such-device-${nth}`],
  'missing address': (nth) => [`/no/such/address/${nth}`],
  'search page': (nth) => [`/?q=iphone%20${nth % 500}`],
  suggestions: (nth) => [`/api/search?q=galaxy%20s${nth % 500}`],
  'price preview': () => ['/api/offers/previews', json(port, { deviceId: ids[0], answers: [] })],
  'refused body': () => ['/api/offers', json(port, { deviceId: 7 })],
  'wrong log-in': (nth) => [
    '/api/account/login',
    json(port, { username: `soak-${nth}@example.com`, password: 'no right words' }),
  ],
  'own API without a route': (nth) => [`/api/nothing/${nth}`],
  health: () => ['/readyz'],
  'admin log-in page': () => ['/admin/login'],
})

async function keepAsking(
  port: number,
  until: Readonly<{ over: boolean }>,
  of: (nth: number) => readonly [string, RequestOptions?],
) {
  const answered = { count: 0, none: 0, failed: 0 }
  for (let nth = 0; !until.over; nth++) {
    const [path, asked] = of(nth)
    const host = path.startsWith('/admin') ? 'localhost' : HOST
    const status = await ask(host, path, { ...asked, port }).then(
      (answer) => answer.status,
      () => 0,
    )
    answered.count += 1
    if (status === 0) answered.none += 1
    if (status >= 500) answered.failed += 1
    await wait(PAUSE_MS)
  }
  return answered
}

/** `--only soak`: every kind of request at once for 20 minutes (two with `--quick`), and what grows meanwhile. */
export async function soak(bench: Bench): Promise<FigureRow[]> {
  const client = new Client({ connectionString: bench.stack.settings.databaseUrl })
  await client.connect()
  // So many that the caches are full before the warm-up ends: what grows after it is no cache.
  const { rows } = await client.query('select id from platform.devices order by md5(id) limit 600')
  const ids = z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
  const { process, port, pid } = await secondShop(bench)
  try {
    const minutes = bench.quick ? QUICK_MINUTES : MINUTES
    const until = { over: false }
    const asking = Promise.all(Object.values(kinds(port, ids)).map((of) => keepAsking(port, until, of)))
    const samples: Sample[] = []
    for (const from = performance.now(); performance.now() - from < minutes * 60_000; await wait(SAMPLE_MS))
      samples.push({ hours: (performance.now() - from) / 3_600_000, memoryMb: memoryMb(pid), ...handles(pid) })
    until.over = true
    const answered = await asking
    const missing = Count.parse((await client.query('select count(*) from missing_paths')).rows)[0].count
    return rowsOf(minutes, samples, missing, answered, bench.quick)
  } finally {
    await process.stop()
    await client.end()
  }
}

type Answered = Awaited<ReturnType<typeof keepAsking>>

/** Two minutes are all warm-up: a quick soak shows growth and judges only that everything is answered. */
function rowsOf(
  minutes: number,
  all: readonly Sample[],
  missing: number,
  answered: readonly Answered[],
  quick: boolean,
): FigureRow[] {
  const samples = all.slice(Math.floor(all.length * WARM_UP_SHARE))
  const total = (of: (one: Answered) => number) => answered.reduce((sum, one) => sum + of(one), 0)
  const none = total(({ none: count }) => count)
  const grown = (name: string, value: (sample: Sample) => number, most: number, unit: string): FigureRow => {
    const perHour = slope(samples, value)
    const values = samples.map(value)
    const range = `${figure(percentile(values, 0))} to ${figure(percentile(values, 1))} ${unit}`
    const figures = `${figure(perHour)} ${unit} an hour (${range})`
    return row(`soak of ${minutes} min: growth of ${name}`, figures, `<= ${most} ${unit} an hour`, quick ? null : perHour <= most)
  }
  const requests = `${total(({ count }) => count)} (${none} without an answer, ${total(({ failed }) => failed)} with 5xx)`
  return [
    row(`soak of ${minutes} min: requests of ${answered.length} kinds`, requests, 'all answered', none === 0),
    grown('resident memory', ({ memoryMb: value }) => value, MAX_MB_PER_HOUR, 'MB'),
    grown('open sockets', ({ sockets }) => sockets, MAX_HANDLES_PER_HOUR, 'sockets'),
    grown('open files', ({ files }) => files, MAX_HANDLES_PER_HOUR, 'files'),
    row(`soak of ${minutes} min: rows of missing addresses`, `${missing}`, `<= ${MAX_MISSING_ROWS}`, missing <= MAX_MISSING_ROWS),
  ]
}
