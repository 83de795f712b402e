import type { MovedStatus } from '@/domain/content/content'
import * as z from 'zod'
import { endpoint } from '@/app/api/endpoint'
import type { Shop } from '@/domain/market/shop'
import { decideIn } from '@/domain/routing/decide'
import { splitAddress } from '@/domain/routing/paths'
import { apiError, requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

const FoundRedirect = z.object({ target: z.string(), external: z.boolean(), status: z.int() })

/** Where a path leads when it is not a page itself; an absolute target is a full navigation. */
export const GET = endpoint({
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
})

type RedirectLookup = Readonly<{
  /** A path of the shop, or an absolute address when `external`. */
  target: string
  external: boolean
  status: MovedStatus
}>

/** What a request for the path would be answered: its redirect, `gone`, or null for everything else. */
function lookUpRedirect(shop: Shop, address: string, now: number): RedirectLookup | 'gone' | null {
  const { path, query } = splitAddress(address)
  const decision = decideIn(shop, { path, query: query ?? '', now })
  if (decision.kind === 'abort') return decision.status === 410 ? 'gone' : null
  if (decision.kind !== 'redirect') return null
  const { location, external, status } = decision
  return { target: external ? location : location.slice(shop.origin.length), external, status }
}
