import type { Screen } from './screens'

export type Params = Readonly<Record<string, string>>

/** A pattern after compilation; match and build share it (principle 3). */
export type CompiledRoute = Readonly<{
  screen: Screen
  pattern: string
  /** False: answers 308 to the canonical pattern of its screen. */
  canonical: boolean
}>
export type RouteMap = readonly CompiledRoute[]
