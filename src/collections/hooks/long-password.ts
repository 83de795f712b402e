import type { CollectionBeforeOperationHook } from 'payload'
import { refuse } from './refuse'

const SHORTEST = 12

/** Passwords of staff are long, however they are set: by an admin, by oneself, or by a link in a mail. */
export const longPassword: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const data: unknown = 'data' in args ? args.data : undefined
  const password = typeof data === 'object' && data !== null && 'password' in data ? data.password : undefined
  const short = typeof password === 'string' && password !== '' && password.length < SHORTEST
  if (short) refuse(collection.slug, [{ path: 'password', message: `Use at least ${SHORTEST} characters.` }], req)
  return args
}
