import type { RouteRow } from '@/domain/content/content'

type Words = Readonly<{
  overview: string
  product: string
  sellCategory: string
  contact: string
  checkout?: string
  thankYou?: string
  b2bLanding?: string
}>

const rows = (screen: string, ...patterns: (string | undefined)[]): RouteRow[] =>
  patterns.flatMap((pattern) => (pattern ? [{ screen, pattern }] : []))

/**
 * The route map of a market: its own words, then the rows that the five markets share, each screen's canonical pattern first
 * and legacy patterns after it. The default English patterns need no row: the map answers them with 308 by itself.
 */
export const routesWith = (words: Words): RouteRow[] => [
  ...rows('home', '/'),
  ...rows('overview', words.overview),
  ...rows('product', words.product),
  ...rows('sellCategory', words.sellCategory),
  ...rows('contact', words.contact),
  ...rows('b2bLanding', words.b2bLanding),
  ...rows('checkout', words.checkout ?? '/checkout'),
  ...rows('thankYou', words.thankYou ?? '/thankYou'),
  ...rows('content', '/content/{slug}'),
  ...rows('accountOverview', '/account'),
  ...rows('register', '/account/register'),
  ...rows('accountManagement', '/account/management'),
  ...rows('passwordReset', '/account/password-reset'),
  ...rows('passwordForgot', '/account/password-forgot'),
  ...rows('paymentChange', '/account/payment-change'),
  ...rows('addressChange', '/account/address-change'),
  ...rows('clarification', '/clarification/{id}/{trade}', '/browser/clarification/id/{id}/trade/{trade}'),
  ...rows(
    'quickAnswer',
    '/clarificationQuickAnswer/{id}/{trade}/{offerid}',
    '/browser/clarificationQuickAnswer/id/{id}/trade/{trade}/offerid/{offerid}',
  ),
  ...rows('newsletterStart', '/newsletter/enrich'),
  ...rows('unsubscribeSuccess', '/newsletter/unsubscribe/success'),
]
