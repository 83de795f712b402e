import { beforeAll, describe, expect, test } from 'vitest'
import type { Device } from '@trade-in-shop/contracts/search'
import { PriceChanges, Trade, type TradeRequest } from '@trade-in-shop/contracts/trades'
import { anOffer, boughtDevice, expectProblem, firstAnswers, get, newKey, post, raw, submit, tradeRequest } from './client'
import { makeSettings } from '../support/signed-settings'
import { seller, settings } from './settings'

/** Makes real trades: run it against test platforms only. */
export function trades(): void {
  let device: Device
  beforeAll(async () => {
    device = await boughtDevice()
  })
  const aRequest = async (change: Partial<TradeRequest> = {}) => tradeRequest([await anOffer(device)], change)
  const created = async (request: TradeRequest, key = newKey()) => {
    const { status, body } = await submit(request, key)
    expect({ status, body }).toMatchObject({ status: 201 })
    return Trade.parse(body)
  }

  describe('a trade', () => {
    test('totals the offers, locks the price for 14 days, and shows no account', async () => {
      const request = tradeRequest([await anOffer(device), await anOffer(device)])
      const trade = await created(request)
      expect(trade.total.amount).toBe(trade.lines.reduce((sum, line) => sum + line.total.amount, 0))
      expect(trade).toMatchObject({ state: 'awaiting_shipment', paymentType: '13', voucher: null })
      expect(Math.round((Date.parse(trade.lockUntil) - Date.parse(trade.createdAt)) / 86_400_000)).toBe(14)
      const { iban } = seller()
      expect(JSON.stringify(trade)).not.toContain(iban.slice(4, -4))
      expect(trade.history.length).toBeGreaterThan(0)
    })
    test('counts quantities and adds its voucher once', async () => {
      const offer = await anOffer(device)
      const request = tradeRequest([], { lines: [{ offerId: offer.offerId, quantity: 3 }], voucher: settings.vouchers.fixed })
      const trade = await created(request)
      expect(trade.lines[0]?.total.amount).toBe(offer.price.amount * 3)
      expect(trade.voucher).toMatchObject({ code: settings.vouchers.fixed })
      expect(trade.total.amount).toBe(offer.price.amount * 3 + (trade.voucher?.amount.amount ?? 0))
    })
    test('is found by access id and by key, and comes with its label', async () => {
      const key = newKey()
      const trade = await created(await aRequest(), key)
      expect(Trade.parse((await get(`/trades/${trade.accessId}`)).body).number).toBe(trade.number)
      expect(Trade.parse((await get(`/trades/by-key/${key}`)).body).number).toBe(trade.number)
      const [pdf, qr] = [await raw('GET', trade.label.pdf), await raw('GET', trade.label.qr)]
      expect([pdf.status, pdf.headers.get('content-type'), String(pdf.body).slice(0, 5)]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ])
      expect([qr.status, qr.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')])
    })
    test('keeps the answer to a lower price that was given with it; "ask" is the default', async () => {
      expect((await created(await aRequest())).ifLower ?? { kind: 'ask' }).toEqual({ kind: 'ask' })
      for (const ifLower of [{ kind: 'accept', downTo: 100 }, { kind: 'return' }] as const) {
        const { accessId } = await created(await aRequest({ ifLower }))
        expect(Trade.parse((await get(`/trades/${accessId}`)).body).ifLower).toEqual(ifLower)
      }
      const request = await aRequest()
      for (const ifLower of [{ kind: 'accept' }, { kind: 'accept', downTo: -1 }, { kind: 'perhaps' }])
        expectProblem(await post('/trades', { ...request, ifLower }, { 'idempotency-key': newKey() }), 400, 'invalid_request')
    })
    test('says who carries it and what a parcel is insured for, where its market does', async () => {
      const trade = await created(await aRequest())
      const { name = '', insuredSum = null } = makeSettings(settings.application).carrier ?? {}
      const said = { name, insured: insuredSum === null ? null : { amount: insuredSum, currency: 'EUR' } }
      // An older platform leaves it out.
      expect(trade.carrier ?? said).toEqual(said)
      for (const { tracking, trackingAddress } of trade.parcels ?? [])
        if (tracking === null) expect(trackingAddress ?? null).toBeNull()
    })
    test('that does not exist is not found, by any id', async () => {
      for (const path of [
        '/trades/AAAAAAAAAAAAAAAAAAAAAA',
        '/trades/x',
        `/trades/by-key/${newKey()}`,
        '/trades/AAAAAAAAAAAAAAAAAAAAAA/label.pdf',
      ])
        expectProblem(await get(path), 404, 'not_found')
    })
  })

  describe('its key', () => {
    test('is required', async () => {
      expectProblem(await post('/trades', await aRequest()), 400, 'idempotency_key_required')
    })
    test('makes one trade of many equal requests at once', async () => {
      const [request, key] = [await aRequest(), newKey()]
      const all = await Promise.all(Array.from({ length: 20 }, () => submit(request, key)))
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(all.map(({ body }) => Trade.parse(body).number)).size).toBe(1)
    })
    test('refuses another body', async () => {
      const key = newKey()
      await created(await aRequest(), key)
      expectProblem(await submit(await aRequest(), key), 409, 'idempotency_key_reused')
    })
    test('is free again after a problem', async () => {
      const [request, key] = [await aRequest(), newKey()]
      expect((await submit({ ...request, voucher: 'NO-SUCH-CODE' }, key)).status).toBe(422)
      await created(request, key)
    })
  })

  describe('is refused', () => {
    const birthDate = `${new Date().getUTCFullYear() - 17}-01-01`
    test.each([
      [
        'somebody under 18',
        async () => ({ customer: { ...(await aRequest()).customer, birthDate } }),
        'under_age',
        'customer/birthDate',
      ],
      [
        'an IBAN with a wrong digit',
        async () => ({
          payment: { type: '13', iban: seller().iban.replace(/\d$/, (last) => String((Number(last) + 1) % 10)), holder: 'X' },
        }),
        'invalid_request',
        'payment/iban',
      ],
      [
        'a foreign postal code',
        async () => ({ address: { ...(await aRequest()).address, postalCode: seller().badPostalCode } }),
        'invalid_request',
        'address/postalCode',
      ],
      ['an unknown voucher', async () => ({ voucher: 'NO-SUCH-CODE' }), 'unknown', 'voucher'],
    ] as const)('POST /trades with %s answers 422', async (_name, change, code, path) => {
      expectProblem(await submit({ ...(await aRequest()), ...((await change()) as Partial<TradeRequest>) }), 422, code, path)
    })
    test('an offer that is sold already or does not exist', async () => {
      const request = await aRequest()
      await created(request)
      expectProblem(await submit(request), 409, 'offer_unavailable', 'lines/0/offerId')
      expectProblem(await submit({ ...request, lines: [{ offerId: 'no-such-offer', quantity: 1 }] }), 409, 'offer_unavailable')
    })
    test('a price that differs from the browser’s, with old and new', async () => {
      const offer = await anOffer(device)
      const refused = await submit(
        tradeRequest([], { lines: [{ offerId: offer.offerId, quantity: 1, expectedPrice: offer.price.amount + 100 }] }),
      )
      expectProblem(refused, 409, 'price_changed')
      const [change] = PriceChanges.parse(refused.body).changes
      expect(change).toMatchObject({
        offerId: offer.offerId,
        oldPrice: { amount: offer.price.amount + 100 },
        newPrice: offer.price,
      })
      await created(
        tradeRequest([], { lines: [{ offerId: change?.newOfferId ?? '', quantity: 1, expectedPrice: offer.price.amount }] }),
      )
    })
  })

  describe.runIf(settings.business)('a business', () => {
    const company = { name: 'Contract Test GmbH', vatId: 'DE123456789' }
    const works = () => firstAnswers(device).filter(({ questionId }) => /-(switches_on|works)$/.test(questionId))
    const businessOffer = () => anOffer(device, { business: true, answers: works() })

    test('sells with company and VAT id, up to 5,000 euro', async () => {
      const { offerId, price } = await businessOffer()
      const quantity = Math.floor(500_000 / price.amount)
      const request = tradeRequest([], { business: true, lines: [{ offerId, quantity }] })
      expectProblem(await submit(request), 422, 'company_required', 'company')
      expectProblem(await submit({ ...request, company, lines: [{ offerId, quantity: quantity + 1 }] }), 422, 'cap_exceeded')
      expect(await created({ ...request, company })).toMatchObject({ business: true })
    })
  })
}
