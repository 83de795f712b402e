import {
  Accepted,
  ActivationAnswer,
  CustomerActivation,
  DeletionRequest,
  LoginRequest,
  PasswordChangeRequest,
  PasswordForgotRequest,
  PasswordResetRequest,
  RegistrationRequest,
  SessionAnswer,
  TokenPair,
} from '@/contracts/account'
import { z } from 'zod'
import { described, DEVICE_COOKIE } from './operation'

const COOKIES = '`cookie`: tokens come and go in httpOnly cookies, the body says who it is and until when.'
const Session = z.union([TokenPair, SessionAnswer])

/** Operations under `/api/account`. */
export const accountOperations = described(
  {
    ...{ LoginRequest, Session, RegistrationRequest, Accepted, ActivationAnswer, CustomerActivation },
    ...{ PasswordChangeRequest, PasswordForgotRequest, PasswordResetRequest, DeletionRequest },
  },
  {
    'POST /api/account/login': {
      summary: 'Logs in. A wrong password and an unknown address are answered alike.',
      body: 'LoginRequest',
      headers: { 'X-Session?': COOKIES, ...DEVICE_COOKIE },
      answer: { status: 200, json: 'Session' },
      problems: { 401: ['wrong_credentials'], 403: ['not_activated'], 429: ['too_many_requests'] },
      accounts: true,
    },
    'POST /api/account/loginRefresh': {
      summary: 'Uses a refresh token up for new tokens.',
      headers: { 'Refresh-Token?': 'The refresh token; not needed with `X-Session: cookie`.', 'X-Session?': COOKIES },
      answer: { status: 200, json: 'Session' },
      problems: { 400: ['token_missing'], 401: ['session_ended'], 429: ['too_many_requests'] },
      accounts: true,
    },
    'POST /api/account/logout': {
      summary: 'Ends the session of both tokens.',
      headers: { 'Refresh-Token?': 'The refresh token.', 'X-Session?': COOKIES },
      answer: { status: 204 },
      problems: { 401: ['token_missing', 'token_invalid', 'unauthorized', 'session_ended'] },
      session: true,
      accounts: true,
    },
    'POST /api/account/register': {
      summary: 'Registers. The answer is the same for known and unknown addresses; a mail says how it goes on.',
      body: 'RegistrationRequest',
      answer: { status: 202, json: 'Accepted' },
      problems: { 422: ['invalid_request', 'under_age', 'common_password'], 429: ['too_many_requests'] },
      accounts: true,
    },
    'POST /api/account/changePassword': {
      summary: 'Changes the password of the session’s own user.',
      body: 'PasswordChangeRequest',
      answer: { status: 204 },
      problems: { 404: ['not_found'], 422: ['wrong_password', 'common_password'], 429: ['too_many_requests'] },
      accounts: true,
      customer: true,
    },
    'POST /api/account/forgotPasswordMail': {
      summary: 'Sends the mail with a reset link. The answer is the same for known and unknown addresses.',
      body: 'PasswordForgotRequest',
      answer: { status: 202, json: 'Accepted' },
      problems: { 429: ['too_many_requests'] },
      accounts: true,
    },
    'POST /api/account/activateRegistration': {
      summary: 'Activates by the token of the mail. What is no good is `activated: false`.',
      headers: { Token: 'The one-use token of the mail.' },
      answer: { status: 200, json: 'ActivationAnswer' },
      problems: { 400: ['token_missing'], 429: ['too_many_requests'] },
      accounts: true,
    },
    'GET /api/activateCustomerByIdentifier': {
      summary: 'Activates by the identifier of a customer. Safe to repeat.',
      headers: { identifier: 'The customer’s unguessable identifier.' },
      answer: { status: 200, json: 'CustomerActivation' },
      problems: { 400: ['token_missing'], 429: ['too_many_requests'] },
      accounts: true,
    },
    'POST /api/account/resetPassword': {
      summary: 'Sets a new password by the token of the mail.',
      body: 'PasswordResetRequest',
      headers: { Token: 'The one-use token of the mail.', ...DEVICE_COOKIE },
      answer: { status: 204 },
      problems: { 400: ['token_missing'], 422: ['token_invalid', 'common_password'], 429: ['too_many_requests'] },
      accounts: true,
    },
    'DELETE /api/account/deleteUser': {
      summary: 'The second step of a deletion: the user. The session ends.',
      body: 'DeletionRequest',
      answer: { status: 204 },
      problems: { 403: ['fresh_login_required'], 404: ['not_found'] },
      accounts: true,
      customer: true,
    },
  },
)
