import * as z from 'zod'
import { ROUTE_PROBLEMS } from '@/domain/routing/route-problem'
import { SCREEN_NAMES } from '@/domain/routing/screens'

/** A live address of a market, as the target of a redirect. */
export const LiveAddress = z.object({
  address: z.string(),
  title: z.string(),
  to: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('screen'),
      screen: z.enum(SCREEN_NAMES),
      params: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
    z.object({ kind: z.literal('page'), slug: z.string() }),
  ]),
})
export type LiveAddress = z.infer<typeof LiveAddress>
export const MissingSuggestions = z.object({ suggestions: z.array(LiveAddress) })

/** What the route editor needs: the market's routes, an example for each kind of address, and its hosts. */
export const MarketRoutes = z.object({
  routes: z.array(z.object({ id: z.number(), screen: z.string(), patterns: z.array(z.string()) })),
  examples: z.object({ slug: z.string().nullable(), category: z.string().nullable() }),
  hosts: z.array(z.object({ hostname: z.string(), mode: z.string(), environment: z.string(), canonical: z.boolean() })),
})
export type MarketRoutes = z.infer<typeof MarketRoutes>

export const RouteProblems = z.object({
  problems: z.array(
    z.object({
      index: z.number(),
      problem: z.enum(ROUTE_PROBLEMS),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})

/** The addresses that a deletion of an entry would end, and possible new targets. */
export const Removal = z.object({
  /** Patterns that would no longer open the screen. */
  lost: z.array(z.string()),
  /** The English address that the screen has without an entry. */
  english: z.string(),
  /** Live addresses to choose from, the screens first. */
  targets: z.array(LiveAddress.omit({ to: true })),
})
export type Removal = z.infer<typeof Removal>
export const RemovedRoute = z.object({ kept: z.number() })
