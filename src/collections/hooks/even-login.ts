import { AuthenticationError, type CollectionAfterErrorHook, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { deriveNothing } from '@/collections/second-factor/password'
import { accountOf } from './slow-login'

const Member = z.object({ lockUntil: z.string().nullish() })

/**
 * An unknown address and one that is locked are answered like a wrong password, in words and in time: neither tells who
 * works here (`stack.md`). Payload itself names locked ones, and answers both at once.
 */
export const evenLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const email = accountOf(args.data)
  if (email === '' || !hasPassword(args.data)) return args
  const found: unknown = await req.payload.db.findOne({
    collection: 'staff',
    where: { email: { equals: email } },
    select: { lockUntil: true },
    req,
  })
  const known = Member.safeParse(found)
  if (known.success && !isLocked(known.data.lockUntil)) return args
  await deriveNothing()
  throw new AuthenticationError(req.t)
}

const hasPassword = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'password' in data &&
  typeof data.password === 'string' &&
  data.password.trim() !== ''

const isLocked = (until: string | null | undefined): boolean => Boolean(until) && new Date(until ?? 0).getTime() > Date.now()

/** Payload says so when a lock comes while the password is checked. */
export const evenLock: CollectionAfterErrorHook = ({ error, req }) =>
  error.name === 'LockedAuth'
    ? { status: 401, response: { errors: [{ message: req.t('error:emailOrPasswordIncorrect') }] } }
    : undefined
