import {
  AccountPasswordChange,
  AccountPasswordForgot,
  AccountRegistration,
  DeletionRequest,
  HEADER_TOKEN,
  LoginRequest,
  PasswordResetRequest,
  type Accepted,
} from '@/contracts/account'
import { activateRegistration, isActive } from '@platform/identity/activate'
import { deleteUser } from '@platform/identity/deletion-saga'
import { forgotPassword } from '@platform/identity/forgot-password'
import { identityProviderOf } from '@platform/identity/identity-provider-of'
import { logIn } from '@platform/identity/log-in'
import { changePassword, resetPassword } from '@platform/identity/new-password'
import { refreshSession } from '@platform/identity/refresh-session'
import { register } from '@platform/identity/register'
import {
  bearerToken,
  requireCustomer,
  requireFreshLogin,
  requireSession,
  sessionEnded,
} from '@platform/identity/require-customer'
import { visitorOf } from '@platform/limits/visitor'
import { HttpProblem } from './problem'
import { ok, route, type Call, type Reply, type Route } from './route'

const path = (name: string) => `/account/${name}`
const ACCEPTED: Accepted = { accepted: true }
const EMPTY: Reply = { status: 204, empty: true }

type TokenHeader = 'token' | 'refresh-token' | 'identifier'
const given = ({ headers }: Call<unknown>, name: TokenHeader): string | null => {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A header that the operation cannot do without: 400 `token_missing`. What cannot be a token is null. */
function tokenIn(call: Call<unknown>, name: TokenHeader): string | null {
  const value = given(call, name)
  if (value === null) throw new HttpProblem(400, 'token_missing')
  return HEADER_TOKEN.test(value) ? value : null
}

const entrance: Route[] = [
  route({
    method: 'POST',
    path: path('register'),
    open: true,
    body: AccountRegistration,
    run: async ({ platform, body, headers }) => {
      await register(platform, body, visitorOf(headers))
      return ok(ACCEPTED, 202)
    },
  }),
  route({
    method: 'POST',
    path: path('activateRegistration'),
    open: true,
    run: async (call) => {
      const token = tokenIn(call, 'token')
      return ok(token === null ? { token: '', activated: false } : await activateRegistration(call.platform, token))
    },
  }),
  route({
    method: 'GET',
    path: path('activateCustomerByIdentifier'),
    open: true,
    run: async (call) => {
      const identifier = tokenIn(call, 'identifier')
      return ok({ activated: identifier !== null && (await isActive(call.platform, identifier)) })
    },
  }),
  route({
    method: 'POST',
    path: path('login'),
    open: true,
    body: LoginRequest,
    run: async ({ platform, body, headers }) => ok(await logIn(platform, body, visitorOf(headers))),
  }),
]

const session: Route[] = [
  route({
    method: 'POST',
    path: path('loginRefresh'),
    open: true,
    run: async (call) => ok(await refreshSession(call.platform, tokenIn(call, 'refresh-token'))),
  }),
  route({
    method: 'POST',
    path: path('logout'),
    open: true,
    run: async (call) => {
      // Either token names the session: a browser may have lost one of the two cookies.
      const refreshToken = given(call, 'refresh-token') ?? ''
      const accessToken = refreshToken && !call.headers.authorization ? '' : bearerToken(call)
      const ended = await identityProviderOf(call.platform).logout({ accessToken, refreshToken }, call.platform.clock())
      if (!ended) throw sessionEnded()
      return EMPTY
    },
  }),
  route({
    method: 'GET',
    path: path('jwks.json'),
    open: true,
    run: async ({ platform }) => ok(await identityProviderOf(platform).keys(platform.clock())),
  }),
]

const password: Route[] = [
  route({
    method: 'POST',
    path: path('changePassword'),
    open: true,
    body: AccountPasswordChange,
    run: async (call) => {
      await changePassword(call.platform, await requireCustomer(call), call.body, visitorOf(call.headers).device)
      return EMPTY
    },
  }),
  route({
    method: 'POST',
    path: path('forgotPasswordMail'),
    open: true,
    body: AccountPasswordForgot,
    run: async ({ platform, body, headers }) => {
      await forgotPassword(platform, body, visitorOf(headers))
      return ok(ACCEPTED, 202)
    },
  }),
  route({
    method: 'POST',
    path: path('resetPassword'),
    open: true,
    body: PasswordResetRequest,
    run: async (call) => {
      const token = tokenIn(call, 'token')
      if (token === null) throw new HttpProblem(422, 'token_invalid')
      await resetPassword(call.platform, token, call.body.password, visitorOf(call.headers).device)
      return EMPTY
    },
  }),
]

const deletion: Route[] = [
  route({
    method: 'DELETE',
    path: path('deleteUser'),
    open: true,
    body: DeletionRequest,
    run: async (call) => {
      const caller = await requireSession(call)
      requireFreshLogin(caller, call.platform.clock)
      await deleteUser(call.platform, caller, call.body)
      return EMPTY
    },
  }),
]

/** Log-in, log-out, password, activation, deletion. `open`: these ask for a token of the customer, never for Basic auth. */
export const routes: Route[] = [...entrance, ...session, ...password, ...deletion]
