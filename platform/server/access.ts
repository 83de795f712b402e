import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Problems } from '@trade-in-shop/contracts/endpoint'
import type { Platform } from '@platform/context'
import { requireCustomer, requireFreshLogin, requireSession } from '@platform/identity/require-customer'
import type { LoginSession, Who } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'

type Caller = Readonly<{ platform: Platform; headers: IncomingHttpHeaders }>

type Access = Readonly<{
  /** The words for the security table. */
  text: string
  /** For the OpenAPI document; `{}`: nothing is required. */
  security: readonly Record<string, string[]>[]
  problems: Problems
  /** Runs before the body is read. Throws 401. */
  guard: (caller: Caller) => void
  /** Runs once the body is valid: returns the session of callers who have one. Throws 401 or 403. */
  identify: (caller: Caller) => Promise<LoginSession | null>
}>

export const SECURITY_SCHEMES = {
  basic: { type: 'http', scheme: 'basic', description: 'Of the shop; asked for where the platform has `BASIC_AUTH` set.' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a customer.' },
} as const
const [NOTHING, BASIC, BEARER] = [{}, { basic: [] }, { bearer: [] }]

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Throws 401 without the user and password of `BASIC_AUTH`, where it is set. */
function requireBasicAuth({ platform, headers }: Caller): void {
  const expected = platform.env.BASIC_AUTH
  if (!expected) return
  const [scheme, token = ''] = (headers.authorization ?? '').split(' ')
  const given = scheme?.toLowerCase() === 'basic' ? Buffer.from(token, 'base64').toString('utf8') : ''
  if (timingSafeEqual(digest(given), digest(expected))) return
  throw new HttpProblem(401, 'unauthorized', { headers: { 'www-authenticate': 'Basic realm="platform"' } })
}

/** A bearer token may replace Basic auth, and must be valid; without one the caller is a guest. */
const hasToken = ({ headers }: Caller) => /^bearer\b/i.test(headers.authorization ?? '')

async function freshly(session: Promise<LoginSession>, { platform }: Caller): Promise<LoginSession> {
  requireFreshLogin(await session, platform.clock)
  return session
}

const ENDED: Problems = { 401: ['session_ended'] }
const STALE: Problems = { ...ENDED, 403: ['fresh_login_required'] }
const letPass = () => undefined
const identifyNone = async () => null

/** Decides who may call; each endpoint names its row. */
export const ACCESS: Readonly<Record<Who, Access>> = {
  anyone: { text: 'anyone', security: [], problems: {}, guard: letPass, identify: identifyNone },
  shop: {
    text: 'the shop (Basic auth where it is set)',
    security: [NOTHING, BASIC],
    problems: {},
    guard: requireBasicAuth,
    identify: identifyNone,
  },
  shopOrCustomer: {
    text: 'the shop (Basic auth where it is set), or a customer (bearer token)',
    security: [NOTHING, BASIC, BEARER],
    problems: ENDED,
    guard: (caller) => (hasToken(caller) ? undefined : requireBasicAuth(caller)),
    identify: async (caller) => (hasToken(caller) ? requireCustomer(caller) : null),
  },
  customer: { text: 'a customer (bearer token)', security: [BEARER], problems: ENDED, guard: letPass, identify: requireCustomer },
  freshCustomer: {
    text: 'a customer (bearer token) with a log-in younger than ten minutes',
    security: [BEARER],
    problems: STALE,
    guard: letPass,
    identify: (caller) => freshly(requireCustomer(caller), caller),
  },
  leavingCustomer: {
    text: 'a customer (bearer token) with a log-in younger than ten minutes, also while being deleted',
    security: [BEARER],
    problems: STALE,
    guard: letPass,
    identify: (caller) => freshly(requireSession(caller), caller),
  },
  session: {
    text: 'holder of a token of the session',
    security: [BEARER, NOTHING],
    problems: ENDED,
    guard: letPass,
    identify: identifyNone,
  },
}
