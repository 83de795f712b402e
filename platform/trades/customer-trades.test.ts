import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BankAccount, PaymentAccount, PaypalAccount, TradeHistory } from '@trade-in-shop/contracts/customers'
import { Trade, type TradeRequest } from '@trade-in-shop/contracts/trades'
import { aCustomer, BANK, type ACustomer } from '../../tests/support/a-customer'
import { queuedMails } from '../../tests/support/queued-mails'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'
import { openAccount } from './payout-account'

let platform: SmallPlatform
let customer: ACustomer
beforeAll(async () => {
  platform = await smallPlatform('customer_trades')
  customer = await aCustomer(platform)
})
afterAll(() => platform.drop())

const request = async (change: Record<string, unknown> = {}) => tradeRequest([(await anOffer(platform)).offerId], change)
const post = (body: TradeRequest, headers: Record<string, string> = {}, key = newKey()) =>
  send(platform, 'POST', '/trades', body, { 'idempotency-key': key, ...headers })
const numbersOf = async ({ call }: ACustomer) =>
  TradeHistory.parse((await call('GET', '/customers/trade_history')).body).map(({ number }) => number)

describe('a trade with a token', () => {
  test('a trade with a token is the customer’s at once; a guest’s belongs to no customer', async () => {
    const mine = Trade.parse((await post(await request(), customer.headers)).body)
    await post(await request())
    await post(await request({ customer: { ...tradeRequest([]).customer, email: customer.email } }))
    expect(await numbersOf(customer)).toEqual([mine.number])
    expect(TradeHistory.parse((await customer.call('GET', '/customers/trade_history')).body)).toEqual([mine])
  })

  test('a trade with a token of the same key and body is another’s for another customer, and for a guest', async () => {
    const [body, key] = [await request(), newKey()]
    const first = await post(body, customer.headers, key)
    expect(await post(body, customer.headers, key)).toMatchObject({ status: 201, body: first.body })
    for (const headers of [{}, (await aCustomer(platform)).headers])
      expect(await post(body, headers, key)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })

  test('twenty at once with one key are one trade', async () => {
    const [busy, body, key] = [await aCustomer(platform), await request(), newKey()]
    const all = await Promise.all(Array.from({ length: 20 }, () => post(body, busy.headers, key)))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
    expect(await numbersOf(busy)).toHaveLength(1)
  })
})

describe('an account that is known', () => {
  let paymentAccount = ''
  const stored = () => ({ payment: { type: 'account' as const, paymentAccount } })
  beforeAll(async () => {
    const { body } = await customer.call('PATCH', '/customers/bank_accounts', { payment: { id: '', ...BANK } })
    const tied = await customer.call('POST', '/customers/customer_payment_accounts', {
      ...{ bankAccount: BankAccount.parse(body).iri, paypalAccount: null, paymentType: 'INVOICE', isPrimary: true },
      customer: `/customers/customers/${customer.customerId}`,
    })
    paymentAccount = PaymentAccount.parse(tied.body).iri
  })

  test('an account that is known is paid to, encrypted again for the trade', async () => {
    const answer = await post(await request(stored()), customer.headers)
    expect(answer).toMatchObject({ status: 201, body: { paymentType: '13', maskedAccount: 'DE89 •••• •••• 3000' } })
    const { tradeId } = Trade.parse(answer.body)
    const { rows } = await platform.pool.query<{ sealed: Buffer }>(
      'select account_sealed as sealed from platform.trades where id = $1',
      [tradeId],
    )
    const sealed = rows[0]?.sealed ?? Buffer.of()
    expect(openAccount(platform.env.PLATFORM_SECRET, tradeId, sealed)).toEqual({ type: '13', ...BANK })
  })

  test('an account that is known is unknown to a guest and to another customer, whose key stays free', async () => {
    const other = await aCustomer(platform)
    for (const headers of [{}, other.headers]) {
      const [body, key] = [await request(stored()), newKey()]
      expect(await post(body, headers, key)).toMatchObject({
        status: 422,
        body: { code: 'payment_account_unknown', errors: [{ path: 'payment/paymentAccount' }] },
      })
      expect((await post({ ...body, payment: { type: '13', ...BANK } }, headers, key)).status).toBe(201)
    }
  })
})

describe('the payout of a trade', () => {
  const accountOf = async (by: ACustomer, paypalAccount: string) => {
    const { body } = await by.call('PATCH', '/customers/paypal_accounts', { paypalAccount: { id: '', paypalAccount } })
    const tied = await by.call('POST', '/customers/customer_payment_accounts', {
      ...{ bankAccount: null, paypalAccount: PaypalAccount.parse(body).iri, paymentType: 'INVOICE', isPrimary: true },
      customer: `/customers/customers/${by.customerId}`,
    })
    return PaymentAccount.parse(tied.body).iri
  }
  const change = (by: ACustomer, { number }: Trade, paymentAccount: string) =>
    by.call('PATCH', '/customers/trade_payouts', { number, paymentAccount })

  test('the payout of a trade goes to another account until the inspection begins, and the customer gets a mail', async () => {
    const [seller, trade] = [await aCustomer(platform), await request()]
    const sold = Trade.parse((await post(trade, seller.headers)).body)
    const account = await accountOf(seller, 'new@example.org')
    const told = async () => (await queuedMails(platform, 'payment_changed', seller.email)).length
    const before = await told()
    expect(await change(seller, sold, account)).toMatchObject({
      status: 200,
      body: { paymentType: '2', maskedAccount: 'n•••@example.org' },
    })
    expect(await told()).toBe(before + 1)
    const { rows } = await platform.pool.query<{ sealed: Buffer }>(
      'select account_sealed as sealed from platform.trades where id = $1',
      [sold.tradeId],
    )
    expect(openAccount(platform.env.PLATFORM_SECRET, sold.tradeId, rows[0]?.sealed ?? Buffer.of())).toMatchObject({
      paypalAccount: 'new@example.org',
    })
    await platform.pool.query(`update platform.trades set state = 'in_inspection' where id = $1`, [sold.tradeId])
    expect(await change(seller, sold, account)).toMatchObject({ status: 410, body: { code: 'gone' } })
  })

  test('the payout of a trade from before the account stays as the guest wrote it', async () => {
    const email = `before-${newKey()}@example.org`
    const guest = Trade.parse((await post(await request({ customer: { ...tradeRequest([]).customer, email } }))).body)
    const seller = await aCustomer(platform, { email })
    expect(await numbersOf(seller)).toEqual([guest.number])
    expect((await change(seller, guest, await accountOf(seller, 'new@example.org'))).status).toBe(404)
  })
})

describe('the history', () => {
  test('the history shows the newest first, at most a hundred', async () => {
    const busy = await aCustomer(platform)
    const { body } = await post(await request(), busy.headers)
    const { tradeId } = Trade.parse(body)
    await platform.pool.query(
      `insert into platform.trades select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(),
         'access_id', 'copy-' || n, 'number', 'RV-9' || n, 'created_at', t.created_at - n * interval '1 hour'))).*
       from platform.trades t, generate_series(1, 120) n where t.id = $1`,
      [tradeId],
    )
    const numbers = await numbersOf(busy)
    expect(numbers).toHaveLength(100)
    expect([numbers[0], numbers[1], numbers[99]]).toEqual([Trade.parse(body).number, 'RV-91', 'RV-999'])
  })

  test('the history adds trades made as a guest when the address is proved, and not before or after', async () => {
    const email = `guest-${newKey()}@example.org`
    const as = (address: string) => ({ customer: { ...tradeRequest([]).customer, email: address } })
    const early = Trade.parse((await post(await request(as(email.toUpperCase())))).body)
    await post(await request(as(`x${email}`)))
    const proved = await aCustomer(platform, { email })
    expect(await numbersOf(proved)).toEqual([early.number])
    await post(await request(as(email)))
    expect(await numbersOf(proved)).toEqual([early.number])
    expect(await numbersOf(await aCustomer(platform))).toEqual([])
    const address = { ...tradeRequest([]).address, street: 'Neue Straße', iri: '' }
    expect(await proved.call('PATCH', '/customers/addresses', { address })).toMatchObject({ body: { affectedTrades: [] } })
  })
})
