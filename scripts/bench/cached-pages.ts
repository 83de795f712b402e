import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { ready, startProcess } from '../processes'
import { freePort } from '../ports'
import { figure, HOST, median, PAGES, type Bench } from './measure'
import { load, type Loaded } from './cpu'
import { frameworkAlone, headersForFramework, mainShop, type ExtraShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const MAX_RATIO_TO_BARE = 1.6
const LESS_THAN_FRAMEWORK = 10

/** The page's bytes as they are sent. */
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

/**
 * CPU of a cached page in our server, in bare node:http with the same bytes, and under the framework's own server, in turns.
 */
export async function cachedPages(bench: Bench): Promise<FigureRow[]> {
  const framework = await frameworkAlone(bench)
  try {
    const rows: FigureRow[] = []
    for (const [name, path] of Object.entries(PAGES)) rows.push(...(await onePage(bench, framework, name, path)))
    return rows
  } finally {
    await framework.process.stop()
  }
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

async function onePage(bench: Bench, framework: ExtraShop, name: string, path: string): Promise<FigureRow[]> {
  const ours = mainShop(bench)
  const bytes = await gzipBytes(ours.port, path)
  const bare = await bareServer(bench, name, bytes)
  const handover = await headersForFramework(bench, path)
  const amount = bench.quick ? 1500 : 20_000
  const ask = (at: { port: number; pid: number }, count: number) =>
    load({
      port: at.port,
      pid: at.pid,
      host: HOST,
      requests: [{ path, headers: at === framework ? handover : {} }],
      amount: count,
    })
  const runs: Record<'ours' | 'bare' | 'next', Loaded[]> = { ours: [], bare: [], next: [] }
  try {
    // Compilers warm up before anything counts.
    for (const at of [ours, bare, framework]) await ask(at, at === framework ? 100 : amount / 2)
    for (let round = 0; round < (bench.quick ? 1 : 3); round++) {
      runs.ours.push(await ask(ours, amount))
      runs.bare.push(await ask(bare, amount))
      runs.next.push(await ask(framework, amount / 50))
    }
  } finally {
    await bare.process.stop()
  }
  return rowsOf(name, runs)
}

function rowsOf(name: string, runs: Record<'ours' | 'bare' | 'next', Loaded[]>): FigureRow[] {
  const [ours, bare, next] = [runs.ours, runs.bare, runs.next].map((all) => median(all.map((one) => one.cpuPerRequest)))
  const errors = Object.values(runs)
    .flat()
    .reduce((sum, one) => sum + one.errors, 0)
  if (ours === undefined || bare === undefined || next === undefined) throw new Error('a page was not measured')
  const failed = errors > 0 ? `, ${errors} not answered` : ''
  const rate = `${figure(median(runs.ours.map((one) => one.perSecond)))} req/s`
  return [
    row(
      `cached page ${name}: CPU, of bare node:http`,
      `${figure(ours / bare)}x (${ours.toFixed(3)} and ${bare.toFixed(3)} ms, ${rate}${failed})`,
      `<= ${MAX_RATIO_TO_BARE}x`,
      errors === 0 && ours / bare <= MAX_RATIO_TO_BARE,
    ),
    row(
      `cached page ${name}: CPU, less than under next start`,
      `${figure(next / ours)}x (${figure(next)} ms)`,
      `>= ${LESS_THAN_FRAMEWORK}x`,
      errors === 0 && next / ours >= LESS_THAN_FRAMEWORK,
    ),
  ]
}
