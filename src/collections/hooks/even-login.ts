import { AuthenticationError, type CollectionBeforeOperationHook } from 'payload'
import { deriveNothing } from '@/collections/second-factor/password'
import { accountOf } from './login-rate-limit'

/**
 * An unknown address is answered like a wrong password, in words and in time: it does not tell who works here (`stack.md`).
 * Payload itself answers at once.
 */
export const evenLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const email = accountOf(args.data)
  if (email === '' || !hasPassword(args.data)) return args
  const found: unknown = await req.payload.db.findOne({
    collection: 'staff',
    where: { email: { equals: email } },
    select: { name: true },
    req,
  })
  if (found !== null) return args
  await deriveNothing()
  throw new AuthenticationError(req.t)
}

const hasPassword = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'password' in data &&
  typeof data.password === 'string' &&
  data.password.trim() !== ''
