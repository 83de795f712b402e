import { expect, test } from 'vitest'
import { payableAccounts, type PayoutAccount, sortPayouts } from './payout-accounts'

const ref = (id: string, isPrimary: boolean) => ({ iri: `/customers/customer_payment_accounts/${id}`, isPrimary })
const account = (type: PayoutAccount['type'], paymentAccount: PayoutAccount['paymentAccount']): PayoutAccount => ({
  ...{ iri: '/customers/accounts/1', type, masked: '•••', holder: null, paymentAccount },
})

test('the primary account is listed first, whatever its kind', () => {
  const sorted = sortPayouts([account('13', ref('a', false)), account('2', ref('b', true))])
  expect(sorted.map(({ type }) => type)).toEqual(['2', '13'])
})

test('an account is chosen by its payment account, and one without cannot be chosen', () => {
  expect(payableAccounts([account('13', null), account('2', ref('b', true))]).map(({ iri }) => iri)).toEqual([ref('b', true).iri])
})
