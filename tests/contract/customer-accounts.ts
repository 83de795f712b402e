import { beforeAll, describe, expect, test } from 'vitest'
import {
  BankAccount,
  BankAccounts,
  GuestAccount,
  PaymentAccount,
  PaypalAccount,
  PaypalAccounts,
} from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { anOffer, boughtDevice, expectProblem, newKey, post, raw, tradeRequest } from './client'
import { aCustomer, type ContractCustomer } from './customer-client'
import { seller } from './settings'

/** Creates the account of a guest, or changes the one with this id. */
const keepGuestAccount = (id: string, payment: unknown) =>
  post('/customers/guest_account_number', { id, payment }, { 'client-key': newKey() })

/** Accounts for money: bank, PayPal and payment accounts, and those of guests. Answers show only both ends of a number. */
export function customerAccounts(): void {
  const { iban } = seller()
  const wrong = iban.replace(/\d$/, (last) => String((Number(last) + 1) % 10))
  let mine: ContractCustomer
  let theirs: ContractCustomer
  beforeAll(async () => {
    mine = await aCustomer(0)
    theirs = await aCustomer(1)
  })
  const patchBank = (id = '', change = {}, by = mine) =>
    by.call('PATCH', 'bank_accounts', { payment: { id, iban, holder: 'Contract Test', ...change } })
  const patchPaypal = (id = '', paypalAccount = 'contract@example.org', by = mine) =>
    by.call('PATCH', 'paypal_accounts', { paypalAccount: { id, paypalAccount } })

  describe('a bank account', () => {
    test('is created with an empty id, changed with its own and never shown', async () => {
      const made = await patchBank()
      const { iri, maskedIban } = BankAccount.parse(made.body)
      expect(maskedIban.replace(/\s/g, '')).not.toContain(iban.slice(4, -4))
      expect(await patchBank(iri, { holder: 'Somebody' })).toMatchObject({ status: 200, body: { iri, holder: 'Somebody' } })
      const listed = await mine.call('GET', 'bank_accounts')
      expect(BankAccounts.parse(listed.body).map((account) => account.iri)).toContain(iri)
      for (const { body } of [made, listed]) expect(JSON.stringify(body).replace(/\s/g, '')).not.toContain(iban.slice(4, -4))
    })
    test('with a wrong digit is refused at its field', async () => {
      expectProblem(await patchBank('', { iban: wrong }), 422, 'invalid_request', 'payment/iban')
    })
    test('of another customer is not found', async () => {
      const { iri } = BankAccount.parse((await patchBank('', {}, theirs)).body)
      expectProblem(await patchBank(iri), 404, 'not_found')
    })
  })

  describe('a PayPal account', () => {
    test('is masked', async () => {
      const { iri } = PaypalAccount.parse((await patchPaypal()).body)
      const listed = PaypalAccounts.parse((await mine.call('GET', 'paypal_accounts')).body)
      expect(listed.map((account) => account.iri)).toContain(iri)
      expect(JSON.stringify(listed)).not.toContain('contract@')
    })
    test('must be an e-mail address, and is reached by its customer alone', async () => {
      expectProblem(await patchPaypal('', 'no address'), 400, 'invalid_request', 'paypalAccount/paypalAccount')
      const { iri } = PaypalAccount.parse((await patchPaypal('', 'other@example.org', theirs)).body)
      expectProblem(await patchPaypal(iri), 404, 'not_found')
    })
  })

  describe('a payment account', () => {
    const tie = (change: Record<string, unknown>) => {
      const body = { paypalAccount: null, bankAccount: null, paymentType: 'INVOICE', isPrimary: true, customer: mine.iri }
      return mine.call('POST', 'customer_payment_accounts', { ...body, ...change })
    }
    test('that becomes primary is the only primary one', async () => {
      for (let round = 0; round < 2; round++) {
        const { iri } = BankAccount.parse((await patchBank()).body)
        const tied = PaymentAccount.parse((await tie({ bankAccount: iri })).body)
        expect(tied).toMatchObject({ bankAccount: iri, paypalAccount: null, isPrimary: true })
        const banks = BankAccounts.parse((await mine.call('GET', 'bank_accounts')).body)
        const paypals = PaypalAccounts.parse((await mine.call('GET', 'paypal_accounts')).body)
        const primary = [...banks, ...paypals].filter(({ paymentAccount }) => paymentAccount?.isPrimary)
        expect(primary.map(({ paymentAccount }) => paymentAccount?.iri)).toEqual([tied.iri])
      }
    })
    test('ties one account, and both must be the customer’s own', async () => {
      const { iri } = BankAccount.parse((await patchBank()).body)
      const foreign = BankAccount.parse((await patchBank('', {}, theirs)).body).iri
      expectProblem(await tie({}), 422, 'invalid_request', 'bankAccount')
      expectProblem(await tie({ bankAccount: foreign }), 404, 'not_found')
      expectProblem(await tie({ bankAccount: iri, customer: theirs.iri }), 404, 'not_found')
    })
  })

  test('a guest’s account is created with an empty id, changed with its own and answered masked', async () => {
    const bank = { type: '13', iban, holder: 'Guest Test' }
    const made = await keepGuestAccount('', bank)
    const { id, maskedAccount } = GuestAccount.parse(made.body)
    expect(maskedAccount.replace(/\s/g, '')).not.toContain(iban.slice(4, -4))
    expect(await keepGuestAccount(id, { type: '2', paypalAccount: 'guest@example.org' })).toMatchObject({
      status: 200,
      body: { id },
    })
    expectProblem(await keepGuestAccount('A'.repeat(id.length), bank), 404, 'not_found')
    expectProblem(await keepGuestAccount('', { ...bank, iban: wrong }), 422, 'invalid_request', 'payment/iban')
  })
}

/** Sales to the account of a guest; they need a catalogue. */
export function guestSales(): void {
  const { iban } = seller()
  test('a guest’s account is used by one sale, and changing it changes the payout', async () => {
    const device = await boughtDevice()
    const sellTo = async (id: string) =>
      post('/trades', tradeRequest([await anOffer(device)], { payment: { type: 'guest', id } }), {
        'idempotency-key': newKey(),
      })
    const { id } = GuestAccount.parse((await keepGuestAccount('', { type: '13', iban, holder: 'Guest Test' })).body)
    const sold = Trade.parse((await sellTo(id)).body)
    expect(sold).toMatchObject({ paymentType: '13', payoutChange: 'link' })
    expect((await keepGuestAccount(id, { type: '2', paypalAccount: 'guest@example.org' })).status).toBe(200)
    const seen = await raw('GET', `/trades/${sold.accessId}`)
    expect(Trade.parse(seen.body)).toMatchObject({ paymentType: '2', payoutChange: 'link' })
    expect(JSON.stringify(seen.body)).not.toContain(id)
    expectProblem(await sellTo(id), 422, 'payment_account_unknown', 'payment/id')
    expectProblem(await keepGuestAccount(sold.accessId, { type: '2', paypalAccount: 'guest@example.org' }), 404, 'not_found')
  })
}
