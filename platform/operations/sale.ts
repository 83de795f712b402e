import { z } from 'zod'
import { ApplicationFacts } from '@/contracts/applications'
import { Offer, OfferPreview, OfferRequest } from '@/contracts/offers'
import type { ProblemCode } from '@/contracts/problem'
import { Category, Device, MultiSearchAnswer, MultiSearchRequest, searchAnswer, SearchRequest } from '@/contracts/search'
import { Trade, TradeRequest } from '@/contracts/trades'
import { Voucher, VoucherValidationRequest } from '@/contracts/vouchers'
import { described, KNOWN, SHOP_SETTINGS, VISITOR } from './operation'

const CategoryAnswer = searchAnswer(Category)
const DeviceAnswer = searchAnswer(Device)
const Health = z.object({ status: z.literal('ok') })

const SCHEMAS = {
  ...{
    SearchRequest,
    MultiSearchRequest,
    MultiSearchAnswer,
    CategoryAnswer,
    DeviceAnswer,
    OfferRequest,
    Offer,
    OfferPreview,
    VoucherValidationRequest,
    Voucher,
  },
  ...{ TradeRequest, Trade, Health, ApplicationFacts },
}

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  required: true,
  description: '16 to 64 of A-Z a-z 0-9 _ -. Same key and body: the same trade.',
}
const ANSWER_FAULTS: ProblemCode[] = [
  'unknown_device',
  'unknown_question',
  'unknown_answer',
  'exclusive_answer',
  'business_not_available',
]

/** From the search to the trade. */
export const sale = described(SCHEMAS, {
  'GET /healthz': { summary: 'The process is alive.', answer: { status: 200, json: ['Health'] }, access: 'anyone' },
  'GET /openapi.json': { summary: 'This document.', answer: { status: 200, any: true } },
  'GET /applications/{id}': {
    summary: 'What the platform can do for an application: indexes, prices, currency, languages. An unknown id is an answer too.',
    answer: { status: 200, json: ['ApplicationFacts'] },
  },
  'POST /searches': {
    summary: 'One or several Elasticsearch query bodies, each over an index of one market; answered in Elasticsearch’s envelope.',
    body: ['SearchRequest', 'MultiSearchRequest'],
    answer: { status: 200, json: ['CategoryAnswer', 'DeviceAnswer', 'MultiSearchAnswer'] },
    problems: { 400: ['unsupported_clause', 'unknown_application'] },
  },
  'POST /offers': {
    summary: 'A price for a device in a condition, valid for 14 days. A knock-out answer gives a declined offer.',
    body: 'OfferRequest',
    answer: { status: 201, json: ['Offer'] },
    problems: { 400: ['unknown_application'], 422: [...ANSWER_FAULTS, 'missing_answer', 'not_bought'] },
  },
  'POST /offers/previews': {
    summary: 'The price of the answers given so far; kept nowhere.',
    body: 'OfferRequest',
    answer: { status: 200, json: ['OfferPreview'] },
    problems: { 400: ['unknown_application'], 422: ANSWER_FAULTS },
  },
  'GET /offers/{id}': {
    summary: 'An offer as it was made.',
    answer: { status: 200, json: ['Offer'] },
    problems: { 404: ['not_found'], 410: ['offer_expired'] },
  },
  'POST /vouchers/validations': {
    summary: 'Whether a voucher helps this sale. Ten tries an hour.',
    body: 'VoucherValidationRequest',
    answer: { status: 200, json: ['Voucher'] },
    problems: { 422: ['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'], 429: ['too_many_requests'] },
    headers: VISITOR,
  },
  'POST /trades': {
    summary: 'Sells the devices of the offers, at the platform’s prices, once per key; for the customer of a bearer token.',
    body: 'TradeRequest',
    answer: { status: 201, json: ['Trade'] },
    problems: {
      400: ['idempotency_key_required', 'unknown_application'],
      401: ['session_ended'],
      409: ['price_changed', 'offer_unavailable', 'idempotency_key_reused'],
      422: [
        ...([
          'under_age',
          'cap_exceeded',
          'business_not_available',
          'company_required',
          'invalid_request',
          'payment_account_unknown',
        ] as const),
        ...(['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'] as const),
      ],
      429: ['too_many_requests'],
    },
    headers: [IDEMPOTENCY, ...KNOWN, { ...SHOP_SETTINGS, required: false }],
    access: 'shopOrCustomer',
  },
  'GET /trades/by-key/{key}': {
    summary: 'The trade that an idempotency key has made: what to ask after a lost answer.',
    answer: { status: 200, json: ['Trade'] },
    problems: { 404: ['not_found'] },
  },
  'GET /trades/{accessId}': {
    summary: 'A trade by its unguessable id; nothing personal in it.',
    answer: { status: 200, json: ['Trade'] },
    problems: { 404: ['not_found'] },
  },
  'GET /trades/{accessId}/label.pdf': {
    summary: 'The shipping label, one A4 page with the checklist of the market.',
    answer: { status: 200, bytes: 'application/pdf' },
    problems: { 404: ['not_found'] },
  },
  'GET /trades/{accessId}/label.svg': {
    summary: 'The trade number as a QR code.',
    answer: { status: 200, bytes: 'image/svg+xml' },
    problems: { 404: ['not_found'] },
  },
})
