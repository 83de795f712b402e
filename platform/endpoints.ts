import * as z from 'zod'
import { clarificationEndpoints } from './clarifications/clarification-endpoints'
import { contactEndpoints } from './contacts/contact-endpoints'
import { customerEndpoints } from './customers/customer-endpoints'
import { payoutEndpoints } from './customers/payout-endpoints'
import { registrationEndpoints } from './customers/registration-endpoints'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from './http/platform-endpoint'
import { accountEndpoints } from './identity/account-endpoints'
import { newsletterEndpoints } from './newsletter/newsletter-endpoints'
import { offerEndpoints } from './offers/offer-endpoints'
import { searchEndpoints } from './search/search-endpoints'
import { trackingEndpoints } from './tracking/tracking-endpoints'
import { tradeEndpoints } from './sales/trade-endpoints'
import { voucherEndpoints } from './vouchers/voucher-endpoints'
import { makeDocument } from '@trade-in-shop/contracts/openapi'
import { SECURITY_SCHEMES } from './server/access'
import { platformRoute } from './server/openapi-route'

const INFO = {
  title: 'Trade platform',
  version: '1.0.0',
  description: 'Searches, offers, vouchers and trades of the trade-in shop.',
}

let document: Record<string, unknown> | undefined

/** The OpenAPI 3.1 document, made from the declarations by which the platform itself routes and parses. */
export const openApiDocument = (): Record<string, unknown> =>
  (document ??= makeDocument({
    info: INFO,
    securitySchemes: SECURITY_SCHEMES,
    routes: ENDPOINTS.map(platformRoute),
  }))

const Health = z.object({ status: z.literal('ok') })
const OpenApiDocument = z.record(z.string(), z.unknown())

const ofThePlatform: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/healthz',
    summary: 'The process is alive; says nothing about the store, so that a database outage does not take the process down.',
    who: 'anyone',
    answers: { 200: { json: { Health } } },
    run: async () => ok({ status: 'ok' as const }),
  }),
  endpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document.',
    who: 'shop',
    answers: { 200: { json: { OpenApiDocument } } },
    run: async () => ok(openApiDocument()),
  }),
]

/** Every endpoint of the platform; new ones of a feature belong in its `…-endpoints.ts`. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...ofThePlatform,
  ...searchEndpoints,
  ...offerEndpoints,
  ...voucherEndpoints,
  ...tradeEndpoints,
  ...trackingEndpoints,
  ...registrationEndpoints,
  ...accountEndpoints,
  ...customerEndpoints,
  ...payoutEndpoints,
  ...newsletterEndpoints,
  ...contactEndpoints,
  ...clarificationEndpoints,
]
