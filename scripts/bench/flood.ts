import { Client } from 'pg'
import { ask } from '../../tests/support/shop-address'
import { figure, HOST, PAGES, type Bench } from './measure'
import { load } from './cpu'
import { mainShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const LOGINS_PER_SECOND = 50
/** The slowest acceptable answer from a page cache while passwords are checked; shop and platform share the machine. */
const SLOWEST_MS = 500

/** Sends log-ins at their times, each with another address, until `until.over`. Deletes their counts over and over. */
async function flood(bench: Bench, client: Client, until: Readonly<{ over: boolean }>): Promise<void> {
  const { shopPort: port } = bench.stack.settings
  const tries: Promise<unknown>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (until.over) return (clearInterval(timer), resolve())
      const body = JSON.stringify({ username: `flood-${tries.length}@example.com`, password: 'never the right words' })
      const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
      tries.push(ask(HOST, '/api/account/login', { port, method: 'POST', headers, body }).catch(() => null))
      if (tries.length % 5 === 0) tries.push(client.query('delete from platform.account_brakes'))
    }, 1000 / LOGINS_PER_SECOND)
  })
  await Promise.all(tries)
}

/** What fifty log-ins a second cost other visitors. */
export async function logInFlood(bench: Bench): Promise<FigureRow[]> {
  const { port, pid } = mainShop(bench)
  const requests = Object.values(PAGES).map((path) => ({ path }))
  const look = (amount: number) => load({ port, pid, host: HOST, requests, amount, connections: 2 })
  const amount = bench.quick ? 2000 : 20_000
  await look(200)
  const before = await look(amount)
  const client = new Client({ connectionString: bench.stack.settings.databaseUrl })
  await client.connect()
  try {
    const until = { over: false }
    const flooding = flood(bench, client, until)
    const during = await look(amount).finally(() => (until.over = true))
    await flooding
    const failed = during.errors > 0 ? `, ${during.errors} not answered` : ''
    const measured = `${figure(during.p99)} ms (median ${figure(during.median)}; without them ${figure(before.p99)} and ${figure(before.median)}${failed})`
    const met = during.errors === 0 && during.p99 <= SLOWEST_MS
    return [row(`a page during ${LOGINS_PER_SECOND} log-ins a second: p99`, measured, `<= ${SLOWEST_MS} ms`, met)]
  } finally {
    await client.end()
  }
}
