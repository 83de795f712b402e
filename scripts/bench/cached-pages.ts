import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { ready, startProcess } from '../processes'
import { freePort } from '../ports'
import { figure, HOST, median, PAGES, type Bench } from './measure'
import { load, type Loaded } from './cpu'
import { mainShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const MAX_RATIO_TO_BARE = 2.5

const gzipBytes = (port: number, path: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { host: `${HOST}:${port}`, 'accept-encoding': 'gzip' }
    const sent = request({ host: '127.0.0.1', port, path, headers, timeout: 30_000 }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${HOST}${path} answered ${response.statusCode}`)),
      )
    })
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error(`${HOST}${path} gave no answer`)))
    sent.end()
  })

/** CPU of a cached page in our server and in bare node:http with the same bytes, in turns. */
export async function cachedPages(bench: Bench): Promise<FigureRow[]> {
  const rows: FigureRow[] = []
  for (const [name, path] of Object.entries(PAGES)) rows.push(await onePage(bench, name, path))
  return rows
}

async function bareServer(bench: Bench, name: string, bytes: Buffer) {
  const file = join(bench.stack.logs, `${name}.html.gz`)
  writeFileSync(file, bytes)
  const port = await freePort()
  const args = ['--import', 'tsx', 'scripts/bench/bare-server.ts', file, String(port)]
  const process = startProcess({ name: `bare-${name}`, args, env: {}, logs: bench.stack.logs })
  await ready(process, port, '/')
  return { process, port, pid: process.child.pid ?? 0 }
}

async function onePage(bench: Bench, name: string, path: string): Promise<FigureRow> {
  const ours = mainShop(bench)
  const bare = await bareServer(bench, name, await gzipBytes(ours.port, path))
  const amount = bench.quick ? 1500 : 20_000
  const ask = (at: { port: number; pid: number }, count: number) =>
    load({ port: at.port, pid: at.pid, host: HOST, requests: [{ path }], amount: count })
  const runs: Record<'ours' | 'bare', Loaded[]> = { ours: [], bare: [] }
  try {
    // Compilers warm up before anything counts.
    for (const at of [ours, bare]) await ask(at, amount / 2)
    for (let round = 0; round < (bench.quick ? 1 : 3); round++) {
      runs.ours.push(await ask(ours, amount))
      runs.bare.push(await ask(bare, amount))
    }
  } finally {
    await bare.process.stop()
  }
  return pageRow(name, runs)
}

function pageRow(name: string, runs: Record<'ours' | 'bare', Loaded[]>): FigureRow {
  const middle = (loads: readonly Loaded[]) => median(loads.map((one) => one.cpuPerRequest))
  const [ours, bare] = [middle(runs.ours), middle(runs.bare)]
  const errors = [...runs.ours, ...runs.bare].reduce((sum, one) => sum + one.errors, 0)
  const failed = errors > 0 ? `, ${errors} not answered` : ''
  const rate = `${figure(median(runs.ours.map((one) => one.perSecond)))} req/s`
  return row(
    `cached page ${name}: CPU, of bare node:http`,
    `${figure(ours / bare)}x (${ours.toFixed(3)} and ${bare.toFixed(3)} ms, ${rate}${failed})`,
    `<= ${MAX_RATIO_TO_BARE}x`,
    errors === 0 && ours / bare <= MAX_RATIO_TO_BARE,
  )
}
