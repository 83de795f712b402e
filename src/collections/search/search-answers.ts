import * as z from 'zod'

const Found = z.object({
  total: z.int(),
  /** The search stopped counting at `total`. */
  hasMore: z.boolean(),
  /** It would say that the thing is not bought, or that it is an IMEI. */
  isNoDevice: z.boolean(),
  /** The first devices. */
  names: z.array(z.string()).max(20),
  /** Where nothing is found: makers and series whose names are like the text, the most similar first. */
  near: z.array(z.string()).max(20),
})
/** What the shop of a market finds for a text; null while the search does not answer. */
export const SearchTrial = z.object({ found: Found.nullable() })
export type SearchTrial = z.infer<typeof SearchTrial>

export const MIN_QUERY_CHARACTERS = 2
export const MAX_QUERY_CHARACTERS = 200

/** In the order in which they are shown. */
export const SEARCH_KINDS = [
  ...(['pages', 'banners', 'navigation', 'redirects', 'route-maps', 'markets', 'settings', 'partners'] as const),
  ...(['search-words', 'contact-subjects', 'media', 'staff'] as const),
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The part of a text around what was searched for. */
const Sentence = z.object({ before: z.string(), match: z.string(), after: z.string() })
export type Sentence = z.infer<typeof Sentence>

const Hit = z.object({
  title: z.string(),
  detail: z.string(),
  /** The code of its market. */
  market: z.string().nullable(),
  /** What it does in the shop, in words; null where nothing is known. */
  state: z.string().nullable(),
  /** The name of the field with the text; null where the title says it. */
  field: z.string().nullable(),
  sentence: Sentence.nullable(),
  /** Below the admin's own path; leads to the field. */
  path: z.string(),
})
export type SearchHit = z.infer<typeof Hit>

/** What the search window reads of `GET /search`. */
export const SearchGroups = z.object({
  /** `title`: the name of the kind in the reader's language. */
  groups: z
    .array(z.object({ kind: z.enum(SEARCH_KINDS), title: z.string(), hits: z.array(Hit).max(20) }))
    .max(SEARCH_KINDS.length),
})
export type SearchGroup = z.infer<typeof SearchGroups>['groups'][number]
