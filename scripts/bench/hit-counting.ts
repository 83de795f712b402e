import { ask } from '../../tests/support/shop-address'
import { figure, HOST, percentile, type Bench } from './measure'
import { mainShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

/** A seeded redirect, whose uses are counted, and a route in a second spelling, whose redirect is not counted. */
const COUNTED = '/browser/faq'
const PLAIN = '/contact'
const MAX_ADDED_MS = 10

/** What counting costs a visitor: answers of a redirect beside those of a redirect that is not counted, in turns. */
export async function redirectHits(bench: Bench): Promise<FigureRow[]> {
  const { port } = mainShop(bench)
  const headers = { 'user-agent': 'Googlebot/2.1' }
  const once = async (path: string): Promise<number> => {
    const from = performance.now()
    const { status } = await ask(HOST, path, { port, headers })
    if (status !== 301 && status !== 308) throw new Error(`${HOST}${path} answered ${status}`)
    return performance.now() - from
  }
  const times = { counted: [] as number[], plain: [] as number[] }
  for (let turn = 0; turn < (bench.quick ? 300 : 2000); turn++) {
    times.counted.push(await once(COUNTED))
    times.plain.push(await once(PLAIN))
  }
  const [counted, plain] = [percentile(times.counted, 0.95), percentile(times.plain, 0.95)]
  const measured = `${figure(counted - plain)} ms (${figure(counted)} and ${figure(plain)} ms)`
  return [
    row(
      'a redirect that is counted, p95 more than one that is not',
      measured,
      `< ${MAX_ADDED_MS} ms`,
      counted - plain < MAX_ADDED_MS,
    ),
  ]
}
