import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as z from 'zod'
import type { QueryBody } from '@/clients/search-queries'
import * as queries from '@/clients/search-queries'
import { Offer, type AnswerChoice } from '@trade-in-shop/contracts/offers'
import { Problem, type ProblemCode } from '@trade-in-shop/contracts/problem'
import { Device, DeviceSummary, searchAnswer } from '@trade-in-shop/contracts/search'
import type { TradeRequest } from '@trade-in-shop/contracts/trades'
import { openApiDocument } from '@platform/endpoints'
import { ApiDocument, descriptionProblem } from '../support/described-answer'
import { settingsHeader } from '../support/signed-settings'
import { nameIndex, seller, settings } from './settings'

export type Answer = { status: number; headers: Headers; body: unknown }

let base = ''
export const useBase = (url: string) => void (base = url)

const authorization = (): Record<string, string> =>
  settings.basicAuth ? { authorization: `Basic ${Buffer.from(settings.basicAuth).toString('base64')}` } : {}

/** The answers that the reference platform documents; an operator's own platform has its own document. */
export const referenceDocument = ApiDocument.parse(JSON.parse(JSON.stringify(openApiDocument())))

/**
 * Sends one request unchanged; JSON is parsed, anything else is text. Throws when the answer is not in the platform's document.
 */
export async function raw(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...authorization(), ...Object.fromEntries(new Headers(init.headers)) }
  const response = await fetch(base + path, { ...init, method, headers, redirect: 'error' })
  const contentType = response.headers.get('content-type')
  const text = await response.text()
  const body: unknown = contentType?.includes('json') && text !== '' ? JSON.parse(text) : text
  const exchange = { method, path, status: response.status, contentType, allow: response.headers.get('allow'), body }
  const problem = settings.url === undefined ? descriptionProblem(referenceDocument, exchange) : null
  if (problem !== null) throw new Error(problem)
  return { status: response.status, headers: response.headers, body }
}

export const get = (path: string): Promise<Answer> => raw('GET', path)
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  raw('POST', path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...settingsHeader(body, settings.serviceSecret), ...headers },
  })

/** Problem details with this status and code, in the form of RFC 9457. */
export function expectProblem(answer: Answer, status: number, code: ProblemCode, path?: string): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { status, code } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  const problem = Problem.parse(answer.body)
  expect(problem.requestId).not.toBe('')
  if (path !== undefined) expect(problem.errors?.map((error) => error.path)).toContain(path)
}

export const search = (kind: 'devices' | 'aggregations', query: QueryBody, resultSize = 10, application = settings.application) =>
  post('/searches', { search: JSON.stringify(query), application: nameIndex(kind, application), resultSize })

/** The documents of a search that must succeed. */
export async function readHits<Source extends z.ZodType>(
  source: Source,
  ...asked: Parameters<typeof search>
): Promise<z.output<Source>[]> {
  const answer = await search(...asked)
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 })
  return searchAnswer(z.unknown())
    .parse(answer.body)
    .hits.hits.map(({ _source }) => source.parse(_source))
}

/** A phone that the operator buys, with its questions. */
export async function boughtDevice(application = settings.application): Promise<Device> {
  const popular = await readHits(DeviceSummary, 'devices', queries.popularDevices('phones'), 50, application)
  const bought = popular.find(({ maxPrice }) => maxPrice !== null && maxPrice >= 10_000)
  if (!bought) throw new Error('None of the fifty most popular phones is bought for 100 euro or more')
  const [device] = await readHits(Device, 'devices', queries.deviceByUrl(bought.url), 1, application)
  if (!device) throw new Error(`${bought.url} is listed and cannot be found`)
  return device
}

/** The first answer to every required question: nothing wrong. */
export const firstAnswers = ({ questions }: Device): AnswerChoice[] =>
  questions
    .filter(({ required }) => required)
    .flatMap(({ id, answers }) => (answers[0] ? [{ questionId: id, answerId: answers[0].id }] : []))

export const offerRequest = (device: Device, change: Record<string, unknown> = {}) => ({
  ...{ application: settings.application, deviceId: device.id, answers: firstAnswers(device), business: false },
  ...change,
})

export async function anOffer(device: Device, change: Record<string, unknown> = {}): Promise<Offer> {
  const { status, body } = await post('/offers', offerRequest(device, change))
  expect({ status, body }).toMatchObject({ status: 201 })
  return Offer.parse(body)
}

export function tradeRequest(offers: Offer[], change: Partial<TradeRequest> = {}): TradeRequest {
  const { postalCode, country, iban } = seller()
  return {
    ...{ application: settings.application, business: false },
    lines: offers.map(({ offerId, price }) => ({ offerId, quantity: 1, expectedPrice: price.amount })),
    customer: { firstName: 'Contract', lastName: 'Test', email: 'contract@example.org', birthDate: '1990-04-12' },
    address: { street: 'Teststraße', houseNumber: '1', postalCode, city: 'Test', country },
    payment: { type: '13', iban, holder: 'Contract Test' },
    declarations: { owner: true, adult: true, accountsRemoved: true, terms: true },
    ...change,
  }
}

export const newKey = (): string => randomUUID()
export const submit = (request: TradeRequest, key = newKey()): Promise<Answer> =>
  post('/trades', request, { 'idempotency-key': key })
