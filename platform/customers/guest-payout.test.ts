import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GuestAccount, TradeHistory } from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { anonymiseTrades } from '@platform/trades/anonymise'
import { openAccount } from '../trades/payout-account'
import { findTrade } from '@platform/trades/trade-store'
import { aCustomer, BANK } from '../../tests/support/a-customer'
import { queuedMails } from '../../tests/support/queued-mails'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('guest_payout')
})
afterAll(() => platform.drop())

const PAYPAL = { type: '2', paypalAccount: 'new@example.org' } as const
const keep = (id: string, payment: unknown = PAYPAL) =>
  send(platform, 'POST', '/customers/guest_account_number', { id, payment }, { 'client-key': newKey() })
const post = async (change: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const body = tradeRequest([(await anOffer(platform)).offerId], change)
  return send(platform, 'POST', '/trades', body, { 'idempotency-key': newKey(), ...headers })
}
const anEmail = () => `guest-${newKey()}@example.org`
/** A guest's trade, and what was mailed to the guest alone. */
const sold = async (email = anEmail()) => {
  const trade = Trade.parse((await post({ customer: { ...tradeRequest([]).customer, email } })).body)
  const id = (await findTrade(platform.pool, 'id', trade.tradeId))?.guestAccountId ?? ''
  return { trade, id, email }
}
const accountOf = async ({ tradeId }: Trade) => {
  const { rows } = await platform.pool.query<{ sealed: Buffer }>(
    'select account_sealed as sealed from platform.trades where id = $1',
    [tradeId],
  )
  return openAccount(platform.env.PLATFORM_SECRET, tradeId, rows[0]?.sealed ?? Buffer.of())
}
const seen = async ({ accessId }: Trade) => Trade.parse((await send(platform, 'GET', `/trades/${accessId}`)).body)
const told = (email: string) => queuedMails(platform, 'guest_payout_changed', email)

describe('the payout of a guest’s trade', () => {
  test('the payout of a guest’s trade can be changed with the account’s id until the inspection begins, and the seller gets a mail', async () => {
    const { trade, id, email } = await sold()
    expect(await seen(trade)).toMatchObject({ paymentType: '13', payoutChange: 'link' })
    expect(await keep(id)).toMatchObject({ status: 200, body: { id, maskedAccount: 'n•••@example.org' } })
    expect(await seen(trade)).toMatchObject({ paymentType: '2', maskedAccount: 'n•••@example.org' })
    expect(await accountOf(trade)).toEqual(PAYPAL)
    expect(await told(email)).toMatchObject([{ number: trade.number, guestAccountId: id, maskedAccount: 'n•••@example.org' }])
    await platform.pool.query(`update platform.trades set state = 'in_inspection' where id = $1`, [trade.tradeId])
    expect(await keep(id, { type: '13', ...BANK })).toMatchObject({ status: 410, body: { code: 'gone' } })
    expect(await seen(trade)).toMatchObject({ paymentType: '2', payoutChange: null })
  })

  test('the payout of a guest’s trade does not change, and sends no mail, when it is the same account again', async () => {
    const { id, email } = await sold()
    for (let again = 0; again < 3; again++) expect((await keep(id)).status).toBe(200)
    expect(await told(email)).toHaveLength(1)
  })

  test('the payout of a guest’s trade changes ten times a day and no more', async () => {
    const { id, email } = await sold()
    for (let turn = 0; turn < 10; turn++)
      expect((await keep(id, { ...PAYPAL, paypalAccount: `turn-${turn}@example.org` })).status).toBe(200)
    expect(await keep(id, { ...PAYPAL, paypalAccount: 'one-more@example.org' })).toMatchObject({ status: 429 })
    expect(await told(email)).toHaveLength(10)
  })

  test('the payout of a guest’s trade cannot be changed with the number, the postal code and the access id', async () => {
    const { trade, id } = await sold()
    const { number, accessId, tradeId, transactionId } = trade
    const { postalCode } = tradeRequest([]).address
    const lookup = { application: 'wkfs_de_DE', number, postalCode }
    const found = await send(platform, 'POST', '/trades/lookups', lookup, { 'client-key': newKey() })
    expect(JSON.stringify([trade, await seen(trade), found.body])).not.toContain(id)
    for (const guess of [accessId, number, tradeId, transactionId]) expect((await keep(guess)).status).toBe(404)
    expect(await accountOf(trade)).toMatchObject({ type: '13' })
  })

  test('the payout to a faulty account of a guest stays as it is', async () => {
    const { trade, id } = await sold()
    expect(await keep(id, { type: '13', ...BANK, iban: 'DE89370400440532013001' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'payment/iban' }] },
    })
    expect(await accountOf(trade)).toMatchObject({ type: '13' })
  })

  test('the payout of a guest’s trade that was claimed by a customer later is still changed by the link', async () => {
    const { id, email } = await sold()
    const customer = await aCustomer(platform, { email })
    const history = async () => TradeHistory.parse((await customer.call('GET', '/customers/trade_history')).body)
    expect(await history()).toMatchObject([{ payoutChange: 'link' }])
    expect((await keep(id)).status).toBe(200)
    await platform.pool.query(`update platform.trades set state = 'paid' where customer_id = $1`, [customer.customerId])
    await anonymiseTrades(platform.pool, customer.customerId, platform.clock())
    expect((await keep(id)).status).toBe(404)
  })

  test('the payout of a customer’s trade is not changed by a link', async () => {
    const customer = await aCustomer(platform)
    const trade = Trade.parse((await post({}, customer.headers)).body)
    expect(trade.payoutChange).toBe('account')
    expect((await findTrade(platform.pool, 'id', trade.tradeId))?.guestAccountId).toBeNull()
  })
})

describe('an account that a guest stored before the trade', () => {
  const payment = (id: string) => ({ payment: { type: 'guest', id } })

  test('an account that a guest stored before the trade is paid to, and stays the one by which the payout is changed', async () => {
    const { id } = GuestAccount.parse((await keep('', { type: '13', ...BANK })).body)
    const trade = Trade.parse((await post(payment(id))).body)
    expect(await accountOf(trade)).toEqual({ type: '13', ...BANK })
    expect((await platform.pool.query('select from platform.guest_accounts where id = $1', [id])).rowCount).toBe(0)
    await keep(id)
    expect(await accountOf(trade)).toEqual(PAYPAL)
  })

  test('an account that a guest stored before the trade is good for one trade, for a guest, and only if it exists', async () => {
    const { id } = GuestAccount.parse((await keep('')).body)
    const refused = { status: 422, body: { code: 'payment_account_unknown', errors: [{ path: 'payment/id' }] } }
    expect(await post(payment(id), (await aCustomer(platform)).headers)).toMatchObject(refused)
    expect((await post(payment(id))).status).toBe(201)
    expect(await post(payment(id))).toMatchObject(refused)
    expect(await post(payment('A'.repeat(22)))).toMatchObject(refused)
  })

  test('an account that a guest stored before the trade stays when the trade is refused', async () => {
    const { id } = GuestAccount.parse((await keep('')).body)
    expect((await post({ ...payment(id), voucher: 'NO-SUCH-CODE' })).status).toBe(422)
    expect((await keep(id)).status).toBe(200)
  })
})
