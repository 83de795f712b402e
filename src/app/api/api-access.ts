import * as z from 'zod'
import type { Problems } from '@trade-in-shop/contracts/endpoint'
import type { Shop } from '@/domain/routing/shop'
import { hasAccounts } from '@/domain/market/widget-modes'
import { type CustomerSession, optionalCustomer, requireCustomer } from '@/storefront/account/session/require-customer.server'
import type { Caller } from './own-endpoint'

type Access = Readonly<{
  /** The words for `security/routes.json`. */
  text: string
  /** Only on hosts with accounts; elsewhere 404 (B-08). */
  accounts?: true
  /** `true`: only a logged-in customer; `optional`: a session that is sent must be valid. */
  customer?: true | 'optional'
  /** Takes the tokens of a session, valid or not. */
  tokens?: true
  problems: Problems
  /** Runs before any part of the request is read (security 2). Throws 401 and 403. */
  identify: (request: Request, shop: Shop) => Promise<CustomerSession | null>
}>

const identifyNone = async () => null
const OF_SESSIONS: Problems = { 401: ['unauthorized', 'session_ended'], 403: ['forbidden'] }
const customer = { accounts: true, customer: true, identify: requireCustomer } as const

/** Who may call; each endpoint names its row. */
export const ACCESS: Readonly<Record<Caller, Access>> = {
  anyone: { text: 'anyone', problems: {}, identify: identifyNone },
  holder: { text: 'holder of an unguessable id, key or token', problems: {}, identify: identifyNone },
  guestOrCustomer: {
    text: 'anyone, or the customer whose session comes along',
    customer: 'optional',
    problems: OF_SESSIONS,
    // Partner widgets have no session, so a sale there is a guest's.
    identify: async (request, shop) => (hasAccounts(shop.mode) ? optionalCustomer(request, shop) : null),
  },
  tokens: {
    text: 'holder of the tokens of a session',
    accounts: true,
    tokens: true,
    problems: { 401: ['token_missing', 'token_invalid', 'unauthorized', 'session_ended'] },
    identify: identifyNone,
  },
  customer: { ...customer, text: 'customer', problems: OF_SESSIONS },
  freshCustomer: {
    ...customer,
    text: 'customer with a log-in younger than ten minutes, as the platform checks',
    problems: { ...OF_SESSIONS, 403: ['forbidden', 'fresh_login_required'] },
  },
}

/** Parameters of a guest's trade: its unguessable id. */
export const AccessParams = z.strictObject({ accessId: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/) })
