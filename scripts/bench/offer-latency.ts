import * as z from 'zod'
import { deviceByUrl } from '@/clients/search-queries'
import { Device, searchAnswer } from '@trade-in-shop/contracts/search'
import { ask } from '../../tests/support/shop-address'
import { figure, HOST, type Bench } from './measure'
import { load } from './cpu'
import { mainShop } from './shop-process'
import { row, type FigureRow } from './figure-table'

const SLOWEST_MS = 30
const MIN_PER_SECOND = 1000
/** The compilers of both processes work for twenty seconds after a start: the rate doubles until then. A shop runs for weeks. */
const OFFERS = { warmUp: 20_000, measured: 10_000 }
const DEVICE = 'apple-iphone-13-128gb'

/** An offer request with the first answer to every question. */
async function wish(platformPort: number): Promise<string> {
  const body = JSON.stringify({ search: JSON.stringify(deviceByUrl(DEVICE)), application: 'wkfs_de_de_devices', resultSize: 1 })
  const headers = { 'content-type': 'application/json' }
  const answer = await ask('localhost', '/searches', { port: platformPort, method: 'POST', headers, body })
  const device = searchAnswer(Device).parse(JSON.parse(answer.body)).hits.hits[0]?._source
  if (!device) throw new Error(`${DEVICE} is not in the catalogue`)
  const answers = device.questions.flatMap(({ id, answers: [first] }) => (first ? [{ questionId: id, answerId: first.id }] : []))
  return JSON.stringify({ deviceId: device.id, answers })
}

/** Binding offers at ten connections: through the shop's API, with the platform's price, into its database. */
export async function offers(bench: Bench): Promise<FigureRow[]> {
  const { port, pid } = mainShop(bench)
  const body = z
    .string()
    .min(2)
    .parse(await wish(bench.stack.settings.platformPort))
  const headers = { 'content-type': 'application/json', origin: `http://${HOST}:${port}`, 'sec-fetch-site': 'same-origin' }
  const requests = [{ path: '/api/offers', method: 'POST', body, headers }] as const
  const { warmUp, measured: amount } = bench.quick ? { warmUp: 200, measured: 300 } : OFFERS
  await load({ port, pid, host: HOST, requests, amount: warmUp })
  const { p99, median, errors, perSecond } = await load({ port, pid, host: HOST, requests, amount })
  const failed = errors > 0 ? `, ${errors} not answered` : ''
  const measured = `${figure(p99)} ms (median ${figure(median)}, ${figure(perSecond)} offers/s${failed})`
  const met = errors === 0 && p99 <= SLOWEST_MS && perSecond >= MIN_PER_SECOND
  return [row('POST /api/offers at 10 connections: p99', measured, `<= ${SLOWEST_MS} ms, >= ${MIN_PER_SECOND} offers/s`, met)]
}
