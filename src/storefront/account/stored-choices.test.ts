import { expect, test } from 'vitest'
import type { BankAccount, PaypalAccount } from '@/contracts/customers'
import { storedChoices } from './stored-choices'

const ref = (id: string, isPrimary: boolean) => ({ iri: `/customers/customer_payment_accounts/${id}`, isPrimary })
const bank = (paymentAccount: BankAccount['paymentAccount']): BankAccount => ({
  iri: '/customers/bank_accounts/1',
  maskedIban: 'DE89 •••• •••• 3000',
  holder: 'Miriam Berger',
  paymentAccount,
})
const paypal = (paymentAccount: PaypalAccount['paymentAccount']): PaypalAccount => ({
  iri: '/customers/paypal_accounts/1',
  maskedAccount: 'm•••@posteo.de',
  paymentAccount,
})

test('the primary account is listed first, whatever its kind', () => {
  const choices = storedChoices([bank(ref('a', false))], [paypal(ref('b', true))])
  expect(choices.map(({ kind, isPrimary }) => [kind, isPrimary])).toEqual([
    ['paypal', true],
    ['bank', false],
  ])
})

test('an account that cannot be paid to is not offered as a choice', () => {
  expect(storedChoices([bank(null)], [paypal(null)])).toEqual([])
})
