import { beforeEach, expect, test, vi } from 'vitest'
import type { OwnCall } from '@/storefront/kit/own-api'
import type { PayoutAccount } from '@/storefront/account/session/payout-accounts'
import { addPayout, savePayout, type Accounts } from './payment-change-calls'

const calls: { method: string | undefined; path: string; body: unknown }[] = []
let answers: unknown[] = []
vi.mock('@/storefront/account/session/customer-api', () => ({
  customerApi: ({ method, path, body }: OwnCall<unknown>) => {
    calls.push({ method, path, body })
    return Promise.resolve(answers.shift())
  },
}))
beforeEach(() => void calls.splice(0))

const CUSTOMER = '/customers/customers/1'
const bank = (isPrimary: boolean | null, id = 'b') => ({
  iri: `/customers/bank_accounts/${id}`,
  maskedIban: 'DE89 •••• •••• 3000',
  holder: 'Miriam Berger',
  paymentAccount: isPrimary === null ? null : { iri: `/customers/customer_payment_accounts/${id}`, isPrimary },
})
const paypal = (isPrimary: boolean) => ({
  iri: '/customers/paypal_accounts/p',
  maskedAccount: 'm•••@example.com',
  paymentAccount: { iri: '/customers/customer_payment_accounts/p', isPrimary },
})
const have = (...accounts: Pick<PayoutAccount, 'iri' | 'type' | 'paymentAccount'>[]): Accounts => ({
  customerIri: CUSTOMER,
  accounts: accounts.map((account) => ({ masked: '•••', holder: null, ...account })),
})
const BANK = { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' } as const
const plainly = <Answer>(call: () => Promise<Answer>) => call()

test('a customer without an account gets one that is tied to the customer', async () => {
  answers = [bank(null), {}]
  await savePayout(have(), BANK, plainly)
  expect(calls).toEqual([
    {
      method: 'PATCH',
      path: '/api/customers/bank_accounts',
      body: { payment: { id: '', iban: BANK.iban, holder: BANK.holder } },
    },
    {
      method: 'POST',
      path: '/api/customers/customer_payment_accounts',
      body: { bankAccount: bank(null).iri, paypalAccount: null, paymentType: 'INVOICE', isPrimary: true, customer: CUSTOMER },
    },
  ])
})

test('the account that already gets the money is changed in place', async () => {
  answers = [bank(true)]
  await savePayout(have({ ...bank(true), type: '13' }), BANK, plainly)
  expect(calls.map(({ body }) => body)).toEqual([{ payment: { id: bank(true).iri, iban: BANK.iban, holder: BANK.holder } }])
})

test('an account of the other kind becomes the one that gets the money', async () => {
  answers = [paypal(false), {}]
  await savePayout(
    have({ ...bank(true), type: '13' }, { ...paypal(false), type: '2' }),
    { type: '2', paypalAccount: 'miriam@example.com' },
    plainly,
  )
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { paypalAccount: { id: '/customers/paypal_accounts/p', paypalAccount: 'miriam@example.com' } }],
    [
      'POST',
      {
        ...{ bankAccount: null, paypalAccount: '/customers/paypal_accounts/p' },
        ...{ paymentType: 'INVOICE', isPrimary: true, customer: CUSTOMER },
      },
    ],
  ])
})

test('an additional account leaves the primary one unchanged', async () => {
  answers = [bank(null, 'n'), {}]
  await addPayout(CUSTOMER, BANK, plainly)
  expect(calls.map(({ body }) => body)).toEqual([
    { payment: { id: '', iban: BANK.iban, holder: BANK.holder } },
    {
      ...{ bankAccount: '/customers/bank_accounts/n', paypalAccount: null },
      ...{ paymentType: 'INVOICE', isPrimary: false, customer: CUSTOMER },
    },
  ])
})
