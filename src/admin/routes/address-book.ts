import type { RouteRow } from '@/domain/content/content'
import { compileRoutes, pathTo, rowProblem, type RouteMap } from '@/domain/routing/route-map'
import { compilePattern } from '@/domain/routing/pattern'
import { screenRow, type Screen } from '@/domain/routing/screens'

export type Address = Readonly<{
  screen: Screen
  /** The pattern that links use. */
  pattern: string
  /** The stored pattern; null when the form does not change it. */
  before: string | null
  /** The pattern with its parameters filled in. */
  example: string
  /** False for addresses with a secret, because an example would open nothing. */
  opens: boolean
  /** Patterns that answer 308 to it. */
  others: readonly string[]
  /** True when the market has no entry of its own, so that the English address applies. */
  english: boolean
}>

/** The screens grouped by purpose, each once. */
export const GROUPS = {
  sell: ['home', 'sellCategory', 'overview', 'product'],
  pages: ['content', 'contact', 'b2bLanding'],
  sale: ['checkout', 'thankYou', 'clarification', 'quickAnswer'],
  account: [
    'accountOverview',
    'register',
    'accountManagement',
    'addressChange',
    'paymentChange',
    'passwordForgot',
    'passwordReset',
  ],
  newsletter: ['newsletterStart', 'newsletterEnrich', 'newsletterUnsubscribe', 'unsubscribeSuccess'],
} as const satisfies Record<string, readonly Screen[]>
export type Group = keyof typeof GROUPS

type Examples = Readonly<{ slug: string | null; category: string | null }>

/** A device of the demo data; a shop without it shows its own message. */
const DEVICE = 'apple-iphone-13-128gb'
const TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
const paramsFor = ({ slug, category }: Examples): Readonly<Record<string, string>> => ({
  slug: slug ?? 'imprint',
  category: category ?? 'phones',
  overview: category ?? 'phones',
  pdp: DEVICE,
  id: 'a1b2c3',
  trade: 'rv-1',
  offerid: 'd4e5f6',
  emailHash: TOKEN,
})

/** Leaves out rows that are not valid yet, as while the editor types. */
const legal = (rows: readonly RouteRow[]): RouteRow[] => rows.filter((row) => rowProblem(row) === null)

/** Every screen's address in a market by group, with the rows of the form, compared with the stored ones. */
export function addressBook(stored: readonly RouteRow[], wanted: readonly RouteRow[], examples: Examples) {
  const before = compileRoutes(legal(stored))
  const after = compileRoutes(legal(wanted))
  const params = paramsFor(examples)
  const groups = Object.entries(GROUPS) as [Group, readonly Screen[]][] // The keys are those of our own table.
  return groups.map(([group, screens]) => ({
    group,
    addresses: screens.map((screen) => addressOf(screen, { before, after, wanted, params })),
  }))
}

type Maps = Readonly<{
  before: RouteMap
  after: RouteMap
  wanted: readonly RouteRow[]
  params: Readonly<Record<string, string>>
}>

function addressOf(screen: Screen, { before, after, wanted, params }: Maps): Address {
  const pattern = canonicalOf(after, screen)
  const old = canonicalOf(before, screen)
  const { names } = compilePattern(pattern)
  return {
    screen,
    pattern,
    before: old === pattern ? null : old,
    example: exampleOf(after, screen, Object.fromEntries(names.map((name) => [name, params[name] ?? TOKEN])), pattern),
    opens: !names.some((name) => ['id', 'emailHash'].includes(name)),
    others: after.filter((route) => route.screen === screen && !route.canonical).map((route) => route.pattern),
    english: !wanted.some((row) => row.screen === screen) && pattern === screenRow(screen).english,
  }
}

const canonicalOf = (map: RouteMap, screen: Screen): string =>
  map.find((route) => route.canonical && route.screen === screen)?.pattern ?? ''

/** Two competing patterns have no unambiguous address, so the pattern itself is shown. */
function exampleOf(map: RouteMap, screen: Screen, params: Readonly<Record<string, string>>, pattern: string): string {
  try {
    return pathTo(map, screen, params)
  } catch {
    return pattern
  }
}
