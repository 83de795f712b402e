import { createHash, timingSafeEqual } from 'node:crypto'
import type { TradeLookup, TradeLookupRequest } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { refundAttempt, requireAttempt, type CountedAttempt } from '@platform/limits/attempts'
import { isKnownDevice, rememberDevice } from '@platform/limits/known-device'
import {
  refundNetworkAttempt,
  delayByNetwork,
  type CountedVisitor,
  refundTenAnHour,
  requireTenAnHour,
  TEN_AN_HOUR,
} from '@platform/limits/visitor'
import { parseTradeNumber } from './trade-number'

const plain = (text: string) => text.toUpperCase().replace(/[\s-]/g, '')
const digest = (text: string) => createHash('sha256').update(plain(text)).digest()

type Row = { id: string; accessId: string; postalCode: string }
const LOOKUP = `select id, access_id as "accessId", address ->> 'postalCode' as "postalCode" from platform.trades
  where number = $1 and application = $2 and anonymised_at is null`
const NETWORK = { purpose: 'lookup', ...TEN_AN_HOUR } as const

type Attempt = Readonly<{ number: string; request: TradeLookupRequest; visitor: CountedVisitor; now: Date }>

/** Counts an attempt; returns the function that refunds it. */
async function countAttempt(platform: Platform, { number, request, visitor, now }: Attempt): Promise<() => Promise<void>> {
  const { clientKey, device } = visitor
  if (await isKnownDevice(platform, 'tradeNumber', number, device, now)) {
    const ofDevice: CountedAttempt = { rule: 'knownDevice', about: `trade ${number} ${device}` }
    await requireAttempt(platform, ofDevice, now)
    return () => refundAttempt(platform, ofDevice, now)
  }
  const ofPostalCode: CountedAttempt = { rule: 'tradeNumber', about: `${request.application} ${plain(request.postalCode)}` }
  const [ofClient, ofNumber] = [`lookup-client:${clientKey}`, `lookup-number:${number}`]
  await requireTenAnHour(platform, [ofClient, ofNumber], now)
  await requireAttempt(platform, ofPostalCode, now)
  await delayByNetwork(platform, visitor, NETWORK, now)
  return async () => {
    for (const key of [ofClient, ofNumber]) await refundTenAnHour(platform, key, now)
    await refundAttempt(platform, ofPostalCode, now)
    await refundNetworkAttempt(platform, visitor, NETWORK, now)
  }
}

/**
 * `POST /trades/lookups` (T-03): finds a trade by its number and the postal code. A wrong number and a wrong postal code lead
 * to the same 404 after the same statements. Ten attempts an hour for a client and for a number, and twenty numbers an hour
 * beside one postal code; a right attempt is refunded. The browser that made or found the trade is a known device: it has its
 * own allowance, which strangers cannot use up.
 */
export async function lookUpTrade(
  platform: Platform,
  request: TradeLookupRequest,
  visitor: CountedVisitor,
): Promise<TradeLookup> {
  const now = platform.clock()
  const number = parseTradeNumber(request.number) ?? request.number.toUpperCase()
  const giveBack = await countAttempt(platform, { number, request, visitor, now })
  const { rows } = await platform.pool.query<Row>(LOOKUP, [number, request.application])
  const isRight = timingSafeEqual(digest(rows[0]?.postalCode ?? ''), digest(request.postalCode))
  if (!rows[0] || !isRight) throw new HttpProblem(404, 'not_found')
  await giveBack()
  await rememberDevice(platform.pool, platform, { tradeId: rows[0].id }, visitor.device, now)
  return { accessId: rows[0].accessId }
}
