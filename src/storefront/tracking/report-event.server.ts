import 'server-only'
import { ApiError } from '@/http/api-problem'
import { newClientId, reportEvent } from '@/clients/tracking-client'
import { ClientId, type ControllingReport } from '@trade-in-shop/contracts/tracking'
import { decideIn } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'
import { pickTouchpoints } from '@/domain/touchpoints'

/**
 * Cookie with the affiliate host's id for this browser: a year, only after consent, removed when consent is withdrawn
 * (G-07).
 */
export const CLIENT_ID_COOKIE = 'client_id'
export const CLIENT_ID_SECONDS = 31_536_000

/** The id that the browser got after consent; undefined without one. */
export function readClientId(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='))
  const parsed = ClientId.safeParse(pairs.find(([name]) => name === CLIENT_ID_COOKIE)?.[1])
  return parsed.success ? parsed.data : undefined
}

/**
 * The address to report to third parties: on this shop, with the eleven touchpoint parameters and no others. Pages
 * whose path is a secret (clarification, newsletter) are reported as the shop's home (security 20).
 */
export function reportedAddress(shop: Shop, given: string, now: number): string {
  if (!URL.canParse(given, shop.origin)) return `${shop.origin}/`
  const { pathname, searchParams } = new URL(given, shop.origin)
  const decision = decideIn(shop, { path: pathname, query: '', now })
  const isSecret = decision.kind !== 'screen' || screenRow(decision.screen).secret === true
  const query = pickTouchpoints(searchParams).toString()
  return `${shop.origin}${isSecret ? '/' : pathname}${query === '' ? '' : `?${query}`}`
}

/** `call` has logged it; tracking must never disturb a shopper (F8). */
const dropped = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}

type Report = Readonly<{ report: ControllingReport; clientId: string | undefined; requestId: string; now: number }>

/** Reports an event to the operator's controlling; the report is dropped when that service is down. */
export async function reportToController(shop: Shop, { report, clientId, requestId, now }: Report): Promise<void> {
  const { clientId: given, applicationId: _host, url, ...fields } = report
  const event = {
    ...fields,
    url: reportedAddress(shop, url, now),
    clientId: clientId ?? given ?? null,
    applicationId: shop.market.applicationId,
    landingPageCodes: [...shop.market.landingPageCodes],
  }
  await reportEvent(event, requestId).catch(dropped)
}

/** A new id for this browser, or null when the service does not answer. */
export const clientIdForBrowser = (requestId: string): Promise<string | null> => newClientId(requestId).catch(dropped)
