import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Offer, OfferPreview } from '@trade-in-shop/contracts/offers'
import {
  anOffer,
  answers,
  offerRequest,
  OTHER_APPLICATION,
  send,
  smallPlatform,
  type SmallPlatform,
} from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('offers')
})
afterAll(() => platform.drop())

const post = (change: Record<string, unknown> = {}) => send(platform, 'POST', '/offers', offerRequest(change))

describe('an offer', () => {
  test('an offer is quoted for 14 days and can be read again', async () => {
    const { status, body } = await post()
    expect(status).toBe(201)
    const offer = Offer.parse(body)
    expect(offer).toMatchObject({
      state: 'quoted',
      price: { amount: 41_200 },
      validUntil: '2026-12-05T10:00:00.000Z',
      declined: null,
    })
    expect(offer.device).toEqual({
      id: 'one',
      name: 'one',
      manufacturer: 'Acme',
      url: 'one',
      categoryId: 'phones',
      picture: null,
      unpostable: ['screen lifted'],
    })
    expect(offer.offerId).toMatch(/^[\w-]{22}$/)
    expect((await send(platform, 'GET', `/offers/${offer.offerId}`)).body).toEqual(body)
  })

  test('an offer of equal answers in another order has the same condition and another id', async () => {
    const [first, second] = [await anOffer(platform), await anOffer(platform, { answers: answers().reverse() })]
    expect(second.conditionId).toBe(first.conditionId)
    expect(second.offerId).not.toBe(first.offerId)
  })

  test('for a knocked-out device is declined, with the reason in the market’s language', async () => {
    const change = { application: OTHER_APPLICATION, answers: answers({ account_lock: 'cannot_remove' }) }
    expect(await anOffer(platform, change)).toMatchObject({
      ...{ state: 'declined', price: { amount: 0 }, explanation: [] },
      declined: { code: 'account_lock.cannot_remove', reason: 'Verrouillé.', disposal: 'label' },
    })
  })

  test('an offer of a business asks only whether it works', async () => {
    const works = answers().filter(({ questionId }) => questionId === 'phones-switches_on')
    expect(await anOffer(platform, { business: true, answers: works })).toMatchObject({
      business: true,
      price: { amount: 41_200 },
    })
  })

  test.each([
    ['an unknown device', { deviceId: 'three' }, 422, 'unknown_device'],
    ['a device without a price', { deviceId: 'worthless' }, 422, 'not_bought'],
    ['an unknown application', { application: 'wkfs_xx_XX' }, 400, 'unknown_application'],
    ['a missing answer', { answers: answers().slice(1) }, 422, 'missing_answer'],
    ['an unknown answer', { answers: answers({ screen: 'melted' }) }, 422, 'unknown_answer'],
    ['excluding answers', { answers: answers({ functions: ['all_work', 'camera'] }) }, 422, 'exclusive_answer'],
    ['a question that a business is not asked', { business: true }, 422, 'unknown_question'],
    ['business where there is none', { business: true, application: OTHER_APPLICATION }, 422, 'business_not_available'],
    ['a member nobody knows', { price: 1 }, 400, 'invalid_request'],
  ])('an offer is refused for %s', async (_name, change, status, code) => {
    expect(await post(change)).toMatchObject({
      status,
      body: { status, code, errors: expect.arrayContaining([expect.anything()]) },
    })
  })

  test('an offer is gone after its time, and unknown ids are not found', async () => {
    const { offerId } = await anOffer(platform)
    platform.setTime(new Date('2026-12-05T10:00:00Z'))
    expect(await send(platform, 'GET', `/offers/${offerId}`)).toMatchObject({ status: 410, body: { code: 'offer_expired' } })
    expect(await send(platform, 'GET', '/offers/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    platform.setTime(new Date('2026-11-21T10:00:00Z'))
  })
})

describe('a preview', () => {
  const preview = (change: Record<string, unknown>) => send(platform, 'POST', '/offers/previews', offerRequest(change))

  test('prices what is answered so far and names the rest', async () => {
    const { status, body } = await preview({ answers: answers().slice(0, 2) })
    expect(status).toBe(200)
    expect(OfferPreview.parse(body)).toMatchObject({
      price: { amount: 41_200 },
      missing: ['screen', 'functions'],
      declined: null,
    })
  })
  test('a preview of a device without a price is declined', async () => {
    expect((await preview({ deviceId: 'worthless', answers: [] })).body).toMatchObject({
      price: { amount: 0 },
      declined: { code: 'not_bought', disposal: 'label' },
    })
  })
  test('a preview stores nothing', async () => {
    const count = async () => (await platform.pool.query('select count(*)::int as n from platform.offers')).rows[0]
    const before = await count()
    await preview({})
    expect(await count()).toEqual(before)
  })
})
