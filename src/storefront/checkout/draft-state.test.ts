import { expect, test } from 'vitest'
import { CheckoutInput } from '@/domain/checkout/checkout-form'
import {
  ANOTHER_ACCOUNT,
  Draft,
  toDraft,
  EMPTY_DRAFT,
  toCheckoutInput,
  toCheckoutValues,
  type CheckoutValues,
} from './draft-state'

const values: CheckoutValues = {
  ...toCheckoutValues({ ...EMPTY_DRAFT, customer: { ...EMPTY_DRAFT.customer, firstName: 'Miriam' } }, '13'),
  payment: {
    type: '13',
    iban: 'DE89370400440532013000',
    holder: 'Miriam Berger',
    paypalAccount: 'm@posteo.de',
    paypalRepeat: 'm@posteo.de',
    paymentAccount: '',
    remember: true,
  },
}

test('a draft contains the payment type but no other payment data', () => {
  const text = JSON.stringify(toDraft(values))
  for (const secret of ['DE89', 'Miriam Berger', 'posteo']) expect(text).not.toContain(secret)
  expect(toDraft(values)).toMatchObject({ paymentType: '13', customer: { firstName: 'Miriam' } })
})

test('a stored draft restores the same form without payment data', () => {
  expect(toDraft(toCheckoutValues(toDraft(values), '2'))).toEqual(toDraft(values))
  expect(toCheckoutValues(toDraft(values), '2').payment.iban).toBe('')
})

test('a draft says whether the address is to be saved, and one of an older build says no', () => {
  expect(toCheckoutValues(toDraft({ ...values, saveAddress: true }), '13').saveAddress).toBe(true)
  const { saveAddress: _missing, ...older } = EMPTY_DRAFT
  expect(Draft.parse(older).saveAddress).toBe(false)
})

test('a form without a draft starts with the payment type of its market', () => {
  for (const type of ['13', '2'] as const) expect(toCheckoutValues(EMPTY_DRAFT, type).payment.type).toBe(type)
})

test('only the chosen way of payment is sent, and a company only in business mode', () => {
  expect(toCheckoutInput(values, false)).toMatchObject({
    payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' },
  })
  expect(toCheckoutInput(values, false)).not.toHaveProperty('company')
  expect(toCheckoutInput({ ...values, payment: { ...values.payment, type: '2' } }, true)).toMatchObject({
    company: { name: '', vatId: '' },
    payment: { type: '2', paypalAccount: 'm@posteo.de', paypalRepeat: 'm@posteo.de' },
  })
})

test('the sent values have the form that the server accepts', () => {
  for (const business of [true, false]) expect(CheckoutInput.safeParse(toCheckoutInput(values, business)).success).toBe(true)
})

test('a stored account of the customer is sent without typed values, and another account as typed', () => {
  const paymentAccount = '/customers/customer_payment_accounts/7a1f'
  const stored = toCheckoutInput({ ...values, payment: { ...values.payment, paymentAccount } }, false)
  expect(stored.payment).toEqual({ type: 'account', paymentAccount })
  expect(CheckoutInput.safeParse(stored).success).toBe(true)
  const typed = toCheckoutInput({ ...values, payment: { ...values.payment, paymentAccount: ANOTHER_ACCOUNT } }, false)
  expect(typed.payment).toEqual({ type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' })
})
