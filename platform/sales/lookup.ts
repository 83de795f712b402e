import { createHash, timingSafeEqual } from 'node:crypto'
import type { TradeLookup, TradeLookupRequest } from '@trade-in-shop/contracts/customers'
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
import { parseTradeNumber } from '@platform/trades/trade-number'

const plain = (text: string) => text.toUpperCase().replace(/[\s-]/g, '')
const digest = (text: string) => createHash('sha256').update(plain(text)).digest()

type Row = { id: string; accessId: string; postalCode: string; email: string }
const LOOKUP = `select id, access_id as "accessId", address ->> 'postalCode' as "postalCode", customer ->> 'email' as email
  from platform.trades where number = $1 and application = $2 and anonymised_at is null`
const NETWORK = { purpose: 'lookup', ...TEN_AN_HOUR } as const

type Attempt = Readonly<{ number: string; request: TradeLookupRequest; visitor: CountedVisitor; now: Date }>
type Counted = Readonly<{
  /** Others have used up the attempts at the number or beside the postal code. */
  needsEmail: boolean
  refund: () => Promise<void>
}>

/** Whether an attempt was counted; false where none is left. */
const wasCounted = (count: Promise<void>): Promise<boolean> =>
  count.then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpProblem && error.status === 429) return false
      throw error
    },
  )

async function countAttempt(platform: Platform, { number, request, visitor, now }: Attempt): Promise<Counted> {
  const { clientKey, device } = visitor
  if (await isKnownDevice(platform, 'tradeNumber', number, device, now)) {
    const ofDevice: CountedAttempt = { rule: 'knownDevice', about: `trade ${number} ${device}` }
    await requireAttempt(platform, ofDevice, now)
    return { needsEmail: false, refund: () => refundAttempt(platform, ofDevice, now) }
  }
  const ofPostalCode: CountedAttempt = { rule: 'tradeNumber', about: `${request.application} ${plain(request.postalCode)}` }
  const [ofClient, ofNumber] = [`lookup-client:${clientKey}`, `lookup-number:${number}`]
  await requireTenAnHour(platform, [ofClient], now)
  await delayByNetwork(platform, visitor, NETWORK, now)
  const hasNumber = await wasCounted(requireTenAnHour(platform, [ofNumber], now))
  const hasPostalCode = await wasCounted(requireAttempt(platform, ofPostalCode, now))
  const refund = async () => {
    await refundTenAnHour(platform, ofClient, now)
    if (hasNumber) await refundTenAnHour(platform, ofNumber, now)
    if (hasPostalCode) await refundAttempt(platform, ofPostalCode, now)
    await refundNetworkAttempt(platform, visitor, NETWORK, now)
  }
  return { needsEmail: !hasNumber || !hasPostalCode, refund }
}

const isRightEmail = (row: Row | undefined, email: string | undefined): boolean =>
  email === undefined || timingSafeEqual(digest(row?.email ?? ''), digest(email))

/**
 * `POST /trades/lookups` (T-03): finds a trade by its number and the postal code. Whatever is wrong, the same 404 follows after
 * the same statements. A client has ten attempts an hour. After ten attempts at a number in an hour, or twenty numbers beside one
 * postal code, by anyone, the e-mail address of the sale is asked for as well (decision 172); a right attempt is refunded. The
 * browser that made or found the trade is a known device, with an allowance of its own.
 */
export async function lookUpTrade(
  platform: Platform,
  request: TradeLookupRequest,
  visitor: CountedVisitor,
): Promise<TradeLookup> {
  const now = platform.clock()
  const { email } = request
  const number = parseTradeNumber(request.number) ?? request.number.toUpperCase()
  const { needsEmail, refund } = await countAttempt(platform, { number, request, visitor, now })
  if (needsEmail && email === undefined)
    throw new HttpProblem(422, 'invalid_request', { errors: [{ path: 'email', code: 'required' }] })
  const { rows } = await platform.pool.query<Row>(LOOKUP, [number, request.application])
  const isRight = timingSafeEqual(digest(rows[0]?.postalCode ?? ''), digest(request.postalCode)) && isRightEmail(rows[0], email)
  if (!rows[0] || !isRight) throw new HttpProblem(404, 'not_found')
  await refund()
  await rememberDevice(platform.pool, platform, { tradeId: rows[0].id }, visitor.device, now)
  return { accessId: rows[0].accessId }
}
