import { AuthenticationError, type CollectionBeforeOperationHook } from 'payload'
import { deriveNothing } from './password'
import { accountOf } from './login-rate-limit'

/**
 * Answers an unknown address like a wrong password, with the same text and in the same time, so that it does not reveal who
 * works here (`security.md` 18). Payload itself answers at once.
 */
export const hideAccountExistence: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
