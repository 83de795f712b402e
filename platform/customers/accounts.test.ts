import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BankAccount, BankAccounts, PaymentAccount, PaypalAccount } from '@trade-in-shop/contracts/customers'
import { aCustomer, BANK, OTHER_IBAN, type ACustomer } from '../../tests/support/a-customer'
import { smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { queuedMails } from '../../tests/support/queued-mails'

let platform: SmallPlatform
let customer: ACustomer
beforeAll(async () => {
  platform = await smallPlatform('accounts')
})
afterAll(() => platform.drop())

const patchBank = (change: Record<string, unknown> = {}, by = customer) =>
  by.call('PATCH', '/customers/bank_accounts', { payment: { id: '', ...BANK, ...change } })
const aBank = async (change: Record<string, unknown> = {}) => BankAccount.parse((await patchBank(change)).body)
const tie = (change: Record<string, unknown>, by = customer) =>
  by.call('POST', '/customers/customer_payment_accounts', {
    ...{ paypalAccount: null, bankAccount: null, paymentType: 'INVOICE', isPrimary: false },
    ...{ customer: `/customers/customers/${by.customerId}`, ...change },
  })
const mails = () => queuedMails(platform, 'payment_changed', customer.email)

describe('bank accounts', () => {
  beforeAll(async () => {
    customer = await aCustomer(platform)
  })

  test('bank accounts are created with an empty id, changed with theirs, and never shown', async () => {
    const made = await patchBank()
    expect(made).toMatchObject({ status: 200, body: { maskedIban: 'DE89 •••• •••• 3000', paymentAccount: null } })
    const { iri } = BankAccount.parse(made.body)
    const changed = await patchBank({ id: iri, iban: OTHER_IBAN, holder: 'M. Müßig' })
    expect(changed).toMatchObject({ status: 200, body: { iri, maskedIban: 'DE02 •••• •••• 2051', holder: 'M. Müßig' } })
    const listed = await customer.call('GET', '/customers/bank_accounts')
    expect(listed.body).toEqual([changed.body])
    const { rows } = await platform.pool.query<{ row: string }>(
      'select to_jsonb(a)::text as row from platform.customer_accounts a',
    )
    for (const text of [JSON.stringify(made.body), JSON.stringify(listed.body), ...rows.map(({ row }) => row)])
      expect(text).not.toMatch(/0532013000|0000202051|37040044/)
  })

  test('bank accounts send a mail when they change, none when they are new or the same is sent again', async () => {
    const before = (await mails()).length
    const { iri } = await aBank()
    await patchBank({ id: iri })
    expect(await mails()).toHaveLength(before)
    await patchBank({ id: iri, iban: OTHER_IBAN })
    expect((await mails()).at(-1)).toEqual({
      ...{ application: 'wkfs_de_DE', email: customer.email, firstName: 'Miriam', maskedAccount: 'DE02 •••• •••• 2051' },
    })
    expect(await mails()).toHaveLength(before + 1)
  })

  test.each([
    ['one digit changed', { iban: 'DE89370400440532013001' }, 422, 'payment/iban'],
    ['too short for its country', { iban: 'DE893704004405320130' }, 422, 'payment/iban'],
    ['no holder', { holder: ' ' }, 400, 'payment/holder'],
    ['no BIC', { bic: 'NOPE' }, 400, 'payment/bic'],
  ])('%s is named at its field', async (_name, change, status, path) => {
    expect(await patchBank(change)).toMatchObject({ status, body: { code: 'invalid_request', errors: [{ path }] } })
  })

  test('bank accounts need a password that was typed within ten minutes', async () => {
    const stale = await aCustomer(platform, {}, 600_000)
    const young = await aCustomer(platform, {}, 599_000)
    expect(await patchBank({}, stale)).toMatchObject({ status: 403, body: { code: 'fresh_login_required' } })
    expect((await patchBank({}, young)).status).toBe(200)
    const paypal = { paypalAccount: { id: '', paypalAccount: 'a@example.org' } }
    expect(await stale.call('PATCH', '/customers/paypal_accounts', paypal)).toMatchObject({ status: 403 })
    // Choosing which account gets the money is as sensitive as changing its number.
    expect(await tie({ bankAccount: (await aBank()).iri }, stale)).toMatchObject({
      status: 403,
      body: { code: 'fresh_login_required' },
    })
    expect(await stale.call('GET', '/customers/bank_accounts')).toMatchObject({ status: 200, body: [] })
  })

  test('bank accounts are at most fifty', async () => {
    const busy = await aCustomer(platform)
    for (let made = 0; made < 50; made++) expect((await patchBank({}, busy)).status).toBe(200)
    expect(await patchBank({}, busy)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(BankAccounts.parse((await busy.call('GET', '/customers/bank_accounts')).body)).toHaveLength(50)
  })
})

describe('PayPal accounts', () => {
  test('PayPal accounts are masked', async () => {
    customer = await aCustomer(platform)
    const patch = (id: string, paypalAccount: string) =>
      customer.call('PATCH', '/customers/paypal_accounts', { paypalAccount: { id, paypalAccount } })
    const { iri } = PaypalAccount.parse((await patch('', 'Miriam@Example.org')).body)
    expect(await patch(iri, 'other@example.com')).toMatchObject({ status: 200, body: { iri, maskedAccount: 'o•••@example.com' } })
    expect(await patch('', 'no address')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'paypalAccount/paypalAccount' }] },
    })
    expect((await customer.call('GET', '/customers/paypal_accounts')).body).toHaveLength(1)
  })
})

