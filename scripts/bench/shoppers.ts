import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import * as z from 'zod'
import { ask } from '../../tests/support/shop-address'
import { figure, percentile, type Bench } from './measure'
import { secondShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const SHOPPERS = 500
const MAX_DEVICES = 1_500
const PAGES_EACH = 3
const ARRIVE_WITHIN_MS = 20_000
const PAUSE_MS = { least: 5_000, most: 15_000 }
const SLOWEST_MS = 1_000
const READY_EVERY_MS = 250

/** The device pages of the five markets, by each market's path. */
export const PLACES = [
  { host: 'de.localhost', before: '/produkte/' },
  { host: 'at.localhost', before: '/produkte/' },
  { host: 'es.localhost', before: '/productos/' },
  { host: 'fr.localhost', before: '/produits/' },
  { host: 'it.localhost', before: '/prodotti/' },
] as const

const Rows = z.array(z.object({ id: z.string() }))

export async function devices(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select id from platform.devices order by md5(id) limit $1', [MAX_DEVICES])
    return Rows.parse(rows).map(({ id }) => id)
  } finally {
    await client.end()
  }
}

type Visits = { times: number[]; failed: number }

/** One visitor: opens some device pages of one market and reads each for a while. */
async function shop(port: number, ids: readonly string[], visits: Visits): Promise<void> {
  const settings = PLACES[Math.floor(Math.random() * PLACES.length)] ?? PLACES[0]
  await wait(Math.random() * ARRIVE_WITHIN_MS)
  for (let page = 0; page < PAGES_EACH; page++) {
    const path = settings.before + (ids[Math.floor(Math.random() * ids.length)] ?? '')
    const from = performance.now()
    const status = await ask(settings.host, path, { port, headers: { 'accept-encoding': 'br, gzip' } }).then(
      (answer) => answer.status,
      () => 0,
    )
    visits.times.push(performance.now() - from)
    if (status !== 200) visits.failed += 1
    await wait(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least))
  }
}

/** How often the process was not ready while `meanwhile` ran. */
async function unready(port: number, until: Readonly<{ over: boolean }>): Promise<number> {
  let count = 0
  while (!until.over) {
    const status = await ask('localhost', '/readyz', { port }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status !== 200) count += 1
    await wait(READY_EVERY_MS)
  }
  return count
}

/** A broad catalogue on a process that has rendered no page yet: 500 visitors, each on pages that hardly any other opens. */
export async function shoppers(bench: Bench): Promise<FigureRow[]> {
  const ids = await devices(bench.stack.settings.databaseUrl)
  const { process, port } = await secondShop(bench)
  try {
    const visits: Visits = { times: [], failed: 0 }
    const until = { over: false }
    const watching = unready(port, until)
    const amount = bench.quick ? SHOPPERS / 5 : SHOPPERS
    await Promise.all(Array.from({ length: amount }, () => shop(port, ids, visits))).finally(() => (until.over = true))
    const notReady = await watching
    const [median, p99] = [percentile(visits.times, 0.5), percentile(visits.times, 0.99)]
    const rest = `median ${figure(median)} ms, ${visits.failed} failed, ${notReady} times not ready, ${ids.length} devices`
    const met = p99 <= SLOWEST_MS && visits.failed === 0 && notReady === 0
    return [
      row(`${amount} shoppers on cold device pages: p99`, `${figure(p99)} ms (${rest})`, `<= ${SLOWEST_MS} ms, no failure`, met),
    ]
  } finally {
    await process.stop()
  }
}
