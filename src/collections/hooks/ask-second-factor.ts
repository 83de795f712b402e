import type {
  CollectionAfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { idOf } from '@/collections/access/staff'
import { refusal } from '@/collections/refusals/refusal'
import { hasSecondFactor, storedFactor } from '@/collections/second-factor/stored-factor'
import { spendCode } from '@/collections/second-factor/spend-code'
import { writeRow } from '@/collections/second-factor/write-row'

const RESETTING = 'passwordByMail'
const WRONG = 'wrongCodeOf'

/** What the login form is told, only after the right password. */
export type CodeAnswer = 'needed' | 'wrong'

const refuseLogin = (req: PayloadRequest, code: CodeAnswer) =>
  refusal(req, code === 'needed' ? 'loginCodeNeeded' : 'loginCodeWrong', { data: { code } })

const typedCode = ({ data }: PayloadRequest): string => (typeof data?.code === 'string' ? data.code.trim().slice(0, 40) : '')

/** A new password by mail ends with a login too; `endReset` sees that none comes of it. */
export const noteMailedReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context[RESETTING] = true
  return args
}

/** No token without a code, where a second factor is set up. Runs after the password was right, in the login's transaction. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[RESETTING] === true) return user
  const factor = await storedFactor(req, user.id)
  if (!factor?.confirmed) return user
  const typed = typedCode(req)
  if (typed === '') throw refuseLogin(req, 'needed')
  const used = await spendCode(req, { id: user.id, factor }, typed, Date.now())
  if (used === null) {
    context[WRONG] = user.id
    throw refuseLogin(req, 'wrong')
  }
  await writeRow(req, user.id, () => used)
  return { ...user, ...used }
}

/** Wrong codes count like wrong passwords. The login's transaction, and with it any count inside, is gone by now. */
export const countWrongCode: CollectionAfterErrorHook = async ({ collection, context, req }) => {
  const id = context[WRONG]
  if (typeof id !== 'number' && typeof id !== 'string') return
  const { lockTime, maxLoginAttempts } = collection.auth
  const counted: unknown = await req.payload.db.updateOne({
    collection: 'staff',
    id,
    data: { loginAttempts: { $inc: 1 }, updatedAt: null },
  })
  const attempts = typeof counted === 'object' && counted !== null && 'loginAttempts' in counted ? counted.loginAttempts : 0
  if (Number(attempts) < maxLoginAttempts) return
  const lockUntil = new Date(Date.now() + lockTime).toISOString()
  await req.payload.db.updateOne({ collection: 'staff', id, data: { lockUntil, updatedAt: null }, returning: false })
}

/** Who sets a new password by mail and has a second factor logs in afterwards, with a code. */
export const endReset: CollectionAfterOperationHook = async (ended) => {
  const { req } = ended
  if (ended.operation !== 'resetPassword') return ended.result
  const id = idOf(ended.result.user)
  if (id === null || !(await hasSecondFactor(req, id))) return ended.result
  await writeRow(req, id, () => ({ sessions: [] }))
  return { ...ended.result, token: '' }
}
