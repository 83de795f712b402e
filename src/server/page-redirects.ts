import { decideIn, type Decision } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import type { InnerAnswer } from './inner-request'
import { withHeaders } from './render'

type ScreenDecision = Decision & { kind: 'screen' }
type RedirectDecision = Decision & { kind: 'redirect' }

/** The absolute address to which the page of a screen redirects, with the visitor's query; null for any other answer. */
function pageRedirect({ status, headers }: InnerAnswer, { shop, screen }: ScreenDecision, query: string): string | null {
  const { location } = headers
  if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, shop.origin)) return null
  const url = new URL(location, shop.origin)
  // Keys that selected the page have done their work.
  const used = new Set(Object.keys(screenRow(screen).variants ?? {}))
  const kept = query.split('&').filter((part) => part !== '' && !used.has(part.split('=', 1)[0] ?? ''))
  if (url.search === '' && kept.length > 0) url.search = kept.join('&')
  return url.href
}

/** The answer of a page; where it redirects, with the visitor's query, which a page for the cache cannot know (`leaveTo`). */
export function withVisitorsQuery(answer: InnerAnswer, decision: ScreenDecision, query: string): InnerAnswer {
  // An address with a query of its own stays as it is: the framework's redirects of the router have one.
  if (query === '' || answer.headers.location?.includes('?')) return answer
  const location = pageRedirect(answer, decision, query)
  return location === null ? answer : withHeaders(answer, { location })
}

type AskPage = (path: string, decision: ScreenDecision) => Promise<InnerAnswer | null>

/**
 * A redirect to an address whose page may itself lead on, because only the catalogue knows: the page is asked first, so that the
 * visitor gets one hop to the end.
 */
export async function findRedirectEnd(decision: RedirectDecision, now: number, askPage: AskPage): Promise<RedirectDecision> {
  const { shop, location } = decision
  const { origin, pathname, search } = new URL(location)
  if (decision.external || origin !== shop.origin) return decision
  const target = decideIn(shop, { path: pathname, query: search.slice(1), now })
  if (target.kind !== 'screen' || target.variant || !screenRow(target.screen).leadsOn) return decision
  const answer = await askPage(pathname, target)
  const end = answer && pageRedirect(answer, target, search.slice(1))
  return end === null ? decision : { ...decision, location: end }
}
