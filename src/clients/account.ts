import { z } from 'zod'
import {
  Accepted,
  ActivationAnswer,
  CustomerActivation,
  TokenPair,
  type AccountPasswordChange,
  type AccountPasswordForgot,
  type AccountRegistration,
  type DeletionRequest,
  type LoginRequest,
} from '@/contracts/account'
import type { Problem } from '@/contracts/problem'
import { freshly } from './freshness'
import { ApiError, call } from './http'
import { processWide } from './process-wide'
import type { Sender } from './trade'

/** What a call leaves behind is its effect; whatever its answer says is not read. */
const Nothing = z.unknown()
const Key = z.object({ kty: z.string() }).catchall(z.unknown())
/** Public keys of access tokens, as RFC 7517 writes them. */
const KeySet = z.object({ keys: z.array(Key).min(1).max(20) })
export type AccessKeys = z.infer<typeof KeySet>

type Headers = Readonly<Record<string, string | undefined>>
type Message = Readonly<{ sender: Sender; body?: unknown; headers?: Headers }>

function ask<T>(method: 'GET' | 'POST' | 'DELETE', name: string, answer: z.ZodType<T>, message: Message): Promise<T> {
  const { body, headers, sender } = message
  const all = { 'Client-Key': sender.clientKey, ...headers }
  return call({ upstream: 'account', method, path: `/account/${name}`, body, headers: all, requestId: sender.requestId, answer })
}

/** Of the upstream's places (`gate.ts`), so many at most are for work that hashes a password. */
const MOST_HASHING = 30

/**
 * Passwords are hashed slowly on purpose: a flood of log-ins waits for itself here, and leaves places for those who are
 * logged in already to stay so. Throws 503 at once when there is none.
 */
async function hashing<T>(work: () => Promise<T>): Promise<T> {
  const lane = processWide('hashing', () => ({ inside: 0 }))
  if (lane.inside >= MOST_HASHING) throw new ApiError(503, FULL)
  lane.inside += 1
  try {
    return await work()
  } finally {
    lane.inside -= 1
  }
}
const FULL: Problem = { type: 'about:blank', title: 'unavailable', status: 503, code: 'unavailable', requestId: '' }

export const bearer = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` })

/** 401 `wrong_credentials` for an unknown address and a wrong password alike; 429 while an account is slowed down. */
export const logIn = (body: LoginRequest, sender: Sender): Promise<TokenPair> =>
  hashing(() => ask('POST', 'login', TokenPair, { body, sender }))

/** Uses a refresh token up; 401 when it is no good any more. */
export const refreshTokens = (refreshToken: string, sender: Sender): Promise<TokenPair> =>
  ask('POST', 'loginRefresh', TokenPair, { headers: { 'Refresh-Token': refreshToken }, sender })

export const logOut = (tokens: Readonly<{ access?: string; refresh?: string }>, sender: Sender): Promise<unknown> =>
  ask('POST', 'logout', Nothing, {
    headers: { ...(tokens.access && bearer(tokens.access)), 'Refresh-Token': tokens.refresh },
    sender,
  })

export const register = (body: AccountRegistration, sender: Sender): Promise<Accepted> =>
  hashing(() => ask('POST', 'register', Accepted, { body, sender }))

export const activateRegistration = (token: string, sender: Sender): Promise<ActivationAnswer> =>
  ask('POST', 'activateRegistration', ActivationAnswer, { headers: { Token: token }, sender })

/** Safe to repeat (`contracts.md` 5). */
export const activateCustomer = (identifier: string, sender: Sender): Promise<CustomerActivation> =>
  ask('GET', 'activateCustomerByIdentifier', CustomerActivation, { headers: { identifier }, sender })

export const changePassword = (
  accessToken: string,
  body: z.infer<typeof AccountPasswordChange>,
  sender: Sender,
): Promise<unknown> => hashing(() => ask('POST', 'changePassword', Nothing, { body, headers: bearer(accessToken), sender }))

export const forgotPassword = (body: z.infer<typeof AccountPasswordForgot>, sender: Sender): Promise<unknown> =>
  ask('POST', 'forgotPasswordMail', Nothing, { body, sender })

export const resetPassword = (token: string, password: string, sender: Sender): Promise<unknown> =>
  hashing(() => ask('POST', 'resetPassword', Nothing, { body: { password }, headers: { Token: token }, sender }))

export const deleteUser = (accessToken: string, body: DeletionRequest, sender: Sender): Promise<unknown> =>
  ask('DELETE', 'deleteUser', Nothing, { body, headers: bearer(accessToken), sender })

const loadKeys = () => call({ upstream: 'account', method: 'GET', path: '/account/jwks.json', answer: KeySet })
const always = () => true

/** The keys that access tokens are signed with; old ones while the platform cannot be asked. */
export const accessKeys = (): Promise<AccessKeys> => freshly<AccessKeys>('accessKeys', always)('keys', loadKeys)

/** For a token whose key is not among them: asked anew, but only every few seconds, whoever sends such tokens. */
export const newAccessKeys = (): Promise<AccessKeys> => freshly<AccessKeys>('newAccessKeys', always)('keys', loadKeys)
