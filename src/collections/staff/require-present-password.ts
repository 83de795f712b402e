import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isPasswordOf } from './password'
import { secondFactorWords } from './second-factor-words'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { consumeAttempt, refundAttempt } from './login-rate-limit'
import { refuse } from '@/collections/saving/refuse'
import { forgetOtherDevices } from './staff-device'

/** Field in which clients send the present password along with a new one. */
const FIELD = 'currentPassword'
/** The same bound as for new passwords in `long-password.ts`. */
const LONGEST = 200

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Problem of the typed present password; null when it is right. Throws 429 after too many wrong ones. */
export async function presentPasswordProblem(
  req: PayloadRequest,
  id: number | string,
  typed: string,
): Promise<StaffMessage | null> {
  await consumeAttempt(req, 'code', String(id))
  if (typed === '') return secondFactorWords.presentPassword
  if (typed.length > LONGEST || !(await isPasswordOf(req, id, typed))) return secondFactorWords.wrongPassword
  await refundAttempt(req, 'code', String(id))
  return null
}

/**
 * Staff change their own password only with the present one, so that a stolen session cannot take over the account. A bulk
 * change may include one's own record too. Afterwards other browsers are no longer known devices.
 */
export const askPresentPassword: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' || !('data' in args) || !isRecord(args.data)) return args
  const { [FIELD]: present, ...data }: Readonly<Record<string, unknown>> = args.data
  const target = 'id' in args ? args.id : undefined
  const isOwn = req.user !== null && (target === undefined || String(target) === String(req.user.id))
  if (overrideAccess !== true && isOwn && req.user && textOf(data.password) !== '') {
    const problem = await presentPasswordProblem(req, req.user.id, textOf(present))
    if (problem) refuse('staff', [{ path: FIELD, message: formatStaffMessage(problem, req.i18n.language) }], req)
    await forgetOtherDevices(req, req.user.id)
  }
  return { ...args, data }
}
