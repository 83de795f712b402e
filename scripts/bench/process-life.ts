import { figure, HOST, PAGES, type Bench } from './measure'
import { load, memoryMb } from './cpu'
import { secondShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const START_S = 1.5
const IDLE_MB = 260
const LOADED_MB = 400
const SETTLE_MS = 10_000

/** A fresh process of the shop: time to its first page, memory at rest and after load on every kind of page. */
export async function processLife(bench: Bench): Promise<FigureRow[]> {
  const { process, port, pid, startedInMs } = await secondShop(bench)
  try {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const idle = memoryMb(pid)
    const requests = Object.values(PAGES).map((path) => ({ path }))
    const { errors } = await load({ port, pid, host: HOST, requests, amount: bench.quick ? 2000 : 20_000 })
    const loaded = memoryMb(pid)
    const seconds = startedInMs / 1000
    const failed = errors > 0 ? ` (${errors} requests not answered)` : ''
    return [
      row('start until the first page', `${figure(seconds)} s`, `<= ${START_S} s`, seconds <= START_S),
      row('memory at rest', `${figure(idle)} MB`, `<= ${IDLE_MB} MB`, idle <= IDLE_MB),
      row('memory after load', `${figure(loaded)} MB${failed}`, `<= ${LOADED_MB} MB`, errors === 0 && loaded <= LOADED_MB),
    ]
  } finally {
    await process.stop()
  }
}
