import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'

/** A redirect as the seed files write it; the rest of the row is derived from it. */
export type RedirectSeed = Readonly<{
  from: string
  match: RedirectRow['match']
  to: RedirectTarget
  note: string
}>

const screen = (name: string, params: Record<string, string> = {}): RedirectTarget => ({ kind: 'screen', screen: name, params })

/** Paths of the former shop that all markets share. */
export const LEGACY: readonly RedirectSeed[] = [
  {
    from: '/browser/content/{slug}',
    match: 'pattern',
    to: screen('content', { slug: '{slug}' }),
    note: 'Content pages of the former shop',
  },
  { from: '/browser/faq', match: 'exact', to: screen('contact'), note: 'Old FAQ' },
  { from: '/faq', match: 'exact', to: screen('contact'), note: 'Old FAQ' },
  { from: '/browser/cart', match: 'exact', to: screen('home'), note: 'Old cart' },
  // Gives way to live routes, so that the links of old mails below /browser still work.
  { from: '/browser', match: 'prefix', to: screen('home'), note: 'Everything else of the former shop' },
]

/** The old cart address in the market's words. */
export const oldCart = (from: string): RedirectSeed => ({ from, match: 'exact', to: screen('home'), note: 'Old cart' })

/** Old addresses of content pages, each with the page's current slug. */
export const oldPages = (slugs: Readonly<Record<string, string>>): RedirectSeed[] =>
  Object.entries(slugs).map(([from, slug]) => ({ from, match: 'exact', to: { kind: 'page', slug }, note: 'Old content page' }))

/** Old product and category addresses, grouped by the category page that replaces them. */
export const oldCatalogue = (byCategory: Readonly<Record<string, readonly string[]>>): RedirectSeed[] =>
  Object.entries(byCategory).flatMap(([category, paths]) =>
    paths.map((from): RedirectSeed => ({
      from,
      match: 'exact',
      to: screen('sellCategory', { category }),
      note: 'Old catalogue page',
    })),
  )

/** German newsletter links with the hash in the path or in the query. */
export const GERMAN_NEWSLETTER: readonly RedirectSeed[] = ['/newsletter-abmelden/{hash}', '/newsletter/abmelden?hash={hash}'].map(
  (from) => ({
    from,
    match: 'pattern',
    to: screen('newsletterUnsubscribe', { emailHash: '{hash}' }),
    note: 'Old unsubscribe link',
  }),
)
