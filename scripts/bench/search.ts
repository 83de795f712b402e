import { Client } from 'pg'
import { z } from 'zod'
import { Suggestions } from '@/contracts/suggestions'
import { ask } from '../../tests/support/shop-address'
import { dice, placesIn, withTypo } from '../../tests/support/typos'
import { platformVariables } from '../environment'
import { runToEnd } from '../processes'
import { figure, HOST, percentile, type Bench } from './bench'
import { row, type Row } from './table'

const INDEX = 'wkfs_de_de_devices'
const WORD = /[A-Za-z]{3,}/g
const FOUND_SHARE = 0.99
const SLOWEST_MS = { seeded: 15, full: 50 }

const Names = z.array(z.object({ manufacturer: z.string(), model: z.string() }))
const Count = z.tuple([z.object({ count: z.coerce.number() })])

/** Free-text search through the own API, one shopper at a time: how long it takes and whether it forgives a typo. */
export async function search(bench: Bench): Promise<Row[]> {
  const rows = await searchesOf(bench, SLOWEST_MS.seeded)
  if (!bench.full) return rows
  bench.say('Loading the long device lists …')
  const { place, logs } = bench.world
  const args = ['--import', 'tsx', 'platform/cli.ts', 'seed', '--full']
  await runToEnd({ name: 'platform-seed-full', args, env: platformVariables(place), logs })
  return [...rows, ...(await searchesOf(bench, SLOWEST_MS.full))]
}

async function catalogue(databaseUrl: string, amount: number) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const count = await client.query('select count(*) from platform.device_documents where index_name = $1', [INDEX])
    const names = await client.query(
      'select manufacturer, model from platform.device_documents where index_name = $1 order by md5(id) limit $2',
      [INDEX, amount],
    )
    return { devices: Count.parse(count.rows)[0].count, names: Names.parse(names.rows) }
  } finally {
    await client.end()
  }
}

async function searchesOf({ world, quick }: Bench, slowest: number): Promise<Row[]> {
  const { devices, names } = await catalogue(world.place.databaseUrl, quick ? 60 : 400)
  const roll = dice(20_261_121)
  const times: number[] = []
  const missed: string[] = []
  let asked = 0
  for (const { manufacturer, model } of names) {
    const text = model.toLowerCase().startsWith(manufacturer.toLowerCase()) ? model : `${manufacturer} ${model}`
    const places = placesIn(text, WORD)
    if (places.length === 0) continue
    asked++
    const typed = withTypo(text, places, roll)
    const from = performance.now()
    const answer = await ask(HOST, `/api/search?${new URLSearchParams({ q: typed })}`, { port: world.place.shopPort })
    if (asked > WARM_UP) times.push(performance.now() - from)
    if (answer.status !== 200) throw new Error(`the search for "${typed}" answered ${answer.status}`)
    const found = Suggestions.parse(JSON.parse(answer.body)).devices
    if (!found.some((device) => device.name.startsWith(model))) missed.push(`${text} <- ${typed}`)
  }
  const [p99, share] = [percentile(times, 0.99), 1 - missed.length / asked]
  const over = `${devices} devices`
  return [
    row(
      `search, ${over}: p99`,
      `${figure(p99)} ms (median ${figure(percentile(times, 0.5))}, ${times.length} searches)`,
      `<= ${slowest} ms`,
      p99 <= slowest,
    ),
    row(
      `search, ${over}: found with one typo`,
      `${(share * 100).toFixed(1)} % among the 8 shown (${asked} devices)`,
      '>= 99 % in ten',
      share >= FOUND_SHARE,
    ),
  ]
}
/** The first searches compile code and open connections. */
const WARM_UP = 20
