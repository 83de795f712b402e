import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../../tests/support/shop-address'
import { figure, type Bench } from './measure'
import { load } from './cpu'
import { secondShop } from './shop-process'
import { devices, PLACES } from './shoppers'
import { row, type FigureRow } from './figure-table'

const BROWSER = { 'accept-encoding': 'br, gzip' }
const MAX_CPU_MS = 11
/** Pages before the measurement, because code that runs for the first time is slow. */
const WARM_UP = 100

/** An answer that comes later is no good: its visitor has left. */
const LATEST_MS = 10_000
const FIRST_RATE = 10
/** A rate counts as carried while this share of its requests get their page. */
const CARRIED = 0.95
const MAX_STEPS = 8
const MIN_SHARE = 0.9

type Page = Readonly<{ host: string; path: string }>
type Offered = Readonly<{ goodput: number; refused: number; failed: number; slowestProblemMs: number }>

/** Every device page of every market, each once: no answer comes from a cache. */
async function* coldPages(bench: Bench): AsyncGenerator<Page> {
  const ids = await devices(bench.stack.settings.databaseUrl)
  for (const { host, before } of PLACES) for (const id of ids) yield { host, path: before + id }
}

/** Sends `rate` requests a second at their times, however long those before take; goodput is pages a second. */
async function offer(port: number, pages: AsyncGenerator<Page>, rate: number, seconds: number): Promise<Offered> {
  const count = { good: 0, refused: 0, failed: 0, slowestProblemMs: 0 }
  const visit = async ({ host, path }: Page) => {
    const from = performance.now()
    const answer = await ask(host, path, { port, headers: BROWSER }).catch(() => null)
    const ms = performance.now() - from
    if (answer?.status === 200 && ms <= LATEST_MS) count.good += 1
    else if (answer?.status === 503 && answer.headers['retry-after'] !== undefined) {
      count.refused += 1
      count.slowestProblemMs = Math.max(count.slowestProblemMs, ms)
    } else count.failed += 1
  }
  const visits: Promise<void>[] = []
  const from = performance.now()
  while (visits.length < rate * seconds) {
    const page = await pages.next()
    if (page.done) throw new Error('there are no more cold pages')
    visits.push(visit(page.value))
    await wait(Math.max(0, from + (visits.length / rate) * 1000 - performance.now()))
  }
  await Promise.all(visits)
  const tookS = (performance.now() - from) / 1000
  return { ...count, goodput: count.good / Math.max(seconds, tookS) }
}

/** What a shop on cold pages delivers while visitors ask for twice of what it can make. */
export async function goodput(bench: Bench): Promise<FigureRow[]> {
  const { process, port } = await secondShop(bench)
  const pages = coldPages(bench)
  const seconds = bench.quick ? 3 : 8
  try {
    let [best, rate] = [0, FIRST_RATE]
    for (let step = 0; step < MAX_STEPS; step++, rate *= 1.5) {
      const offered = await offer(port, pages, rate, seconds)
      bench.say(`goodput: ${figure(offered.goodput)} of ${figure(rate)} pages a second`)
      best = Math.max(best, offered.goodput)
      if (offered.goodput < CARRIED * rate) break
    }
    const over = await offer(port, pages, 2 * best, 2 * seconds)
    const share = over.goodput / best
    const refused = `${over.refused} refused, the last after ${figure(over.slowestProblemMs)} ms, ${over.failed} failed`
    const measured = `${figure(over.goodput)} of ${figure(best)} pages a second, ${figure(100 * share)} % (${refused})`
    const met = share >= MIN_SHARE && over.failed === 0
    return [row('goodput at twice the capacity, cold pages', measured, `>= ${100 * MIN_SHARE} % of the best, no failure`, met)]
  } finally {
    await process.stop()
  }
}

/** What a page that is made for the first time costs: search answers read, rendered, compressed. */
export async function coldPageCost(bench: Bench): Promise<FigureRow[]> {
  const { process, port, pid } = await secondShop(bench)
  const ids = await devices(bench.stack.settings.databaseUrl)
  const [{ host, before }] = PLACES
  const requests = ids.map((id) => ({ path: before + id, headers: BROWSER }))
  const measured = WARM_UP + (bench.quick ? 100 : 400)
  try {
    const common = { port, pid, host, connections: 2 }
    await load({ ...common, requests: requests.slice(0, WARM_UP), amount: WARM_UP })
    const part = requests.slice(WARM_UP, measured)
    const { cpuPerRequest, median, errors } = await load({ ...common, requests: part, amount: part.length })
    const failed = errors > 0 ? `, ${errors} not answered` : ''
    const text = `${figure(cpuPerRequest)} ms CPU (median ${figure(median)} ms, ${part.length} devices${failed})`
    const met = cpuPerRequest <= MAX_CPU_MS && errors === 0
    return [row('a device page made for the first time', text, `<= ${MAX_CPU_MS} ms CPU`, met)]
  } finally {
    await process.stop()
  }
}
