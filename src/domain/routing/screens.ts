/**
 * The one table of screens: default English pattern, inner address below `/shop/[shop]`, guards, layout slot, cache policy, and
 * the query keys that select an inner page of their own.
 */
export type GuardName = 'accountsAvailable' | 'b2bEnabled' | 'newsletterEnabled'

export type ScreenRow = Readonly<{
  english: string
  /** Inner address; `app/shop/[shop]<at>/page.tsx` exists. */
  at: string
  slot: 'home' | 'inner'
  guards: readonly GuardName[]
  /** `content`: until the next save; `catalogue`: 60 s, stale while revalidating; `never`: personal or guarded by a token. */
  cache: 'content' | 'catalogue' | 'never'
  /** Query keys that select another inner page of the same screen; the value becomes its last segment. Never cached. */
  variants?: Readonly<Record<string, string>>
  /** Not for search engines, in any environment. */
  noindex?: true
  /** Addresses that contain a secret, and all pages of accounts: `Referrer-Policy: no-referrer`, `no-store`. */
  secret?: true
  /** A customer's own: without a session it leads to the log-in. */
  customer?: true
  /** Its page may redirect to another screen, because only the catalogue knows what is at the address. */
  leadsOn?: true
}>

/** A screen whose address alone lets in. */
const BY_SECRET = { slot: 'inner', guards: [], cache: 'never', noindex: true, secret: true } as const
const ACCOUNT = { ...BY_SECRET, guards: ['accountsAvailable'] } as const

export const SCREENS = {
  home: {
    english: '/',
    at: '/',
    slot: 'home',
    guards: [],
    cache: 'catalogue',
    variants: { q: '/search/{q}', quote: '/quote/{quote}', list: '/list/{list}' },
  },
  contact: { english: '/contact', at: '/contact', slot: 'inner', guards: [], cache: 'content' },
  checkout: { english: '/checkout', at: '/checkout', slot: 'inner', guards: [], cache: 'content', noindex: true },
  thankYou: { english: '/thankYou', at: '/thank-you', slot: 'inner', guards: [], cache: 'content', noindex: true },
  content: { english: '/content/{slug}', at: '/content/{slug}', slot: 'inner', guards: [], cache: 'content' },
  product: {
    english: '/products/{pdp}',
    at: '/product/{pdp}',
    slot: 'inner',
    guards: [],
    cache: 'catalogue',
    variants: { offer: '/product/{pdp}/offer/{offer}' },
    leadsOn: true,
  },
  overview: {
    english: '/products/overview-{overview}',
    at: '/overview/{overview}',
    slot: 'inner',
    guards: [],
    cache: 'catalogue',
  },
  b2bLanding: { english: '/b2b/landingpage', at: '/b2b', slot: 'inner', guards: ['b2bEnabled'], cache: 'content' },
  sellCategory: { english: '/sell/{category}', at: '/sell/{category}', slot: 'inner', guards: [], cache: 'catalogue' },
  accountOverview: { english: '/account/overview', at: '/account', ...ACCOUNT },
  register: { english: '/account/register', at: '/account/register', ...ACCOUNT },
  accountManagement: { english: '/account/management', at: '/account/management', ...ACCOUNT, customer: true },
  addressChange: { english: '/account/addressChange', at: '/account/address-change', ...ACCOUNT, customer: true },
  paymentChange: { english: '/account/paymentChange', at: '/account/payment-change', ...ACCOUNT, customer: true },
  passwordReset: { english: '/account/password/reset', at: '/account/password-reset', ...ACCOUNT },
  passwordForgot: { english: '/account/password/forgot', at: '/account/password-forgot', ...ACCOUNT },
  clarification: { english: '/clarification/{id}:{trade}', at: '/clarification/{id}/{trade}', ...BY_SECRET },
  quickAnswer: {
    english: '/clarification/clarificationQuickAnswer/{id}:{trade}:{offerid}',
    at: '/clarification/{id}/{trade}/{offerid}',
    ...BY_SECRET,
  },
  newsletterStart: {
    english: '/newsletter/enrich',
    at: '/newsletter/enrich',
    slot: 'inner',
    guards: ['newsletterEnabled'],
    cache: 'content',
    noindex: true,
  },
  newsletterEnrich: {
    english: '/newsletter/enrich/{emailHash}',
    at: '/newsletter/enrich/{emailHash}',
    slot: 'inner',
    guards: ['newsletterEnabled'],
    cache: 'never',
    noindex: true,
    secret: true,
  },
  newsletterUnsubscribe: {
    english: '/newsletter/unsubscribe/{emailHash}',
    at: '/newsletter/unsubscribe/{emailHash}',
    ...BY_SECRET,
  },
  unsubscribeSuccess: {
    english: '/newsletter/unsubscribe/success',
    at: '/newsletter/unsubscribe-success',
    slot: 'inner',
    guards: [],
    cache: 'content',
    noindex: true,
  },
} as const satisfies Record<string, ScreenRow>

export type Screen = keyof typeof SCREENS
/** The rows as one common type, for code that treats all screens alike. */
export const screenRow = (screen: Screen): ScreenRow => SCREENS[screen]
export const isScreen = (name: string): name is Screen => Object.hasOwn(SCREENS, name)
export const SCREEN_NAMES = Object.keys(SCREENS).filter(isScreen)

/** Inner addresses of the error screen; the last segment selects the wording. */
export const ERROR_PAGES = {
  notFound: '/error/not-found',
  expired: '/error/expired',
  quoteEnded: '/error/quote-ended',
  gone: '/error/gone',
  failure: '/error/failure',
  wait: '/error/wait',
} as const

/** Whether the page cache stores the pages of a screen: no personal ones, and none with a guard, which is checked at each visit. */
export const isStoredScreen = ({ cache, guards }: ScreenRow): boolean => cache !== 'never' && guards.length === 0
