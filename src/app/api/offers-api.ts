import * as z from 'zod'
import { createOffer, previewOffer, readQuote, saveQuote, type Sender, validateVoucher } from '@/clients/trade-client'
import { CartPrices, CartPricesRequest, VoucherTry } from '@trade-in-shop/contracts/cart-prices'
import { ok, reply, seePage } from '@trade-in-shop/contracts/endpoint'
import { Offer, OfferPreview, Quote, QuoteId } from '@trade-in-shop/contracts/offers'
import { ANSWER_PROBLEMS, OwnOfferRequest, SavedQuote } from '@trade-in-shop/contracts/own-offers'
import { Voucher, VOUCHER_PROBLEMS } from '@trade-in-shop/contracts/vouchers'
import type { Shop } from '@/domain/routing/shop'
import { apiError, ApiError, requireValue } from '@/http/api-problem'
import { priceCart } from '@/storefront/cart/price-cart.server'
import { NO_OFFER, OfferForm, readOfferForm, writeIncomplete } from '@/storefront/catalog/product/offer-form'
import { shopPath } from '@/storefront/shop/shop-path'
import { endpoint, FREQUENT_LIMITS, type OwnEndpoint } from './own-endpoint'

const DEVICE_URL = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Creates the offer of a posted form; returns the address of the page that shows it or says what is missing. */
async function offerOfForm(shop: Shop, form: OfferForm, sender: Sender): Promise<string> {
  const wish = readOfferForm(form)
  // A device's id is its url (`contracts/search.ts`); any other text cannot be an address of this shop.
  if (!wish || !DEVICE_URL.test(wish.deviceId)) return shopPath(shop, 'home')
  const product = shopPath(shop, 'product', { pdp: wish.deviceId })
  const offer = await createOffer(shop, { ...wish, business: shop.business }, sender).then(
    ({ offerId }) => offerId,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 422) return NO_OFFER.away
      const open = (error.problem.errors ?? []).filter(({ code }) => code === 'missing_answer')
      return writeIncomplete(open.map(({ path }) => path.replace('answers/', '')))
    },
  )
  return `${product}?offer=${encodeURIComponent(offer)}`
}

/** Checks a voucher against these offers. Throws `ApiError` 422 with the problem's code, 429 after ten tries in an hour. */
async function checkVoucher(shop: Shop, wish: { code: string; offerIds: string[] }, sender: Sender): Promise<Voucher> {
  const check = await validateVoucher(shop, wish, sender)
  if (check.kind === 'accepted') return check.voucher
  throw apiError(check.code === 'too_many_requests' ? 429 : 422, check.code)
}

export const offersApi: readonly OwnEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/offers',
    summary: 'A price for a device in a condition, by the platform’s price list.',
    who: 'anyone',
    body: { OwnOfferRequest },
    platformLimits: ['POST /offers'],
    metric: 'offers',
    answers: { 201: { json: { Offer } } },
    problems: { 422: [...ANSWER_PROBLEMS, 'missing_answer', 'not_bought'] },
    run: async ({ shop, body, sender }) => reply(201, await createOffer(shop, { ...body, business: shop.business }, sender)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/offers/previews',
    summary: 'The price of the answers given so far. Nothing is stored.',
    who: 'anyone',
    body: { OwnOfferRequest },
    limits: FREQUENT_LIMITS,
    answers: { 200: { json: { OfferPreview } } },
    problems: { 422: ANSWER_PROBLEMS },
    run: async ({ shop, body, sender }) => ok(await previewOffer(shop, { ...body, business: shop.business }, sender)),
  }),
  /** The question form without JavaScript (U-11). */
  endpoint({
    method: 'POST',
    path: '/api/offers/form',
    summary: 'The question form of a page without JavaScript: leads to the page of the offer.',
    who: 'anyone',
    body: { OfferForm },
    accepts: 'form',
    platformLimits: ['POST /offers'],
    metric: 'offers',
    answers: { 303: 'page' },
    run: async ({ shop, body, sender }) => seePage(await offerOfForm(shop, body, sender)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/quotes',
    summary: 'Saves a price for 30 days; answers with the address that opens the device with these answers.',
    who: 'anyone',
    body: { OwnOfferRequest },
    platformLimits: ['POST /quotes'],
    answers: { 201: { json: { SavedQuote } } },
    problems: { 422: [...ANSWER_PROBLEMS, 'missing_answer', 'not_bought'] },
    run: async ({ shop, body, sender }) => {
      const { id, price, validUntil } = await saveQuote(shop, { ...body, business: shop.business }, sender)
      return reply(201, { id, url: `${shop.origin}/quotes/${id}`, price, validUntil })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/quotes/{id}',
    summary: 'A saved price with its answers, and today’s price of the same answers.',
    who: 'holder',
    params: z.strictObject({ id: QuoteId }),
    answers: { 200: { json: { Quote } } },
    run: async ({ shop, params }) => ok(requireValue(await readQuote(shop, params.id))),
  }),
  endpoint({
    method: 'POST',
    path: '/api/cart/prices',
    summary: 'Today’s prices of offers whose ids the browser holds, and their sum.',
    who: 'anyone',
    body: { CartPricesRequest },
    limits: FREQUENT_LIMITS,
    answers: { 200: { json: { CartPrices } } },
    run: async ({ shop, body, sender }) => ok(await priceCart(shop, body, sender, Date.now())),
  }),
  endpoint({
    method: 'POST',
    path: '/api/vouchers/validations',
    summary: 'Whether a voucher helps this sale.',
    who: 'anyone',
    body: { VoucherTry },
    platformLimits: ['POST /vouchers/validations'],
    answers: { 200: { json: { Voucher } } },
    problems: { 422: VOUCHER_PROBLEMS },
    run: async ({ shop, body, sender }) => ok(await checkVoucher(shop, body, sender)),
  }),
]
