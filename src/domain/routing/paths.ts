const ESCAPES = /(?:%[0-9a-f]{2})+/gi
const NON_ASCII_ESCAPES = /(?:%[89a-f][0-9a-f])+/gi
/** Escapes that must stay, because their decoded characters have another meaning in a path. */
const MEANINGFUL = /[/?#%\\\u0000-\u0020\u007f]/

/** A raw path without repeated slashes and without a trailing slash. */
export const tidyPath = (rawPath: string): string => rawPath.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')

/** A path with every escape undone that an address does not need. */
export const plainPath = (path: string): string => path.replace(ESCAPES, decodeRun)

/** A path with letters beyond ASCII undone only: `/%C3%BCber-uns` and `/über-uns` are looked up alike. */
export const readablePath = (path: string): string => path.replace(NON_ASCII_ESCAPES, decodeRun).normalize('NFC')

function decodeRun(run: string): string {
  try {
    return [...decodeURIComponent(run)]
      .map((character) => (MEANINGFUL.test(character) ? encodeURIComponent(character) : character))
      .join('')
  } catch {
    return run
  }
}

/** The form in which the `from` of a redirect and a visited path are compared: tidy, decoded, without case. */
export const lookupForm = (path: string): string => readablePath(tidyPath(path))

/** The `from` of a redirect in the pattern language of routes: `:name` is another way to write `{name}`. */
export const withBraces = (from: string): string => from.replace(/(^|\/|=):([A-Za-z][A-Za-z0-9]*)/g, '$1{$2}')

/** Splits `path?query#hash`; query and hash without their mark, null when absent. */
export function splitAddress(address: string): { path: string; query: string | null; hash: string | null } {
  const [beforeHash = '', ...hash] = address.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  return { path, query: query.length > 0 ? query.join('?') : null, hash: hash.length > 0 ? hash.join('#') : null }
}

export const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** A value with its escapes undone; null where they are broken. */
export function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** A query as it was written where it says the same, else with blanks as `%20`, which is read alike everywhere. */
export const queryText = (query: URLSearchParams, written: string): string =>
  query.toString() === new URLSearchParams(written).toString() ? written : query.toString().replaceAll('+', '%20')
