import { Client } from 'pg'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import { ask } from '../../tests/support/shop-address'
import { figure, HOST, median, PAGES, type Bench } from './measure'
import { atRest, load, memoryMb } from './cpu'
import { mainShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const MANY = 100_000
const PAGES_MANY = 5000
const MAX_CPU_RATIO = 1.1
const LOAD_MS = 2000
const SAVE_MS = 1000
const SAVES = 5
const LIVE_LIMIT_MS = 120_000
/** Rare enough that polling does not affect the measurement. */
const POLL_MS = 50
const AS_PROGRAM = { 'user-agent': 'Googlebot/2.1' }

const INSERT = `insert into redirects (market_id, "from", match, to_kind, to_screen, status, enabled)
  select markets.id, '/alte-adresse/' || number, 'exact', 'screen', 'contact', '301', true
  from generate_series($1::int, $2::int) as number, markets where markets.code = 'de'`
/** Like the seeded pages, with a block of three paragraphs each. */
const INSERT_PAGES = `with made as (
    insert into pages (market_id, slug, title, body, _status)
    select market_id, 'viele-seiten-' || number, title, body, 'published'
    from generate_series(1, ${PAGES_MANY}) as number
    join (select pages.*, row_number() over (order by pages.id) as nth, count(*) over () as amount from pages
      join markets on markets.id = market_id where code = 'de' and body is not null) as page on number % amount = nth - 1
    returning id, body)
  insert into pages_blocks_text (_order, _parent_id, _path, id, body) select 1, id, 'blocks', 'bench-' || id,
    jsonb_set(body, '{root,children}', jsonb_path_query_array(body, '$.root.children[0 to 2]')) from made`
const DELETE_PAGES = `delete from pages where slug like 'viele-seiten-%'`
const DELETE = `delete from redirects where "from" like '/alte-adresse/%'`

type Change = Readonly<{ sql: string; values: unknown[]; path: string; status: number }>

/** Changes the rows by SQL, announces it as a save does, and waits until the shop follows; returns milliseconds. */
async function change(bench: Bench, client: Client, { sql, values, path, status }: Change): Promise<number> {
  await client.query(sql, values)
  const from = performance.now()
  await client.query('select pg_notify($1, $2)', [CMS_CHANNEL, ''])
  while (performance.now() - from < LIVE_LIMIT_MS) {
    const answer = await ask(HOST, path, { port: bench.stack.settings.shopPort, headers: AS_PROGRAM }).catch(() => null)
    if (answer?.status === status) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`the shop did not follow ${MANY} redirects within ${LIVE_LIMIT_MS / 1000} s`)
}

const address = (number: number): string => `/alte-adresse/${number}`

/** Adds one redirect to all the others, several times; returns the median. */
async function saveOne(bench: Bench, client: Client): Promise<number> {
  const times: number[] = []
  for (let number = MANY + 1; number <= MANY + SAVES; number++)
    times.push(await change(bench, client, { sql: INSERT, values: [number, number], path: address(number), status: 301 }))
  return median(times)
}

/** What a hundred thousand redirects and five thousand pages cost: until all, and one more, are live, and a cached page's CPU. */
export async function redirects(bench: Bench): Promise<FigureRow[]> {
  const { port, pid } = mainShop(bench)
  const client = new Client({ connectionString: bench.stack.settings.databaseUrl })
  await client.connect()
  const cost = async () => {
    const requests = [{ path: PAGES.content }]
    const amount = bench.quick ? 1500 : 4000
    await atRest(pid)
    await load({ port, pid, host: HOST, requests, amount: 1500 })
    const runs = []
    for (let round = 0; round < (bench.quick ? 1 : 3); round++) runs.push(await load({ port, pid, host: HOST, requests, amount }))
    return median(runs.map((run) => run.cpuPerRequest))
  }
  try {
    const before = await cost()
    await client.query(INSERT_PAGES)
    const allMs = await change(bench, client, { sql: INSERT, values: [1, MANY], path: address(MANY), status: 301 })
    const oneMs = await saveOne(bench, client)
    const many = await cost()
    const memory = memoryMb(pid)
    await client.query(DELETE_PAGES)
    await change(bench, client, { sql: DELETE, values: [], path: address(MANY), status: 404 })
    const few = (before + (await cost())) / 2
    const measured = `${figure(many / few)}x (${many.toFixed(3)} and ${few.toFixed(3)} ms)`
    return [
      row(
        'page CPU with 100,000 redirects and 5,000 pages, of few',
        measured,
        `<= ${MAX_CPU_RATIO}x`,
        many / few <= MAX_CPU_RATIO,
      ),
      row('100,000 redirects and 5,000 pages, all new: live after', `${figure(allMs)} ms`, `<= ${LOAD_MS} ms`, allMs <= LOAD_MS),
      row('a redirect saved among them: live after', `${figure(oneMs)} ms`, `<= ${SAVE_MS} ms`, oneMs <= SAVE_MS),
      row('memory with them', `${figure(memory)} MB`, '', null),
    ]
  } finally {
    await client.query(DELETE_PAGES).catch(() => {})
    await client.query(DELETE).catch(() => {})
    await client.end()
  }
}
