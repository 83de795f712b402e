import { expect, test } from 'vitest'
import { TradeAddress, TradeCustomer, TradePayment } from '@trade-in-shop/contracts/trades'
import { checkoutForm, CheckoutInput, type CheckoutFacts } from './checkout-form'
import { toE164 } from './phone'

const facts: CheckoutFacts = {
  country: 'DE',
  zipFormatRegExp: '^\\d{5}$',
  timeZone: 'Europe/Berlin',
  business: false,
  devicesTotal: 41_200,
  now: Date.parse('2026-11-21T12:00:00Z'),
  toE164,
}
const input: CheckoutInput = {
  customer: { firstName: ' Miriam ', lastName: 'Berger', email: 'Miriam.Berger@Posteo.DE', birthDate: '14.03.1988', phone: '' },
  address: { street: 'Fährstraße', houseNumber: '21', postalCode: '21 107', city: 'Hamburg' },
  payment: { type: '13', iban: 'de89 3704 0044 0532 0130 00', holder: 'Miriam Berger' },
  declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
}
const paypal = (paypalAccount: string, paypalRepeat: string) => ({
  ...input,
  payment: { type: '2' as const, paypalAccount, paypalRepeat },
})

function problems(value: unknown, given = facts) {
  const result = checkoutForm(given).safeParse(value)
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a complete form comes out normalised and fits the wire', () => {
  const details = checkoutForm(facts).parse(input)
  expect(details).toEqual({
    customer: {
      firstName: 'Miriam',
      lastName: 'Berger',
      email: 'miriam.berger@posteo.de',
      birthDate: '1988-03-14',
      phone: undefined,
    },
    company: undefined,
    address: { street: 'Fährstraße', houseNumber: '21', postalCode: '21107', city: 'Hamburg', country: 'DE' },
    payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' },
    declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
  })
  expect(TradeCustomer.parse(details.customer)).toEqual(details.customer)
  expect(TradeAddress.parse(details.address)).toEqual(details.address)
  expect(TradePayment.parse(details.payment)).toEqual(details.payment)
})

test.each([
  ['houseNumber', '12-14/Stg. 3/2. OG/Tür 17', undefined],
  ['houseNumber', 'x'.repeat(30), undefined],
  ['houseNumber', 'x'.repeat(31), 'too_long'],
  ['line2', 'c/o Berger, Bâtiment C', undefined],
  ['line2', 'x'.repeat(60), undefined],
  ['line2', 'x'.repeat(61), 'too_long'],
])('an address with the %s "%s" has the problem %s', (field, typed, problem) => {
  expect(problems({ ...input, address: { ...input.address, [field]: typed } })[`address.${field}`]).toBe(problem)
  if (problem) return
  const { address } = checkoutForm(facts).parse({ ...input, address: { ...input.address, [field]: typed } })
  expect(TradeAddress.parse(address)).toMatchObject({ [field]: typed })
})

test('an empty form names every field at once', () => {
  const empty: CheckoutInput = {
    customer: { firstName: '', lastName: ' ', email: '', birthDate: '', phone: '' },
    address: { street: '', houseNumber: '', postalCode: '', city: '' },
    payment: { type: '13', iban: '', holder: '' },
    declarations: { owner: false, accountsRemoved: false, terms: false },
  }
  const fields = [
    ...['customer.firstName', 'customer.lastName', 'customer.email', 'customer.birthDate'],
    ...['address.street', 'address.postalCode', 'address.city', 'payment.iban', 'payment.holder'],
    ...['declarations.owner', 'declarations.accountsRemoved', 'declarations.terms'],
  ]
  expect(problems(empty)).toEqual(Object.fromEntries(fields.map((field) => [field, 'required'])))
})

test.each([
  ['customer.email', { ...input, customer: { ...input.customer, email: 'miriam@' } }, 'invalid'],
  ['customer.email', { ...input, customer: { ...input.customer, email: `${'a'.repeat(250)}@b.de` } }, 'too_long'],
  ['customer.firstName', { ...input, customer: { ...input.customer, firstName: 'x'.repeat(61) } }, 'too_long'],
  ['customer.birthDate', { ...input, customer: { ...input.customer, birthDate: '31.02.1988' } }, 'invalid'],
  ['customer.birthDate', { ...input, customer: { ...input.customer, birthDate: '14.03.1888' } }, 'invalid'],
  ['customer.birthDate', { ...input, customer: { ...input.customer, birthDate: '22.11.2026' } }, 'invalid'],
  ['customer.birthDate', { ...input, customer: { ...input.customer, birthDate: '22.11.2008' } }, 'under_age'],
  ['customer.phone', { ...input, customer: { ...input.customer, phone: '12' } }, 'invalid'],
  ['address.postalCode', { ...input, address: { ...input.address, postalCode: '2110' } }, 'invalid'],
  ['payment.iban', { ...input, payment: { ...input.payment, iban: 'DE89 3704 0044 0532 0130 01' } }, 'invalid'],
  ['payment.paypalRepeat', paypal('a@posteo.de', 'b@posteo.de'), 'invalid'],
  ['payment.paypalRepeat', paypal('a@posteo.de', ''), 'required'],
  ['payment.paypalAccount', paypal('a', 'a'), 'invalid'],
  ['declarations.terms', { ...input, declarations: { ...input.declarations, terms: false } }, 'required'],
])('%s of %j', (field, value, code) => {
  expect(problems(value)).toEqual({ [field]: code })
})

