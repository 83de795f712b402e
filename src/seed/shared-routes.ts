import type { RouteRow } from '@/domain/content'

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
  [...new Set(patterns)].flatMap((pattern) => (pattern ? [{ screen, pattern }] : []))

/**
 * The route map of a market: its own words first, then what the five markets share, then the default English and the
 * legacy forms, which answer 308 to the first (specification 2, `contracts.md` 3). Screens not listed have the English route.
 */
export const routesWith = (words: Words): RouteRow[] => [
  ...rows('home', '/'),
  ...rows('overview', words.overview, '/products/overview-{overview}'),
  ...rows('product', words.product, '/products/{pdp}'),
  ...rows('sellCategory', words.sellCategory, '/sell/{category}'),
  ...rows('contact', words.contact, '/contact'),
  ...rows('b2bLanding', words.b2bLanding, words.b2bLanding && '/b2b/landingpage'),
  ...rows('checkout', words.checkout, '/checkout'),
  ...rows('thankYou', words.thankYou, '/thankYou'),
  ...rows('content', '/content/{slug}'),
  ...rows('accountOverview', '/account', '/account/overview'),
  ...rows('register', '/account/register'),
  ...rows('accountManagement', '/account/management'),
  ...rows('passwordReset', '/account/password-reset', '/account/password/reset'),
  ...rows('passwordForgot', '/account/password-forgot', '/account/password/forgot'),
  ...rows('paymentChange', '/account/payment-change', '/account/paymentChange'),
  ...rows('addressChange', '/account/address-change', '/account/addressChange'),
  ...rows(
    'clarification',
    '/clarification/{id}/{trade}',
    '/clarification/{id}:{trade}',
    '/browser/clarification/id/{id}/trade/{trade}',
  ),
  ...rows(
    'quickAnswer',
    '/clarificationQuickAnswer/{id}/{trade}/{offerid}',
    '/clarification/clarificationQuickAnswer/{id}:{trade}:{offerid}',
    '/browser/clarificationQuickAnswer/id/{id}/trade/{trade}/offerid/{offerid}',
  ),
  ...rows('newsletterStart', '/newsletter/enrich'),
  ...rows('unsubscribeSuccess', '/newsletter/unsubscribe/success'),
]
