import { beforeAll, describe, expect, test } from 'vitest'
import { OfferPreview, Offer, Quote } from '@trade-in-shop/contracts/offers'
import type { Device } from '@trade-in-shop/contracts/search'
import { anOffer, boughtDevice, expectProblem, firstAnswers, get, offerRequest, post } from './client'
import { settings } from './settings'

const DAY = 86_400_000

export function offers(): void {
  let device: Device
  beforeAll(async () => {
    device = await boughtDevice()
  })
  const quote = (change: Record<string, unknown> = {}) => post('/offers', offerRequest(device, change))

  test('an offer is quoted for 14 days in whole euros, explained, and can be read again', async () => {
    const answer = await quote()
    expect(answer.status).toBe(201)
    const offer = Offer.parse(answer.body)
    expect(offer).toMatchObject({
      state: 'quoted',
      declined: null,
      business: false,
      device: { id: device.id, categoryId: device.categoryId },
    })
    expect(offer.price.amount % 100).toBe(0)
    expect(offer.explanation.at(-1)?.runningTotal).toBe(offer.price.amount)
    expect(offer.explanation[0]).toMatchObject({ kind: 'base' })
    const days = (Date.parse(offer.validUntil) - Date.now()) / DAY
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThan(14.1)
    expect((await get(`/offers/${offer.offerId}`)).body).toEqual(answer.body)
  })

  test('the same answers in another order have the same price and condition', async () => {
    const [first, second] = [await anOffer(device), await anOffer(device, { answers: firstAnswers(device).reverse() })]
    expect([second.conditionId, second.price]).toEqual([first.conditionId, first.price])
    expect(second.offerId).not.toBe(first.offerId)
  })

  test('no answer raises the price above the best price of the device', async () => {
    const { price } = await anOffer(device)
    expect(price.amount).toBeLessThanOrEqual(device.maxPrice ?? 0)
    expect(price.amount).toBeGreaterThan(0)
  })

  test('a preview prices the given answers and names the open questions', async () => {
    const [first, ...rest] = firstAnswers(device)
    const { status, body } = await post('/offers/previews', offerRequest(device, { answers: first ? [first] : [] }))
    expect(status).toBe(200)
    expect(OfferPreview.parse(body).missing).toHaveLength(rest.length)
    const whole = OfferPreview.parse((await post('/offers/previews', offerRequest(device))).body)
    expect(whole).toMatchObject({ missing: [], declined: null, price: (await anOffer(device)).price })
  })

  test('every answer of every question is priced or declined', async () => {
    for (const question of device.questions)
      for (const answer of question.answers) {
        const answers = [
          ...firstAnswers(device).filter(({ questionId }) => questionId !== question.id),
          { questionId: question.id, answerId: answer.id },
        ]
        const { status, body } = await post('/offers/previews', offerRequest(device, { answers }))
        expect(status, answer.id).toBe(200)
        const { declined, price } = OfferPreview.parse(body)
        if (declined) expect([declined.reason, price.amount]).toEqual([expect.stringMatching(/\S/), 0])
      }
  })

  test('a saved quote has the price of the offer for 30 days, and can be read again', async () => {
    const { status, body } = await post('/quotes', offerRequest(device))
    expect(status).toBe(201)
    const { price } = await anOffer(device)
    const saved = Quote.parse(body)
    expect(saved).toMatchObject({ device: { id: device.id }, answers: firstAnswers(device), price, today: price })
    expect((Date.parse(saved.validUntil) - Date.now()) / DAY).toBeCloseTo(30, 0)
    expect((await get(`/quotes/${saved.id}`)).body).toEqual(body)
    expectProblem(await get('/quotes/no-such-quote'), 404, 'not_found')
    expectProblem(await post('/quotes', offerRequest(device, { answers: firstAnswers(device).slice(1) })), 422, 'missing_answer')
  })

  describe('is refused', () => {
    test.each([
      ['an unknown device', () => ({ deviceId: 'no-such-device' }), 422, 'unknown_device'],
      ['an unknown application', () => ({ application: 'wkfs_xx_XX' }), 400, 'unknown_application'],
      ['a missing answer', () => ({ answers: firstAnswers(device).slice(1) }), 422, 'missing_answer'],
      [
        'an unknown question',
        () => ({ answers: [...firstAnswers(device), { questionId: 'no-such', answerId: 'x' }] }),
        422,
        'unknown_question',
      ],
      [
        'an unknown answer',
        () => ({ answers: firstAnswers(device).map((answer) => ({ ...answer, answerId: 'no-such' })) }),
        422,
        'unknown_answer',
      ],
      ['an unknown member', () => ({ price: 1 }), 400, 'invalid_request'],
    ] as const)('POST /offers with %s answers %s', async (_name, change, status, code) => {
      expectProblem(await quote(change()), status, code)
    })

    test('"nothing wrong" together with a problem', async () => {
      const question = device.questions.find(({ multiple }) => multiple)
      if (!question) throw new Error(`${device.id} has no question with several answers`)
      const problem = { questionId: question.id, answerId: question.answers[1]?.id ?? '' }
      expectProblem(await quote({ answers: [...firstAnswers(device), problem] }), 422, 'exclusive_answer')
    })

    test('an unknown id', async () => {
      expectProblem(await get('/offers/no-such-offer'), 404, 'not_found')
    })
  })

  test.runIf(settings.business)('a business is asked only whether the device works', async () => {
    const works = firstAnswers(device).filter(({ questionId }) => /-(switches_on|works)$/.test(questionId))
    expect(await anOffer(device, { business: true, answers: works })).toMatchObject({ business: true, state: 'quoted' })
  })
  test('a business offer is refused in a market without business mode', async () => {
    const elsewhere = await boughtDevice(settings.otherApplication)
    expectProblem(
      await post('/offers', offerRequest(elsewhere, { application: settings.otherApplication, business: true })),
      422,
      'business_not_available',
    )
  })
}
