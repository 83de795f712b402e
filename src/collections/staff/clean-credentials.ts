import type { CollectionBeforeOperationHook } from 'payload'
import { cleanEmail } from '@trade-in-shop/contracts/clean-text'
import { renewOldHash } from './password'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Cleans the address of every operation with credentials, and passes a password on as NFC: systems write an accent as one
 * character or as two.
 */
export const cleanCredentials: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!('data' in args) || !isRecord(args.data)) return args
  const given: Readonly<Record<string, unknown>> = args.data
  const data = { ...given }
  if (typeof given.email === 'string') data.email = cleanEmail(given.email)
  if (typeof given.password === 'string') data.password = given.password.normalize('NFC')
  if (operation === 'login' && typeof data.email === 'string' && typeof given.password === 'string')
    await renewOldHash(req, data.email, given.password)
  return { ...args, data }
}
