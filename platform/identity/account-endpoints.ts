import * as z from 'zod'
import {
  Accepted,
  AccountPasswordChange,
  AccountPasswordForgot,
  DeletionRequest,
  LoginRequest,
  PasswordResetRequest,
  TokenPair,
} from '@trade-in-shop/contracts/account'
import { empty, ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'
import { COUNTED_HEADERS, readTokenHeader, MAILED_TOKEN, REFRESH_TOKEN, tokenIn } from '@platform/http/request-headers'
import { readAttemptLimit } from '@platform/limits/attempts'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { identifyVisitor } from '@platform/limits/visitor'
import { deleteUser } from './deletion-saga'
import { chooseIdentityProvider } from './identity-provider'
import { logIn, refreshSession } from './log-in'
import { changePassword, forgotPassword, resetPassword } from './new-password'
import { bearerToken, sessionEnded } from './require-customer'

const ACCEPTED: Accepted = { accepted: true }
const KeySet = z.object({ keys: z.array(z.unknown()).max(50) })

const session: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/account/login',
    summary:
      'A session for a password. Failures slow an account and a client down; a device that has logged in before has an allowance of its own.',
    who: 'anyone',
    body: { LoginRequest },
    limits: [declaredLimit('device', readAttemptLimit('visitor'))],
    answers: { 200: { json: { TokenPair } } },
    problems: { 401: ['wrong_credentials'], 403: ['not_activated'] },
    run: async ({ platform, body, headers }) => ok(await logIn(platform, body, identifyVisitor(headers))),
  }),
  endpoint({
    method: 'POST',
    path: '/account/loginRefresh',
    summary: 'New tokens for a refresh token, which is used up; within 10 s it gives the same ones, later it ends the session.',
    who: 'anyone',
    headers: [REFRESH_TOKEN],
    answers: { 200: { json: { TokenPair } } },
    problems: { 400: ['token_missing'], 401: ['session_ended'] },
    run: async ({ platform, headers }) => ok(await refreshSession(platform, tokenIn(headers, 'refresh-token'))),
  }),
  endpoint({
    method: 'POST',
    path: '/account/logout',
    summary: 'Ends the session of the tokens at once; one of the two is enough.',
    who: 'session',
    headers: [{ ...REFRESH_TOKEN, required: false }],
    answers: { 204: 'empty' },
    run: async ({ platform, headers }) => {
      // Either token names the session: a browser may have lost one of the two cookies.
      const refreshToken = readTokenHeader(headers, 'refresh-token') ?? ''
      const accessToken = refreshToken && !headers.authorization ? '' : bearerToken({ headers })
      const ended = await chooseIdentityProvider(platform).logout({ accessToken, refreshToken }, platform.clock())
      if (!ended) throw sessionEnded()
      return empty()
    },
  }),
  endpoint({
    method: 'GET',
    path: '/account/jwks.json',
    summary: 'Public keys of the access tokens (RFC 7517).',
    who: 'anyone',
    answers: { 200: { json: { KeySet } } },
    run: async ({ platform }) => ok(await chooseIdentityProvider(platform).keys(platform.clock())),
  }),
]

const password: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/account/changePassword',
    summary: 'Another password; all other sessions end.',
    who: 'customer',
    body: { AccountPasswordChange },
    limits: [declaredLimit('customer', readAttemptLimit('currentPassword'))],
    headers: COUNTED_HEADERS.device,
    answers: { 204: 'empty' },
    problems: { 422: ['wrong_password', 'common_password'] },
    run: async ({ platform, body, headers, session: caller }) => {
      await changePassword(platform, caller, body, identifyVisitor(headers).device)
      return empty()
    },
  }),
  endpoint({
    method: 'POST',
    path: '/account/forgotPasswordMail',
    summary: 'A mail with a link for a new password, if there is an account. The same answer for every address.',
    who: 'anyone',
    body: { AccountPasswordForgot },
    limits: [declaredLimit('visitor', readAttemptLimit('forgotten'))],
    answers: { 202: { json: { Accepted } } },
    problems: { 400: ['unknown_application'] },
    run: async ({ platform, body, headers }) => {
      await forgotPassword(platform, body, identifyVisitor(headers))
      return reply(202, ACCEPTED)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/account/resetPassword',
    summary: 'A new password for the token of the mail, once, within an hour; all sessions end.',
    who: 'anyone',
    body: { PasswordResetRequest },
    headers: [MAILED_TOKEN, ...COUNTED_HEADERS.device],
    answers: { 204: 'empty' },
    problems: { 400: ['token_missing'], 422: ['token_invalid', 'common_password'] },
    run: async ({ platform, body, headers }) => {
      const token = tokenIn(headers, 'token')
      if (token === null) throw new HttpProblem(422, 'token_invalid')
      await resetPassword(platform, token, body.password, identifyVisitor(headers).device)
      return empty()
    },
  }),
]

const deletion: Endpoint[] = [
  endpoint({
    method: 'DELETE',
    path: '/account/deleteUser',
    summary: 'Deletes the log-in, the second step after `DELETE /customers/customers`. Wants a log-in younger than ten minutes.',
    who: 'leavingCustomer',
    body: { DeletionRequest },
    answers: { 204: 'empty' },
    problems: { 404: ['not_found'] },
    run: async ({ platform, body, session: caller }) => {
      await deleteUser(platform, caller, body)
      return empty()
    },
  }),
]

/** Log-in, log-out, password, deletion. No answer reveals whether an address has an account. */
export const accountEndpoints: Endpoint[] = [...session, ...password, ...deletion]
