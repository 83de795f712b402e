import type { CallLimit } from '@trade-in-shop/contracts/call-limits'
import { type Header, MAX_BODY_BYTES } from '@trade-in-shop/contracts/endpoint'
import { HEADER_TOKEN } from '@trade-in-shop/contracts/limits'
import type { IncomingHttpHeaders } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpProblem } from './http-problem'

const CLIENT: Header = {
  name: 'Client-Key',
  required: false,
  description: 'Whose attempts are counted: a keyed hash of the visitor’s address (IPv4 /32, IPv6 /64).',
}
const NETWORK: Header = {
  name: 'Client-Network',
  required: false,
  description:
    'A keyed hash of the visitor’s wider network (IPv4 /24, IPv6 /48). Beyond ten times what one visitor may do, its attempts wait up to two seconds.',
}
export const DEVICE: Header = {
  name: 'Client-Device',
  required: false,
  description:
    'The id of the visitor’s browser, 22 characters of base64url (128 random bits). After a success the browser is a known device for 180 days: its attempts have an allowance of their own, which strangers cannot use up.',
}

/** The headers that name who is counted. */
export const COUNTED_HEADERS = { visitor: [CLIENT, NETWORK], device: [CLIENT, NETWORK, DEVICE] } as const

/** The headers that name whom these limits count. */
export function countedHeaders(limits: readonly CallLimit[]): readonly Header[] {
  const keys = new Set(limits.map(({ key }) => key))
  if (keys.has('device')) return COUNTED_HEADERS.device
  return keys.has('visitor') || keys.has('network') ? COUNTED_HEADERS.visitor : []
}

/** The shop's signed settings (`ShopSettings` of packages/contracts). Any call may carry them; one that leads to a mail should. */
export const SHOP_SETTINGS: Header = {
  name: 'Shop-Settings',
  required: true,
  description:
    'Facts of the market, sender, recipient and limits as the shop has set them: base64url of JSON, Unix time, HMAC-SHA256 with SERVICE_SECRET.',
}

export const IDEMPOTENCY_HEADER: Header = {
  name: 'Idempotency-Key',
  required: true,
  description: '16 to 64 of A-Z a-z 0-9 _ -. Same key and body: the same trade.',
}
export const REFRESH_TOKEN: Header = {
  name: 'Refresh-Token',
  required: true,
  description: 'The refresh token of the session.',
}
export const MAILED_TOKEN: Header = { name: 'Token', required: true, description: 'The token of the link in the mail.' }
export const IDENTIFIER: Header = { name: 'identifier', required: true, description: 'The identifier of the customer.' }

type TokenHeader = 'token' | 'refresh-token' | 'identifier'
export function readTokenHeader(headers: IncomingHttpHeaders, name: TokenHeader): string | null {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** A required header: 400 `token_missing` without it. Null when it cannot be a token. */
export function tokenIn(headers: IncomingHttpHeaders, name: TokenHeader): string | null {
  const value = readTokenHeader(headers, name)
  if (value === null) throw new HttpProblem(400, 'token_missing')
  return HEADER_TOKEN.test(value) ? value : null
}

/** Sent with calls of the shop's API, which only shows what is of its own market. */
export const APPLICATION: Header = {
  name: 'Application',
  required: false,
  description: 'The application of the shop that asks: what is of another one is not found.',
}

/** Whether a document of an application may be shown to a caller. */
export const isOfCaller = (headers: IncomingHttpHeaders, application: string): boolean =>
  headers.application === undefined || headers.application === application

const tooLarge = () => new HttpProblem(413, 'too_large')

/** The reader that counted the bytes would pause the sender for good, and a paused sender does not read the answer. */
const discardRest = ({ incoming }: HttpBindings) => incoming.removeAllListeners('data').resume()

/** Counts the bytes of a body without a length; reading it as a stream costs more than the rest of the request. */
const limitChunks = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: ({ env }) => {
    discardRest(env)
    throw tooLarge()
  },
})

/** Another media type is 415, a body over the cap 413, before anything is parsed (security 9). */
export const limitBody: MiddlewareHandler<{ Bindings: HttpBindings }> = async (context, next) => {
  const { headers } = context.env.incoming
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpProblem(415, 'unsupported_media_type')
  if (headers['transfer-encoding'] !== undefined) return limitChunks(context, next)
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  return next()
}

const LONE_SURROGATE = /\p{Surrogate}/u

/** NULs and lone surrogates: Postgres cannot store them. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !LONE_SURROGATE.test(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isStorable)
}
