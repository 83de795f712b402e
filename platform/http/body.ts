import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HttpProblem } from './problem'

export const MAX_BODY_BYTES = 64 * 1024

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
