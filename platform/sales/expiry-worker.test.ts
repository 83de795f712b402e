import { afterAll, beforeAll, expect, test } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { moveByNumber } from '@platform/cli/trade-command'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'
import { expirePass } from './expiry-worker'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('expire')
})
afterAll(() => platform.drop())

const sell = async () => {
  const { offerId } = await anOffer(platform)
  return Trade.parse((await send(platform, 'POST', '/trades', tradeRequest([offerId]), { 'idempotency-key': newKey() })).body)
}
const now = async ({ accessId }: Trade) => Trade.parse((await send(platform, 'GET', `/trades/${accessId}`)).body)

test('a parcel that never comes ends the trade three weeks after it was made, one under way does not', async () => {
  const [never, underWay, unsold] = [await sell(), await sell(), await anOffer(platform)]
  await moveByNumber(platform.env, [underWay.number, 'handed-over'], platform.clock())
  platform.setTime(new Date('2026-12-12T10:00:00Z'))
  expect(await expirePass(platform)).toBe(true)
  expect((await now(never)).state).toBe('awaiting_shipment')
  platform.setTime(new Date('2026-12-12T10:00:01Z'))
  await expirePass(platform)
  expect(await now(never)).toMatchObject({ state: 'expired', lines: [{ state: 'expired' }] })
  expect((await now(never)).history.at(-1)).toMatchObject({ state: 'expired', reason: 'never_handed_over' })
  expect((await now(underWay)).state).toBe('in_transit')
  const { rows } = await platform.pool.query('select state from platform.offers where id = $1', [unsold.offerId])
  expect(rows).toEqual([{ state: 'expired' }])
  expect(await send(platform, 'GET', `/offers/${unsold.offerId}`)).toMatchObject({ status: 410, body: { code: 'offer_expired' } })
})

test('a trade whose expiry fails holds up none of the others, and is expired once it can be', async () => {
  const [broken, whole] = [await sell(), await sell()]
  await platform.pool.query(`create function platform.refuse_one() returns trigger language plpgsql as
    $$ begin if new.access_id = '${broken.accessId}' then raise 'unforeseen'; end if; return new; end $$`)
  await platform.pool.query(
    'create trigger refuse_one before update on platform.trades for each row execute function platform.refuse_one()',
  )
  // The later one is `whole`, so the pass meets the broken one first.
  await platform.pool.query(`update platform.trades set lock_until = lock_until + interval '1 hour' where number = $1`, [
    whole.number,
  ])
  platform.setTime(new Date('2027-02-12T10:00:00Z'))
  expect(await expirePass(platform)).toBe(true)
  expect([(await now(broken)).state, (await now(whole)).state]).toEqual(['awaiting_shipment', 'expired'])
  await platform.pool.query('drop trigger refuse_one on platform.trades')
  await expirePass(platform)
  expect((await now(broken)).state).toBe('expired')
})
