import * as z from 'zod'
import { devicesMatching, searchText } from '@/clients/search-client'
import { Accepted } from '@trade-in-shop/contracts/account'
import { ContactTicket, ContactWish } from '@trade-in-shop/contracts/contact'
import { empty, file, ok, reply } from '@trade-in-shop/contracts/endpoint'
import { type Suggestion, Suggestions } from '@trade-in-shop/contracts/suggestions'
import { ControllingReport } from '@trade-in-shop/contracts/tracking'
import { TextLine } from '@trade-in-shop/contracts/typed-text'
import type { Shop } from '@/domain/routing/shop'
import { decideIn } from '@/domain/routing/decide'
import { splitAddress } from '@/domain/routing/paths'
import { apiError, requireValue } from '@/http/api-problem'
import { errorText } from '@trade-in-shop/runtime/error-text'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { findTypedVariant, groupByModel, suggestDevice, type Model } from '@/storefront/catalog/models'
import { countEmptySearch, formatSearchNote, formatTypedQuestions } from '@/storefront/catalog/search/search-note.server'
import { takeMessage } from '@/storefront/contact/take-message.server'
import {
  CLIENT_ID_COOKIE,
  CLIENT_ID_SECONDS,
  clientIdForBrowser,
  readClientId,
  reportToController,
} from '@/storefront/tracking/report-event.server'
import document from './openapi-document.json'
import { endpoint, FREQUENT_LIMITS, type OwnEndpoint } from './own-endpoint'

const SuggestionQuery = z.strictObject({
  q: TextLine(200, 0).describe('The text.'),
  rows: z.enum(['devices', 'models']).default('devices').describe('What a row is.'),
  paused: z.literal('yes').optional().describe('The visitor has stopped typing; a text without a result is counted.'),
})
type SuggestionQuery = z.infer<typeof SuggestionQuery>

const ROWS = 8
/** So many devices have eight models, unless a model comes in more than seven sizes. */
const DEVICES_FOR_MODELS = 60

/** A model with its sizes, or the one of them that was typed. */
function suggestedModel(model: Model, text: string): Suggestion {
  const { first, variants, maxPrice } = model
  const typed = findTypedVariant(model, text)
  if (typed || variants.length === 1) return suggestDevice(typed ?? first)
  return { ...suggestDevice(first), name: first.model, maxPrice, sizes: variants.map(({ variant }) => variant) }
}

/**
 * The suggestions below the search field, by device or by model. Throws `ApiError` when search does not answer; the field
 * then offers a retry (E-06).
 */
async function suggest(shop: Shop, { q, rows, paused }: SuggestionQuery): Promise<Suggestions> {
  const byModel = rows === 'models'
  const found = await devicesMatching(shop, q, byModel ? DEVICES_FOR_MODELS : ROWS)
  const { devices, total, understood, without, notBought, isImei } = found
  const note = formatSearchNote(shop, { notBought, isImei })
  if (paused) countEmptySearch(shop, searchText(q), total, note)
  const models = byModel ? groupByModel(devices) : []
  return {
    total: byModel && total === devices.length ? models.length : total,
    understood: [...understood],
    without: [...without],
    notBought,
    isImei,
    note: note && `${note.sentence} ${note.advice}`,
    fragment: formatTypedQuestions({ understood }, q),
    devices: byModel ? models.slice(0, ROWS).map((model) => suggestedModel(model, q)) : devices.map(suggestDevice),
  }
}

/** `target`: a path of the shop, or an absolute address when `external`. */
const FoundRedirect = z.object({ target: z.string(), external: z.boolean(), status: z.int() })

/** What a request for the path would be answered: its redirect, `gone`, or null for everything else. */
function lookUpRedirect(shop: Shop, address: string, now: number): z.infer<typeof FoundRedirect> | 'gone' | null {
  const { path, query } = splitAddress(address)
  const decision = decideIn(shop, { path, query: query ?? '', now })
  if (decision.kind === 'abort') return decision.status === 410 ? 'gone' : null
  if (decision.kind !== 'redirect') return null
  const { location, external, status } = decision
  return { target: external ? location : location.slice(shop.origin.length), external, status }
}

const log = makeLogger('api')
const text = JSON.stringify(document)

export const shopApi: readonly OwnEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Devices and categories of the market that match a typed text.',
    who: 'anyone',
    query: SuggestionQuery,
    answers: { 200: { json: { Suggestions } } },
    run: async ({ shop, query }) => ok(await suggest(shop, query)),
  }),
  /** Where a path leads when it is not a page itself; an absolute target is a full navigation. */
  endpoint({
    method: 'GET',
    path: '/api/redirects/lookup',
    summary: 'Where a path of the shop leads when it is no page itself.',
    who: 'anyone',
    query: z.strictObject({ path: z.string().min(1).max(2048).startsWith('/').describe('The path.') }),
    answers: { 200: { json: { FoundRedirect } } },
    problems: { 404: ['not_found'], 410: ['gone'] },
    run: ({ shop, query }) => {
      const redirect = lookUpRedirect(shop, query.path, Date.now())
      if (redirect === 'gone') throw apiError(410, 'gone')
      return ok(requireValue(redirect))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/contact',
    summary: 'A message to the people of a subject; answers with the number of its ticket.',
    who: 'anyone',
    checks: ['subject of the market', 'hidden field and time of filling'],
    body: { ContactWish },
    platformLimits: ['POST /contacts'],
    answers: { 202: { json: { ContactTicket } } },
    problems: { 422: ['invalid_request', 'business_not_available'] },
    run: async ({ shop, body, sender }) => reply(202, await takeMessage(shop, body, sender)),
  }),
  /** Answers while the tracking host is called, so that no visitor waits for it (G-05). */
  endpoint({
    method: 'POST',
    path: '/api/controlling/controlling',
    summary: 'Reports an event. Pages call it only for visitors who have consented (G-02). Nothing personal is passed on.',
    who: 'anyone',
    body: { ControllingReport },
    limits: FREQUENT_LIMITS,
    maxBytes: 8192,
    answers: { 202: { json: { Accepted } } },
    run: ({ shop, body, request, requestId }) => {
      const clientId = readClientId(request)
      const failed = (error: unknown) => log.error({ requestId, error: errorText(error) }, 'an event was not reported')
      void reportToController(shop, { report: body, clientId, requestId, now: Date.now() }).catch(failed)
      return reply(202, { accepted: true })
    },
  }),
  /** Called by a page whose visitor has consented. Without an affiliate host there is no cookie and no error. */
  endpoint({
    method: 'POST',
    path: '/api/controlling/client-id',
    summary: 'Asks for the random client id, which comes as a cookie of a year, or not at all. For visitors who have consented.',
    who: 'anyone',
    answers: { 204: 'empty' },
    run: async ({ shop, request, requestId }) => {
      const id = readClientId(request) ?? (await clientIdForBrowser(requestId))
      const secure = shop.origin.startsWith('https:') ? '; Secure' : ''
      const cookie = `${CLIENT_ID_COOKIE}=${id}; Path=/; Max-Age=${CLIENT_ID_SECONDS}; SameSite=Lax${secure}`
      return empty({ cookies: id === null ? [] : [cookie] })
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document.',
    who: 'anyone',
    answers: { 200: { file: 'application/json' } },
    run: () => file(text),
  }),
]
