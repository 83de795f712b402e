import type { Params } from './route-map'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const ID = /^[A-Za-z0-9_-]{1,64}$/
const isSlug = (value: string): boolean => value.length <= 120 && SLUG.test(value)
const isId = (value: string): boolean => ID.test(value)

/** One rule for each parameter; a value that fails is a 404 before any call. */
const RULES: Readonly<Record<string, (value: string) => boolean>> = {
  slug: isSlug,
  pdp: isSlug,
  overview: isSlug,
  category: isSlug,
  id: isId,
  trade: isId,
  offerid: isId,
  /** An id, or why there is no offer: `away`, or `incomplete` with the questions that are open. */
  offer: (value) => isId(value) || /^incomplete(~[A-Za-z0-9_-]{1,64}){1,30}$/.test(value),
  quote: (value) => /^[A-Za-z0-9_-]{22}$/.test(value),
  /** The one list of a browser; the address names nothing of it. */
  list: (value) => value === 'mine',
  emailHash: (value) => /^[A-Za-z0-9_-]{32,64}$/.test(value),
}

/** True when the value may be passed on under this name; false for a name without a rule. */
export const isValidParam = (name: string, value: string): boolean =>
  Object.hasOwn(RULES, name) && (RULES[name]?.(value) ?? false)

export const areValidParams = (params: Params): boolean =>
  Object.entries(params).every(([name, value]) => isValidParam(name, value))

const SLUGS: readonly string[] = ['slug', 'pdp', 'overview', 'category']

/**
 * The parameters of a visited path in canonical form: without spaces around them, slugs in lower case, whatever the visitor
 * typed, ids in their own case.
 * Null when one fails its rule.
 */
export function canonicalParams(params: Params): Params | null {
  const written = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, SLUGS.includes(name) ? value.trim().toLowerCase() : value.trim()]),
  )
  return areValidParams(written) ? written : null
}

/** Maximum length of a search that has a page; longer ones are cut. */
export const MAX_SEARCH_LENGTH = 100

/** The words of a search as they go into an inner address; null when no word is left. */
export function searchWords(value: string): string | null {
  const words = value
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .toWellFormed()
    .trim()
  return words === '' || /^\.+$/.test(words) ? null : words
}
