import * as z from 'zod'
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
} from '@trade-in-shop/contracts/account'
import { freshly } from './freshness'
import { call } from './http'
import { from, type Sender } from './trade-client'

/** These calls matter for their effect only; the body of the answer is ignored. */
const Nothing = z.unknown()
const Key = z.object({ kty: z.string() }).catchall(z.unknown())
/** Public keys of access tokens, as RFC 7517 writes them. */
const KeySet = z.object({ keys: z.array(Key).min(1).max(20) })
export type AccessKeys = z.infer<typeof KeySet>

type Headers = Readonly<Record<string, string | undefined>>
type Message = Readonly<{ sender: Sender; body?: unknown; headers?: Headers }>

function ask<T>(
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  answer: z.ZodType<T>,
  message: Message,
  upstream: 'account' | 'accountAuth' = 'account',
): Promise<T> {
  const { body, headers, sender } = message
  const all = { ...from(sender).headers, ...headers }
  return call({ upstream, method, path: `/account/${name}`, body, headers: all, requestId: sender.requestId, answer })
}

export const bearer = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` })

/** 401 `wrong_credentials` for an unknown address and a wrong password alike; 429 while the account is rate-limited. */
export const logIn = (body: LoginRequest, sender: Sender): Promise<TokenPair> =>
  ask('POST', 'login', TokenPair, { body, sender }, 'accountAuth')

/** Consumes a refresh token; 401 when it is not valid any more. */
export const refreshTokens = (refreshToken: string, sender: Sender): Promise<TokenPair> =>
  ask('POST', 'loginRefresh', TokenPair, { headers: { 'Refresh-Token': refreshToken }, sender })

export const logOut = (tokens: Readonly<{ access?: string; refresh?: string }>, sender: Sender): Promise<unknown> =>
  ask('POST', 'logout', Nothing, {
    headers: { ...(tokens.access && bearer(tokens.access)), 'Refresh-Token': tokens.refresh },
    sender,
  })

export const register = (body: AccountRegistration, sender: Sender): Promise<Accepted> =>
  ask('POST', 'register', Accepted, { body, sender }, 'accountAuth')

export const activateRegistration = (token: string, sender: Sender): Promise<ActivationAnswer> =>
  ask('POST', 'activateRegistration', ActivationAnswer, { headers: { Token: token }, sender })

/** Safe to repeat: activating an active customer changes nothing. */
export const activateCustomer = (identifier: string, sender: Sender): Promise<CustomerActivation> =>
  ask('GET', 'activateCustomerByIdentifier', CustomerActivation, { headers: { identifier }, sender })

export const changePassword = (
  accessToken: string,
  body: z.infer<typeof AccountPasswordChange>,
  sender: Sender,
): Promise<unknown> => ask('POST', 'changePassword', Nothing, { body, headers: bearer(accessToken), sender }, 'accountAuth')

export const forgotPassword = (body: z.infer<typeof AccountPasswordForgot>, sender: Sender): Promise<unknown> =>
  ask('POST', 'forgotPasswordMail', Nothing, { body, sender })

export const resetPassword = (token: string, password: string, sender: Sender): Promise<unknown> =>
  ask('POST', 'resetPassword', Nothing, { body: { password }, headers: { Token: token }, sender }, 'accountAuth')

export const deleteUser = (accessToken: string, body: DeletionRequest, sender: Sender): Promise<unknown> =>
  ask('DELETE', 'deleteUser', Nothing, { body, headers: bearer(accessToken), sender })

const loadKeys = () => call({ upstream: 'account', method: 'GET', path: '/account/jwks.json', answer: KeySet })
const always = { shouldCache: () => true }

/** The keys that access tokens are signed with; cached ones while the platform is unreachable. */
export const accessKeys = (): Promise<AccessKeys> => freshly<AccessKeys>('accessKeys', always)('keys', loadKeys)

/** For a token with an unknown key: fetches the keys again, but once in a few seconds for all such tokens together. */
export const newAccessKeys = (): Promise<AccessKeys> => freshly<AccessKeys>('newAccessKeys', always)('keys', loadKeys)
