import { expect, test } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { smallPlatform } from '../../tests/support/small-platform'
import { TRADE_FIELDS } from './trade-fields'

/** Columns that no trade is read with: the deletion empties the first three by itself, and `sender` is the market's. */
const OTHER_COLUMNS = ['account_sealed', 'customer_id', 'claimed_at', 'anonymised_at', 'sender']

test('a column of the trades is a field that says what a deletion leaves of it', async () => {
  const platform = await smallPlatform('trade-fields')
  const { rows } = await platform.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'platform' and table_name = 'trades'`,
  )
  await platform.stop()
  const known = [...Object.values(TRADE_FIELDS).map(({ sql }) => sql), ...OTHER_COLUMNS]
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

/** Known without the trade, or of the seller: the export of a customer has the customer's own. */
const NOT_SHOWN = [
  'id',
  'application',
  'customer',
  'company',
  'address',
  'clientId',
  'guestAccountId',
  'soldLoggedIn',
  'emailConfirmed',
]

test('a stored field of a trade is in its answer, which the export of a customer has too', () => {
  const missing = Object.keys(TRADE_FIELDS).filter((name) => !(name in Trade.shape) && !NOT_SHOWN.includes(name))
  expect(missing).toEqual([])
})
