import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeOperationHook } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { refuse } from '@trade-in-shop/payload-workbench/saving/refuse'

const words = staffWords('longPassword')

const MIN_PASSWORD_CHARACTERS = 12
/** Upper bound, because hashing a megabyte would only keep the server busy. */
const MAX_PASSWORD_CHARACTERS = 200
const MIN_DISTINCT_CHARACTERS = 5

function problemOf(password: string, language: string): string | null {
  if (password.length < MIN_PASSWORD_CHARACTERS)
    return formatStaffMessage(words.short, language, { count: MIN_PASSWORD_CHARACTERS })
  if (password.length > MAX_PASSWORD_CHARACTERS)
    return formatStaffMessage(words.long, language, { count: MAX_PASSWORD_CHARACTERS })
  if (new Set(password).size < MIN_DISTINCT_CHARACTERS)
    return formatStaffMessage(words.simple, language, { count: MIN_DISTINCT_CHARACTERS })
  return null
}

/** Checks the length of a new staff password, however it is set: by an admin, by oneself, or by a link in a mail. */
export const longPassword: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const data: unknown = 'data' in args ? args.data : undefined
  const password = typeof data === 'object' && data !== null && 'password' in data ? data.password : undefined
  const message = typeof password === 'string' && password !== '' ? problemOf(password, req.i18n.language) : null
  if (message !== null) refuse(collection.slug, [{ path: 'password', message }], req)
  return args
}
