import { fillPattern, compilePattern } from './pattern'
import { isValidParam, searchWords } from './params'
import type { Params } from './route-map'
import { SCREEN_NAMES, screenRow, type Screen } from './screens'

type Inner = Readonly<{ inner: string; variant: boolean }>

const compiled = (at: string) => compilePattern(at)
const PAGES = new Map(SCREEN_NAMES.map((screen) => [screen, compiled(screenRow(screen).at)]))
const VARIANTS = new Map(
  SCREEN_NAMES.map((screen) => [
    screen,
    Object.entries(screenRow(screen).variants ?? {}).map(([name, at]) => ({ name, at: compiled(at) })),
  ]),
)

/** The address below `src/app` that shows a screen: `/shop/<key>/product/x`, or a variant that the query chose. */
export function innerAddress(key: string, screen: Screen, params: Params, query: URLSearchParams): Inner {
  for (const { name, at } of VARIANTS.get(screen) ?? []) {
    const value = variantValue(name, query.get(name))
    if (value !== null) return { inner: below(key, fillPattern(at, { ...params, [name]: value })), variant: true }
  }
  const page = PAGES.get(screen)
  if (!page) throw new Error(`No page for screen "${screen}"`)
  return { inner: below(key, fillPattern(page, params)), variant: false }
}

/** A variant's value when it is legal; an illegal one shows the plain page. */
function variantValue(name: string, value: string | null): string | null {
  if (value === null) return null
  if (name === 'q') return searchWords(value)
  return isValidParam(name, value) ? value : null
}

const below = (key: string, path: string): string => `/shop/${key}${path === '/' ? '' : path}`

/** The address of an error page: `/shop/<key>/error/not-found`. */
export const innerError = (key: string, page: string): string => `/shop/${key}${page}`