test('eighteen on this very day may sell', () => {
  expect(problems({ ...input, customer: { ...input.customer, birthDate: '21.11.2008' } })).toEqual({})
})

test('a phone number leaves as E.164', () => {
  const { customer } = checkoutForm(facts).parse({ ...input, customer: { ...input.customer, phone: '0171 1234567' } })
  expect(customer.phone).toBe('+491711234567')
})

test('PayPal addresses are compared in lower case and sent once', () => {
  expect(checkoutForm(facts).parse(paypal('A@Posteo.de', 'a@posteo.de ')).payment).toEqual({
    type: '2',
    paypalAccount: 'a@posteo.de',
  })
})

test('business needs a company and a VAT id, a consumer’s is ignored', () => {
  const business = { ...facts, business: true }
  expect(problems(input, business)).toHaveProperty('company')
  expect(problems({ ...input, company: { name: '', vatId: 'x' } }, business)).toEqual({
    'company.name': 'required',
    'company.vatId': 'invalid',
  })
  const company = { name: 'Alte Technik GmbH', vatId: 'de 123 456 789' }
  expect(checkoutForm(business).parse({ ...input, company }).company).toEqual({ name: 'Alte Technik GmbH', vatId: 'DE123456789' })
  expect(checkoutForm(facts).parse({ ...input, company }).company).toBeUndefined()
})

test('the country is the market’s, whatever the form says', () => {
  expect(CheckoutInput.safeParse({ ...input, address: { ...input.address, country: 'FR' } }).success).toBe(false)
})

test('a guest’s saved payment account passes with a well-formed id and is refused with any other', () => {
  const kept = (id: unknown) => ({ ...input, payment: { type: 'guest', id } })
  expect(checkoutForm(facts).parse(kept('A-_9'.repeat(5))).payment).toEqual({ type: 'guest', id: 'A-_9'.repeat(5) })
  for (const id of ['short', '/customers/customer_payment_accounts/1', 'a'.repeat(15) + '!'])
    expect(problems(kept(id))).toEqual({ 'payment.id': 'invalid' })
})

test('a customer’s stored account passes with a well-formed IRI and is refused with any other', () => {
  const stored = (paymentAccount: unknown) => ({ ...input, payment: { type: 'account', paymentAccount } })
  const iri = '/customers/customer_payment_accounts/0b8c4f5e-1f0d-4d0a-9d6e-2a6c3f1f7a11'
  expect(checkoutForm(facts).parse(stored(iri)).payment).toEqual({ type: 'account', paymentAccount: iri })
  expect(problems(stored(''))).toEqual({ 'payment.paymentAccount': 'required' })
  for (const wrong of ['/customers/addresses/1', 'https://elsewhere.example/x', `${iri}/..`, '../1'])
    expect(problems(stored(wrong))).toEqual({ 'payment.paymentAccount': 'invalid' })
})

test('a lower price may be accepted by whole euros below what the devices are worth, which become the least sum', () => {
  const chosen = (ifLower: CheckoutInput['ifLower']) => ({ ...input, ifLower })
  const read = (ifLower: CheckoutInput['ifLower']) => checkoutForm(facts).parse(chosen(ifLower)).ifLower
  expect(checkoutForm(facts).parse(input).ifLower).toBeUndefined()
  expect(read({ kind: 'ask', by: '' })).toEqual({ kind: 'ask' })
  expect(read({ kind: 'return', by: 'left over' })).toEqual({ kind: 'return' })
  for (const by of ['20', ' 20 € ']) expect(read({ kind: 'accept', by })).toEqual({ kind: 'accept', downTo: 39_200 })
  expect(read({ kind: 'accept', by: '411' })).toEqual({ kind: 'accept', downTo: 100 })
  for (const by of ['0', '412', '19,50', '-5', '1e2', 'all', '99999999'])
    expect(problems(chosen({ kind: 'accept', by }))).toEqual({ 'ifLower.by': 'invalid' })
  for (const by of ['', undefined]) expect(problems(chosen({ kind: 'accept', by }))).toEqual({ 'ifLower.by': 'required' })
})
