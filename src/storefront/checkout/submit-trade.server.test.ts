import { beforeEach, expect, test, vi } from 'vitest'
import type { TradeSubmission } from '@/domain/checkout/checkout-form'
import type { Shop } from '@/domain/routing/shop'
import { submitTrade } from './submit-trade.server'
import { tradeReply } from './thank-you/trade-replies.server'

const createTrade = vi.hoisted(() => vi.fn())
vi.mock('@/clients/trade-client', () => ({ createTrade }))

// The parts of a shop that a sale reads.
const shop = {
  business: false,
  market: { country: 'DE', zipFormatRegExp: '^\\d{5}$', timeZone: 'Europe/Berlin', applicationId: 'wkfs_de_DE' },
} as Shop
const now = Date.parse('2026-11-21T12:00:00Z')
const submission: TradeSubmission = {
  lines: [{ offerId: 'o1', quantity: 2, expectedPrice: 41200 }],
  voucher: 'PLUS10',
  form: {
    customer: { firstName: 'Miriam', lastName: 'Berger', email: 'M@Posteo.de', birthDate: '14.03.1988', phone: '0171 1234567' },
    company: { name: 'Alte Technik GmbH', vatId: 'DE123456789' },
    address: { street: 'Fährstraße', houseNumber: '', postalCode: '21107', city: 'Hamburg' },
    payment: { type: '13', iban: 'DE89 3704 0044 0532 0130 00', holder: 'Miriam Berger' },
    declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
  },
}
const sender = { clientKey: 'c', requestId: 'r' }
const withLines = (...lines: TradeSubmission['lines']): TradeSubmission => ({
  ...submission,
  lines,
  form: { ...submission.form, ifLower: { kind: 'accept', by: '20' } },
})
beforeEach(() => createTrade.mockReset().mockResolvedValue({ kind: 'created' }))

test('the trade is built field by field, with country, mode and company of the shop', async () => {
  await submitTrade(shop, submission, 'k'.repeat(32), sender, now)
  expect(createTrade).toHaveBeenCalledWith(
    shop,
    {
      business: false,
      lines: [{ offerId: 'o1', quantity: 2, expectedPrice: 41200 }],
      voucher: 'PLUS10',
      customer: {
        firstName: 'Miriam',
        lastName: 'Berger',
        email: 'm@posteo.de',
        birthDate: '1988-03-14',
        phone: '+491711234567',
      },
      company: undefined,
      address: { street: 'Fährstraße', houseNumber: undefined, postalCode: '21107', city: 'Hamburg', country: 'DE' },
      payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' },
      declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
    },
    'k'.repeat(32),
    sender,
  )
})

test('a faulty form never reaches the platform, and the answer lists every faulty field', async () => {
  const form = {
    ...submission.form,
    address: { ...submission.form.address, postalCode: '1' },
    payment: { type: '13' as const, iban: 'DE1' },
  }
  await expect(submitTrade(shop, { ...submission, form }, 'k'.repeat(32), sender, now)).rejects.toMatchObject({
    status: 422,
    problem: {
      code: 'invalid_request',
      errors: [
        { path: 'address/postalCode', code: 'invalid' },
        { path: 'payment/iban', code: 'invalid' },
        { path: 'payment/holder', code: 'required' },
      ],
    },
  })
  expect(createTrade).not.toHaveBeenCalled()
})

test('the business shop sends the company', async () => {
  await submitTrade({ ...shop, business: true }, submission, 'k'.repeat(32), sender, now)
  expect(createTrade.mock.calls[0]?.[1]).toMatchObject({
    business: true,
    company: { name: 'Alte Technik GmbH', vatId: 'DE123456789' },
  })
})

test('a price change is a 409 with its rows, another problem is the platform’s own problem', () => {
  const changes = [{ offerId: 'o1', newOfferId: null, oldPrice: { amount: 1, currency: 'EUR' as const }, newPrice: null }]
  const isPriceChange = expect.objectContaining({ status: 409, message: '409 price_changed', members: { changes } })
  expect(() => tradeReply({ kind: 'priceChanged', changes })).toThrow(isPriceChange)
  const problem = { type: 'about:blank', title: 'x', status: 422, code: 'cap_exceeded' as const, requestId: 'p' }
  expect(() => tradeReply({ kind: 'refused', problem })).toThrow(expect.objectContaining({ status: 422, problem }))
})

test('a stored account needs a customer, whose access token is passed on', async () => {
  const paymentAccount = '/customers/customer_payment_accounts/0b8e4a1c-1111-4222-8333-444455556666'
  const stored = { ...submission, form: { ...submission.form, payment: { type: 'account' as const, paymentAccount } } }
  await expect(submitTrade(shop, stored, 'k'.repeat(32), sender, now)).rejects.toMatchObject({
    status: 422,
    problem: { errors: [{ path: 'payment/type', code: 'invalid' }] },
  })
  expect(createTrade).not.toHaveBeenCalled()
  await submitTrade(shop, stored, 'k'.repeat(32), { ...sender, accessToken: 'token' }, now)
  expect(createTrade.mock.calls[0]).toMatchObject([
    shop,
    { payment: { type: 'account', paymentAccount } },
    'k'.repeat(32),
    { accessToken: 'token' },
  ])
})

test('the answer to a lower price is sent as the least sum of the prices that the seller saw', async () => {
  const form = { ...submission.form, ifLower: { kind: 'accept' as const, by: '24' } }
  await submitTrade(shop, { ...submission, form }, 'k'.repeat(32), sender, now)
  expect(createTrade.mock.lastCall?.[1]).toMatchObject({ ifLower: { kind: 'accept', downTo: 80_000 } })
  const unseen = { ...submission, form, lines: [{ offerId: 'o1', quantity: 2 }] }
  await expect(submitTrade(shop, unseen, 'k'.repeat(32), sender, now)).rejects.toMatchObject({ status: 422 })
})

test('a sale that accepts a lower price without the price that was seen is refused by the field that lacks', async () => {
  const lines: TradeSubmission['lines'] = [
    { offerId: 'o1', quantity: 1, expectedPrice: 41200 },
    { offerId: 'o2', quantity: 1 },
  ]
  await expect(submitTrade(shop, withLines(...lines), 'k'.repeat(32), sender, now)).rejects.toMatchObject({
    problem: { status: 422, title: 'Unprocessable Entity', errors: [{ path: 'lines/1/expectedPrice', code: 'required' }] },
  })
  expect(createTrade).not.toHaveBeenCalled()
})