describe('payment accounts', () => {
  beforeAll(async () => {
    customer = await aCustomer(platform)
  })
  const primaries = async () =>
    BankAccounts.parse((await customer.call('GET', '/customers/bank_accounts')).body)
      .filter(({ paymentAccount }) => paymentAccount?.isPrimary)
      .map(({ iri }) => iri)

  test('the first is primary even when not requested; the second when it is requested', async () => {
    const [first, second] = [(await aBank()).iri, (await aBank({ iban: OTHER_IBAN })).iri]
    expect(await tie({ bankAccount: first })).toMatchObject({ status: 201, body: { isPrimary: true, paymentType: 'INVOICE' } })
    expect(await tie({ bankAccount: second })).toMatchObject({ status: 201, body: { isPrimary: false } })
    expect(await primaries()).toEqual([first])
    expect(await tie({ bankAccount: second, isPrimary: true })).toMatchObject({ status: 200, body: { isPrimary: true } })
    expect(await primaries()).toEqual([second])
    expect(await tie({ bankAccount: second })).toMatchObject({ status: 200, body: { isPrimary: true } })
    expect(await primaries()).toEqual([second])
    expect(await mails()).toHaveLength(3)
  })

  test('payment accounts name one account, and the customer of the token', async () => {
    const { iri } = await aBank()
    expect(await tie({})).toMatchObject({ status: 422, body: { errors: [{ path: 'bankAccount', code: 'required' }] } })
    expect(await tie({ bankAccount: iri, paypalAccount: iri })).toMatchObject({ status: 422 })
    expect(await tie({ paypalAccount: iri })).toMatchObject({ status: 404 })
    expect(await tie({ bankAccount: iri, paymentType: 'CASH' })).toMatchObject({ status: 400 })
  })

  test('exactly one payment account is primary when twenty come at once, all as primary', async () => {
    const ties = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await tie({ bankAccount: (await aBank()).iri, isPrimary: true })
        expect(answer.status).toBe(201)
        return PaymentAccount.parse(answer.body).iri
      }),
    )
    expect(new Set(ties).size).toBe(20)
    expect(await primaries()).toHaveLength(1)
  })

  test('the database refuses two primary ones, and none', async () => {
    const { pool } = platform
    const all = 'update platform.customer_payment_accounts set is_primary = $2 where customer_id = $1'
    await expect(pool.query(all, [customer.customerId, true])).rejects.toThrow('one_primary')
    await expect(pool.query(all, [customer.customerId, false])).rejects.toThrow('without a primary')
    expect(await primaries()).toHaveLength(1)
  })
})
