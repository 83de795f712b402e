import { useEffect, useState } from 'react'
import { z } from 'zod'
import type { RedirectRow, RouteRow } from '@/domain/content'
import { redirectInForm } from './redirect-in-form'

/** Most documents that the CMS hands out at once; a tester that sees no more says so. */
const MOST = 500

const RouteDoc = z.object({ screen: z.string(), patterns: z.array(z.object({ pattern: z.string() })) })
const RedirectDoc = z.looseObject({
  id: z.union([z.number(), z.string()]),
  from: z.string(),
  match: z.string(),
  status: z.string(),
})
const Answer = z.object({ docs: z.array(z.unknown()), totalDocs: z.number() })

export type MarketRouting = Readonly<{
  routes: readonly RouteRow[]
  redirects: readonly RedirectRow[]
  /** There are more redirects than could be read. */
  partial: boolean
}>

async function read(collection: string, market: string, signal: AbortSignal) {
  const query = new URLSearchParams({ 'where[market][equals]': market, depth: '0', limit: String(MOST) })
  const response = await fetch(`/cms-api/${collection}?${query}`, { credentials: 'include', signal })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return Answer.parse(await response.json())
}

async function readRouting(market: string, signal: AbortSignal): Promise<MarketRouting> {
  const [routes, redirects] = await Promise.all([read('route-maps', market, signal), read('redirects', market, signal)])
  return {
    routes: routes.docs.flatMap((doc) => {
      const { screen, patterns } = RouteDoc.parse(doc)
      return patterns.map(({ pattern }) => ({ screen, pattern }))
    }),
    // A row that the shop would not take either is left out.
    redirects: redirects.docs.flatMap((doc) => {
      const known = RedirectDoc.parse(doc)
      return redirectInForm(known, String(known.id)) ?? []
    }),
    partial: redirects.totalDocs > redirects.docs.length,
  }
}

type State = Readonly<{ market: string | null; routing: MarketRouting | null; fault: string | null }>

/** Routes and redirects of a market as they are stored; null while they are on their way. */
export function useMarketRouting(market: string | null): { routing: MarketRouting | null; fault: string | null } {
  const [state, setState] = useState<State>({ market: null, routing: null, fault: null })
  useEffect(() => {
    if (market === null) return
    const stop = new AbortController()
    readRouting(market, stop.signal).then(
      (routing) => setState({ market, routing, fault: null }),
      (error: unknown) => {
        if (!stop.signal.aborted)
          setState({ market, routing: null, fault: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => stop.abort()
  }, [market])
  return state.market === market ? state : { routing: null, fault: null }
}
