import { createHash, timingSafeEqual } from 'node:crypto'
import type { TradeLookup, TradeLookupRequest } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/problem'
import { inTransaction } from '@platform/store/pool'
import { giveTryBack, takeTry } from '@platform/vouchers/voucher-tries'
import { parseTradeNumber } from './trade-number'

const digest = (text: string) => createHash('sha256').update(text.toUpperCase().replace(/[\s-]/g, '')).digest()

type Row = { accessId: string; postalCode: string }
const LOOKUP = `select access_id as "accessId", address ->> 'postalCode' as "postalCode" from platform.trades
  where number = $1 and application = $2 and anonymised_at is null`

/**
 * `POST /trades/lookups` (T-03): the way to a trade for who has its number and the postal code. A wrong number and a wrong
 * postal code take the same steps to the same 404. Ten tries an hour for a client, and ten for a number, whoever asks; a try
 * that was right is given back.
 */
export async function lookUpTrade(platform: Platform, request: TradeLookupRequest, clientKey: string): Promise<TradeLookup> {
  const now = platform.clock()
  const number = parseTradeNumber(request.number) ?? request.number.toUpperCase()
  const counted = [`lookup-client:${clientKey}`, `lookup-number:${number}`]
  await inTransaction(platform.pool, async (db) => {
    for (const key of counted) await takeTry(db, key, now)
  })
  const { rows } = await platform.pool.query<Row>(LOOKUP, [number, request.application])
  const isRight = timingSafeEqual(digest(rows[0]?.postalCode ?? ''), digest(request.postalCode))
  if (!rows[0] || !isRight) throw new HttpProblem(404, 'not_found')
  for (const key of counted) await giveTryBack(platform.pool, key, now)
  return { accessId: rows[0].accessId }
}
