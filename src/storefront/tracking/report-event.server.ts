import 'server-only'
import { ApiError } from '@/clients/http'
import { newClientId, reportEvent } from '@/clients/tracking'
import { ClientId, type ControllingReport } from '@/contracts/tracking'
import { decideIn } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import type { Shop } from '@/domain/shop'
import { touchpointsOf } from '@/domain/touchpoints'
import { CLIENT_ID_COOKIE } from './client-id-cookie'

/** The id that the browser got after its owner's consent; undefined without one. */
export function clientIdOf(request: Request): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='))
  const parsed = ClientId.safeParse(pairs.find(([name]) => name === CLIENT_ID_COOKIE)?.[1])
  return parsed.success ? parsed.data : undefined
}

/**
 * An address as others may hear it: on this shop, with the eleven touchpoints and no other parameter. Pages whose path is
 * a secret (clarification, newsletter) are told as the shop's home (security 20).
 */
export function toldAddress(shop: Shop, given: string, now: number): string {
  if (!URL.canParse(given, shop.origin)) return `${shop.origin}/`
  const { pathname, searchParams } = new URL(given, shop.origin)
  const decision = decideIn(shop, { path: pathname, query: '', now })
  const isSecret = decision.kind !== 'screen' || screenRow(decision.screen).secret === true
  const query = touchpointsOf(searchParams).toString()
  return `${shop.origin}${isSecret ? '/' : pathname}${query === '' ? '' : `?${query}`}`
}

/** `call` has logged it; tracking never disturbs a shopper (fault F8). */
const dropped = (error: unknown): null => {
  if (error instanceof ApiError) return null
  throw error
}

type Report = Readonly<{ report: ControllingReport; clientId: string | undefined; requestId: string; now: number }>

/** Tells the operator's controlling; a far side that is down hears nothing. */
export async function reportToController(shop: Shop, { report, clientId, requestId, now }: Report): Promise<void> {
  const { clientId: given, applicationId: _host, url, ...fields } = report
  const event = {
    ...fields,
    url: toldAddress(shop, url, now),
    clientId: clientId ?? given ?? null,
    applicationId: shop.market.applicationId,
    landingPageCodes: [...shop.market.landingPageCodes],
  }
  await reportEvent(event, requestId).catch(dropped)
}

/** A new id for this browser, or null when there is none to be had now. */
export const clientIdForBrowser = (requestId: string): Promise<string | null> => newClientId(requestId).catch(dropped)
