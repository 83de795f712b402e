// `npm run bench`: the table of figures against their goals, on its own shop with throw-away data. A missed goal is marked and
// fails nothing. `--quick`: fewer requests, no browser; `--only pages,weights,…`; `--only soak`: 20 minutes of every kind of
// request at once; `--full`: also with 27,000 devices and a million names; `--peers`: also beside an empty page of the same Next.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench, Measure } from './bench/measure'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { cachedPages } from './bench/cached-pages'
import { logInFlood } from './bench/flood'
import { coldPageCost, goodput } from './bench/cold-pages'
import { answerTimes, firstPaint } from './bench/first-paint'
import { lighthouseScores } from './bench/lighthouse'
import { live } from './bench/publish-latency'
import { besideEmptyPage } from './bench/peers'
import { offers } from './bench/offer-latency'
import { processLife } from './bench/process-life'
import { redirectHits } from './bench/hit-counting'
import { redirects } from './bench/redirect-load'
import { search } from './bench/search-latency'
import { shoppers } from './bench/shoppers'
import { soak } from './bench/soak'
import { printTable, row, type FigureRow } from './bench/figure-table'
import { weights } from './bench/weights'
import { startPostgres } from './postgres'
import { exitOnSignals } from './processes'
import { startStack } from './stack'

/** In this order: measures that change the data come last. */
const MEASURES: Readonly<Record<string, Measure>> = {
  weights,
  peers: besideEmptyPage,
  paint: firstPaint,
  answers: answerTimes,
  pages: cachedPages,
  cold: coldPageCost,
  shoppers,
  goodput,
  life: processLife,
  offers,
  flood: logInFlood,
  lighthouse: lighthouseScores,
  hits: redirectHits,
  live,
  redirects,
  search,
  soak,
}
/** Run only when they are named or asked for by a flag: 20 minutes of requests, and the build of a second shop. */
const isLeftOut = (name: string) => name === 'soak' || (name === 'peers' && !flag('peers'))

const flag = (name: string) => process.argv.includes(`--${name}`)
const say = (line: string) => console.log(`── ${line}`)

function chosen(): string[] {
  const at = process.argv.indexOf('--only')
  if (at < 0) return Object.keys(MEASURES).filter((name) => !isLeftOut(name))
  const names = (process.argv[at + 1] ?? '').split(',')
  const unknown = names.filter((name) => !(name in MEASURES))
  if (unknown.length > 0)
    throw new Error(`There is no measurement "${unknown.join(', ')}"; there are ${Object.keys(MEASURES).join(', ')}.`)
  return Object.keys(MEASURES).filter((name) => names.includes(name) || (name === 'peers' && flag('peers')))
}

/** A measure that fails says so in its row; the others go on. */
async function measured(name: string, bench: Bench): Promise<FigureRow[]> {
  const from = performance.now()
  try {
    return (await MEASURES[name]?.(bench)) ?? []
  } catch (error) {
    return [row(name, `could not be measured: ${errorMessage(error).split('\n')[0]}`, '', null)]
  } finally {
    say(`${name}: ${((performance.now() - from) / 1000).toFixed(0)} s`)
  }
}

async function main(): Promise<void> {
  exitOnSignals()
  const names = chosen()
  const folder = mkdtempSync(join(tmpdir(), 'trade-in-shop-bench-'))
  chmodSync(folder, 0o755) // The embedded Postgres may run as another user.
  const distFolder = '.next-test'
  const postgres = await startPostgres({ folder: join(folder, 'postgres') })
  try {
    const stack = await startStack({ dataFolder: join(folder, 'stack'), distFolder, databaseUrl: postgres.url, say })
    try {
      // Other programs on the machine affect times; CPU per request hardly changes.
      const busy = (loadavg()[0] ?? 0).toFixed(1)
      say(`load of the machine ${busy} on ${availableParallelism()} cores`)
      const bench = { stack, distFolder, quick: flag('quick'), full: flag('full'), say }
      const rows: FigureRow[] = []
      for (const name of names) rows.push(...(await measured(name, bench)))
      console.log('')
      printTable(rows)
      console.log(`\n${rows.filter(({ met }) => met).length} goals met, ${rows.filter(({ met }) => met === false).length} missed`)
    } finally {
      await stack.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorMessage(error))
    process.exit(1)
  },
)
