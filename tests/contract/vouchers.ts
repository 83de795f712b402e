import { beforeAll, expect, test } from 'vitest'
import type { Offer } from '@trade-in-shop/contracts/offers'
import { VOUCHER_PROBLEMS, Voucher } from '@trade-in-shop/contracts/vouchers'
import { anOffer, boughtDevice, expectProblem, newKey, post } from './client'
import { settings } from './settings'

export function vouchers(): void {
  let offer: Offer
  beforeAll(async () => {
    offer = await anOffer(await boughtDevice())
  })
  const validate = (code: string, client = newKey()) =>
    post(
      '/vouchers/validations',
      { application: settings.application, code, offerIds: [offer.offerId] },
      { 'client-key': client },
    )

  test.each([
    ['fixed', settings.vouchers.fixed],
    ['percent', settings.vouchers.percent],
  ] as const)('a %s voucher is accepted, in small letters too', async (kind, code) => {
    for (const written of [code, code.toLowerCase()]) {
      const { status, body } = await validate(written)
      expect(status).toBe(200)
      expect(Voucher.parse(body)).toMatchObject({ code, kind })
    }
  })

  test.each([
    ['unknown', 'NO-SUCH-CODE'],
    ['expired', settings.vouchers.expired],
    ['exhausted', settings.vouchers.exhausted],
    ['wrong_market', settings.vouchers.otherMarket],
  ] as const)('is refused as %s', async (code, voucher) => {
    expect(VOUCHER_PROBLEMS).toContain(code)
    expectProblem(await validate(voucher), 422, code)
  })

  test('with a minimum is refused for an empty cart', async () => {
    const body = { application: settings.application, code: settings.vouchers.minimum, offerIds: ['no-such-offer'] }
    expectProblem(await post('/vouchers/validations', body, { 'client-key': newKey() }), 422, 'below_minimum')
  })

  test('the eleventh attempt within an hour gets 429 with a time to come back, and other visitors are not slowed', async () => {
    const client = newKey()
    for (let tries = 0; tries < 10; tries++) expect((await validate('NO-SUCH-CODE', client)).status).toBe(422)
    const refused = await validate(settings.vouchers.fixed, client)
    expectProblem(refused, 429, 'too_many_requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await validate(settings.vouchers.fixed)).status).toBe(200)
  })
}
