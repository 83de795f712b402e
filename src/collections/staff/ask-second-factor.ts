import {
  AuthenticationError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { getId } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { hasSecondFactor, storedFactor, writeRow } from '@trade-in-shop/payload-workbench/second-factor/stored-factor'
import { spendCode } from '@trade-in-shop/payload-workbench/second-factor/login-codes'
import { parseAccount, consumeCode, isLoginLimited, refundCode, typedCode } from './login-rate-limit'
import { forgetOtherDevices } from './staff-device'

const RESETTING = 'passwordByMail'

/** What the login form gets after the right password, and only then. */
export type CodeAnswer = 'needed' | 'wrong'

const refuseLogin = (req: PayloadRequest, code: CodeAnswer) =>
  cmsProblem(req, code === 'needed' ? 'loginCodeNeeded' : 'loginCodeWrong', { data: { code } })

/** A password reset by mail ends with a login too; `endReset` prevents that session. */
export const noteMailedReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context[RESETTING] = true
  return args
}

/**
 * With a second factor, a login needs a code; while the account is slowed, it needs a second factor. Runs after the
 * password was right, in the login's transaction.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[RESETTING] === true) return user
  const factor = await storedFactor(req, user.id)
  if (!factor?.confirmed) {
    if (isLoginLimited(req)) throw new AuthenticationError(req.t)
    return user
  }
  const typed = typedCode(req)
  if (typed === '') throw refuseLogin(req, 'needed')
  await consumeCode(req, parseAccount(user), typed)
  const used = await spendCode(req, { id: user.id, factor }, typed, Date.now())
  if (used === null) throw refuseLogin(req, 'wrong')
  await refundCode(req, parseAccount(user), typed)
  await writeRow(req, user.id, () => used)
  return { ...user, ...used }
}

/** A member of staff with a second factor who sets a new password by mail must log in afterwards with a code. */
export const endReset: CollectionAfterOperationHook = async (ended) => {
  const { req } = ended
  if (ended.operation !== 'resetPassword') return ended.result
  const id = getId(ended.result.user)
  if (id === null) return ended.result
  await forgetOtherDevices(req, id)
  if (!(await hasSecondFactor(req, id))) return ended.result
  await writeRow(req, id, () => ({ sessions: [] }))
  return { ...ended.result, token: '' }
}
