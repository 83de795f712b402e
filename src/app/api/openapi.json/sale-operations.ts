import { z } from 'zod'
import { CartPrices, CartPricesRequest, VoucherTry } from '@/contracts/cart-prices'
import { TradeLookup, TradeLookupRequest } from '@/contracts/customers'
import { Offer, OfferPreview } from '@/contracts/offers'
import { OwnOfferRequest } from '@/contracts/own-offers'
import { Suggestions } from '@/contracts/suggestions'
import { Trade } from '@/contracts/trades'
import { Voucher } from '@/contracts/vouchers'
import { TradeSubmission } from '@/domain/checkout/checkout-form'
import { OfferForm } from '@/storefront/catalog/product/offer-form'
import { described, DEVICE_COOKIE } from './operation'

const FoundRedirect = z.object({ target: z.string(), external: z.boolean(), status: z.int() })
const OwnTradeLookupRequest = TradeLookupRequest.omit({ application: true })

const BAD_ANSWERS = [
  'unknown_device',
  'unknown_question',
  'unknown_answer',
  'exclusive_answer',
  'business_not_available',
] as const
const BAD_VOUCHER = ['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'] as const

/** Everything on the way from a search to a sale. */
export const saleOperations = described(
  {
    ...{ FoundRedirect, Suggestions, OwnOfferRequest, OfferForm, Offer, OfferPreview, CartPricesRequest, CartPrices },
    ...{ VoucherTry, Voucher, TradeSubmission, Trade, OwnTradeLookupRequest, TradeLookup },
  },
  {
    'GET /api/redirects/lookup': {
      summary: 'Where a path of the shop leads when it is no page itself.',
      query: { path: 'The path.' },
      answer: { status: 200, json: 'FoundRedirect' },
      problems: { 404: ['not_found'], 410: ['gone'] },
    },
    'GET /api/search': {
      summary: 'Devices and categories that match what somebody types.',
      query: { q: 'The text, at most 200 characters.' },
      answer: { status: 200, json: 'Suggestions' },
    },
    'POST /api/offers': {
      summary: 'A price for a device in a condition.',
      body: 'OwnOfferRequest',
      answer: { status: 201, json: 'Offer' },
      problems: { 422: [...BAD_ANSWERS, 'missing_answer', 'not_bought'] },
    },
    'POST /api/offers/previews': {
      summary: 'The price of the answers given so far; kept nowhere.',
      body: 'OwnOfferRequest',
      answer: { status: 200, json: 'OfferPreview' },
      problems: { 422: BAD_ANSWERS },
    },
    'POST /api/offers/form': {
      summary: 'The question form of a page without JavaScript: leads to the page of the offer.',
      body: 'OfferForm',
      form: true,
      answer: { status: 303 },
    },
    'POST /api/cart/prices': {
      summary: 'Today’s prices of offers, and their sum.',
      body: 'CartPricesRequest',
      answer: { status: 200, json: 'CartPrices' },
    },
    'POST /api/vouchers/validations': {
      summary: 'Whether a voucher helps this sale. Ten tries an hour.',
      body: 'VoucherTry',
      answer: { status: 200, json: 'Voucher' },
      problems: { 422: BAD_VOUCHER, 429: ['too_many_requests'] },
    },
    'POST /api/trades': {
      summary: 'Sells the devices of the offers at the platform’s prices, once per key; a customer’s with a session.',
      body: 'TradeSubmission',
      headers: { 'Idempotency-Key': '16 to 64 of A-Z a-z 0-9 _ -. Same key and body: the same trade.', ...DEVICE_COOKIE },
      answer: { status: 201, json: 'Trade' },
      problems: {
        400: ['idempotency_key_required'],
        409: ['price_changed', 'offer_unavailable', 'idempotency_key_reused'],
        422: [
          ...(['invalid_request', 'under_age', 'cap_exceeded', 'business_not_available', 'company_required'] as const),
          ...(['payment_account_unknown', ...BAD_VOUCHER] as const),
        ],
        429: ['too_many_requests'],
      },
      customer: 'optional',
    },
    'POST /api/trades/lookups': {
      summary: 'A guest’s trade by number and postal code; everything wrong is answered alike.',
      body: 'OwnTradeLookupRequest',
      headers: DEVICE_COOKIE,
      answer: { status: 200, json: 'TradeLookup' },
      problems: { 404: ['not_found'], 429: ['too_many_requests'] },
    },
    'GET /api/trades/by-key/{key}': {
      summary: 'The trade that an idempotency key has made: what to ask after a lost answer.',
      answer: { status: 200, json: 'Trade' },
      problems: { 404: ['not_found'] },
    },
    'GET /api/trades/{accessId}': {
      summary: 'A trade by its unguessable id.',
      answer: { status: 200, json: 'Trade' },
      problems: { 404: ['not_found'] },
    },
    'GET /api/trades/{accessId}/label.pdf': {
      summary: 'The shipping label.',
      answer: { status: 200, file: 'application/pdf' },
      problems: { 404: ['not_found'] },
    },
    'GET /api/trades/{accessId}/label.svg': {
      summary: 'The shipping label’s code.',
      answer: { status: 200, file: 'image/svg+xml' },
      problems: { 404: ['not_found'] },
    },
    'GET /api/openapi.json': { summary: 'This document.', answer: { status: 200, file: 'application/json' } },
  },
)
