import { z } from 'zod'
import { Offer, OfferPreview, OfferRequest } from '@/contracts/offers'
import { Problem, type ProblemCode } from '@/contracts/problem'
import { Category, Device, searchAnswer, SearchRequest } from '@/contracts/search'
import { PriceChanges, Trade, TradeRequest } from '@/contracts/trades'
import { Voucher, VoucherValidationRequest } from '@/contracts/vouchers'

const CategoryAnswer = searchAnswer(Category)
const DeviceAnswer = searchAnswer(Device)
const Health = z.object({ status: z.literal('ok') })
const PriceChangedProblem = Problem.extend(PriceChanges.shape)

const SCHEMAS = {
  ...{ SearchRequest, CategoryAnswer, DeviceAnswer, OfferRequest, Offer, OfferPreview, VoucherValidationRequest, Voucher },
  ...{ TradeRequest, Trade, Problem, PriceChangedProblem, Health },
}
type Name = keyof typeof SCHEMAS

type Operation = {
  summary: string
  body?: Name
  /** The good answer: its status, and a schema or a media type of bytes. */
  answer: { status: number; json: Name[] } | { status: number; bytes: string } | { status: number; any: true }
  /** Problem codes by status, beside those that every operation may answer. */
  problems?: Partial<Record<number, ProblemCode[]>>
  headers?: { name: string; required: boolean; description: string }[]
}

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  required: true,
  description: '16 to 64 of A-Z a-z 0-9 _ -. Same key and body: the same trade.',
}
const CLIENT = { name: 'Client-Key', required: false, description: 'Whose tries are counted: a keyed hash of the visitor.' }
const ANSWER_FAULTS: ProblemCode[] = [
  'unknown_device',
  'unknown_question',
  'unknown_answer',
  'exclusive_answer',
  'business_not_available',
]

/** Every operation by its method and path; a test holds the list to the routes that are served. */
export const OPERATIONS: Record<string, Operation> = {
  'GET /healthz': { summary: 'The process is alive.', answer: { status: 200, json: ['Health'] } },
  'GET /openapi.json': { summary: 'This document.', answer: { status: 200, any: true } },
  'POST /searches': {
    summary: 'An Elasticsearch query body over an index of one market; answered in Elasticsearch’s envelope.',
    body: 'SearchRequest',
    answer: { status: 200, json: ['CategoryAnswer', 'DeviceAnswer'] },
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
    headers: [CLIENT],
  },
  'POST /trades': {
    summary: 'Sells the devices of the offers, at the platform’s prices, once per key.',
    body: 'TradeRequest',
    answer: { status: 201, json: ['Trade'] },
    problems: {
      400: ['idempotency_key_required', 'unknown_application'],
      409: ['price_changed', 'offer_unavailable', 'idempotency_key_reused'],
      422: [
        ...(['under_age', 'cap_exceeded', 'business_not_available', 'company_required', 'invalid_request'] as const),
        ...(['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'] as const),
      ],
      429: ['too_many_requests'],
    },
    headers: [IDEMPOTENCY, CLIENT],
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
}

const reference = (name: string) => `#/components/schemas/${name}`
const oneOf = (names: Name[]) => (names[0] && names.length === 1 ? { $ref: reference(names[0]) } : { oneOf: names.map((name) => ({ $ref: reference(name) })) }) // prettier-ignore

function schemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SCHEMAS)) registry.add(schema, { id })
  const made = z.toJSONSchema(registry, { uri: reference, io: 'input' }).schemas
  return Object.fromEntries(Object.entries(made).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]))
}

/** What any operation may answer: a faulty request, missing Basic auth, a store that is down. */
const ALWAYS: Record<number, ProblemCode[]> = { 401: ['unauthorized'], 500: ['internal'], 503: ['unavailable'] }
const WITH_BODY: Record<number, ProblemCode[]> = {
  400: ['invalid_json', 'invalid_request'],
  413: ['too_large'],
  415: ['unsupported_media_type'],
}

function problems({ body, problems: own = {} }: Operation): Record<string, unknown> {
  const all = [ALWAYS, body ? WITH_BODY : {}, own]
  const statuses = [...new Set(all.flatMap((table) => Object.keys(table)))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = all.flatMap((table) => table[Number(status)] ?? [])
      const schema = oneOf(codes.includes('price_changed') ? ['PriceChangedProblem', 'Problem'] : ['Problem'])
      return [status, { description: codes.join(', '), content: { 'application/problem+json': { schema } } }]
    }),
  )
}

function goodAnswer({ answer }: Operation): Record<string, unknown> {
  if ('json' in answer) return { description: 'As asked.', content: { 'application/json': { schema: oneOf(answer.json) } } }
  if ('bytes' in answer) return { description: 'The file.', content: { [answer.bytes]: { schema: { type: 'string' } } } }
  return { description: 'As asked.', content: { 'application/json': { schema: { type: 'object' } } } }
}

function operation(path: string, spec: Operation): Record<string, unknown> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const inHeader = (spec.headers ?? []).map((header) => ({ ...header, in: 'header', schema: { type: 'string' } }))
  return {
    summary: spec.summary,
    parameters: [...inPath, ...inHeader],
    ...(spec.body ? { requestBody: { required: true, content: { 'application/json': { schema: oneOf([spec.body]) } } } } : {}),
    responses: { [spec.answer.status]: goodAnswer(spec), ...problems(spec) },
  }
}

/** The OpenAPI 3.1 document, made from the zod contracts that the platform itself parses with. */
export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, spec] of Object.entries(OPERATIONS)) {
    const [method = '', path = ''] = name.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(path, spec) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trade platform',
      version: '1.0.0',
      description: 'Searches, offers, vouchers and trades of the trade-in shop.',
    },
    paths,
    components: { schemas: schemas() },
  }
}
