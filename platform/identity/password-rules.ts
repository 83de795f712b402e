import { dictionary } from '@zxcvbn-ts/language-common'
import type { ProblemError } from '@/contracts/problem'

/** Some fifty thousand passwords that attackers try first. */
const COMMON = new Set(dictionary['passwords-common'])

/** On the list in any case, also with digits or marks after it: `Password2026!`. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(/[\d\W_]+$/, '')
  return COMMON.has(small) || COMMON.has(bare) || new Set(small).size < 4
}

/** Also refuses the own mail address, with or without the part from the @ on. */
export const passwordProblems = (password: string, email: string | null): ProblemError[] => {
  const isOwnAddress = email !== null && [email, email.split('@')[0]].includes(password.toLowerCase())
  return isOwnAddress || isCommonPassword(password) ? [{ path: 'password', code: 'common_password' }] : []
}
