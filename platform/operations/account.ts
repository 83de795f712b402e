import {
  Accepted,
  AccountPasswordChange,
  AccountPasswordForgot,
  AccountRegistration,
  ActivationAnswer,
  CustomerActivation,
  DeletionRequest,
  LoginRequest,
  PasswordResetRequest,
  TokenPair,
} from '@/contracts/account'
import { described, KNOWN, VISITOR } from './operation'

const SCHEMAS = {
  ...{ Accepted, AccountPasswordChange, AccountPasswordForgot, AccountRegistration, ActivationAnswer, CustomerActivation },
  ...{ DeletionRequest, LoginRequest, PasswordResetRequest, TokenPair },
}

const REFRESH = { name: 'Refresh-Token', required: true, description: 'The refresh token of the session.' }
const ONE_USE = { name: 'Token', required: true, description: 'The token of the link in the mail.' }

/** Who somebody is. Nothing here tells whether an address has an account. */
export const account = described(SCHEMAS, {
  'POST /account/register': {
    summary: 'Asks for an account; the link in the mail makes it. The same answer for every address.',
    body: 'AccountRegistration',
    answer: { status: 202, json: ['Accepted'] },
    problems: {
      400: ['unknown_application'],
      422: ['invalid_request', 'under_age', 'common_password'],
      429: ['too_many_requests'],
    },
    headers: VISITOR,
    access: 'anyone',
  },
  'POST /account/activateRegistration': {
    summary: 'Makes the account of a registration, once; again, it is active. A token that is no good is no error.',
    answer: { status: 200, json: ['ActivationAnswer'] },
    problems: { 400: ['token_missing'] },
    headers: [ONE_USE],
    access: 'anyone',
  },
  'GET /account/activateCustomerByIdentifier': {
    summary: 'Whether the account of a customer is active.',
    answer: { status: 200, json: ['CustomerActivation'] },
    problems: { 400: ['token_missing'] },
    headers: [{ name: 'identifier', required: true, description: 'The identifier of the customer.' }],
    access: 'anyone',
  },
  'POST /account/login': {
    summary:
      'A session for a password. Failures slow an account and a client down; a device that has logged in before has an allowance of its own.',
    body: 'LoginRequest',
    answer: { status: 200, json: ['TokenPair'] },
    problems: { 401: ['wrong_credentials'], 403: ['not_activated'], 429: ['too_many_requests'] },
    headers: KNOWN,
    access: 'anyone',
  },
  'POST /account/loginRefresh': {
    summary: 'New tokens for a refresh token, which is used up; within 10 s it gives the same ones, later it ends the session.',
    answer: { status: 200, json: ['TokenPair'] },
    problems: { 400: ['token_missing'], 401: ['session_ended'] },
    headers: [REFRESH],
    access: 'anyone',
  },
  'POST /account/logout': {
    summary: 'Ends the session of the tokens at once; one of the two is enough.',
    answer: { status: 204, empty: true },
    problems: { 401: ['unauthorized', 'session_ended'] },
    headers: [{ ...REFRESH, required: false }],
    access: 'session',
  },
  'GET /account/jwks.json': {
    summary: 'Public keys of the access tokens (RFC 7517).',
    answer: { status: 200, any: true },
    access: 'anyone',
  },
  'POST /account/changePassword': {
    summary: 'Another password; all other sessions end.',
    body: 'AccountPasswordChange',
    answer: { status: 204, empty: true },
    problems: { 401: ['unauthorized', 'session_ended'], 422: ['wrong_password', 'common_password'], 429: ['too_many_requests'] },
    headers: KNOWN,
    access: 'customer',
  },
  'POST /account/forgotPasswordMail': {
    summary: 'A mail with a link for a new password, if there is an account. The same answer for every address.',
    body: 'AccountPasswordForgot',
    answer: { status: 202, json: ['Accepted'] },
    problems: { 400: ['unknown_application'], 429: ['too_many_requests'] },
    headers: VISITOR,
    access: 'anyone',
  },
  'POST /account/resetPassword': {
    summary: 'A new password for the token of the mail, once, within an hour; all sessions end.',
    body: 'PasswordResetRequest',
    answer: { status: 204, empty: true },
    problems: { 400: ['token_missing'], 422: ['token_invalid', 'common_password'] },
    headers: [ONE_USE, ...KNOWN],
    access: 'anyone',
  },
  'DELETE /account/deleteUser': {
    summary: 'Deletes the log-in, the second step after `DELETE /customers/customers`. Wants a log-in younger than ten minutes.',
    body: 'DeletionRequest',
    answer: { status: 204, empty: true },
    problems: { 401: ['unauthorized', 'session_ended'], 403: ['fresh_login_required'], 404: ['not_found'] },
    access: 'customer',
  },
})
