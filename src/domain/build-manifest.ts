import { SCREEN_NAMES, screenRow } from './routing/screens'

/** What a build is: its rules by the default English pattern, and the pages that are the same for everyone (B-01). */
export type BuildManifest = Readonly<{
  id: string
  /** RFC 3339 UTC: when this build was first served. */
  timestamp: string
  routeRules: Readonly<Record<string, Readonly<{ cache: 'content' | 'catalogue' | 'never'; index: boolean }>>>
  /** Patterns without parameters of pages that the page cache keeps finished. */
  prerendered: readonly string[]
}>

/** The manifest of this code as the build `id`. */
export function buildManifest(id: string, timestamp: string): BuildManifest {
  const rows = SCREEN_NAMES.map(screenRow)
  return {
    id,
    timestamp,
    routeRules: Object.fromEntries(rows.map(({ english, cache, noindex }) => [english, { cache, index: noindex !== true }])),
    prerendered: rows.flatMap(({ english, cache }) => (cache === 'never' || english.includes('{') ? [] : [english])),
  }
}
