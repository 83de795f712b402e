import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import type { SignUpTexts } from './sign-up-texts'

export type SignUpFault = keyof Pick<SignUpTexts, 'emailRequired' | 'emailInvalid' | 'tooMany' | 'away' | 'offline'>

const LONGEST = 254
/** Loose on purpose: the server decides, and the mail itself proves the address. */
const LOOKS_RIGHT = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with the address at first sight, or null. */
export function faultOfAddress(typed: string): SignUpFault | null {
  const email = typed.trim()
  if (email === '') return 'emailRequired'
  return LOOKS_RIGHT.test(email) && email.length <= LONGEST ? null : 'emailInvalid'
}

/** The sentence for a wish that did not get through. */
export function faultOfAnswer(error: unknown): SignUpFault {
  if (error instanceof NoAnswerError) return error.reason === 'offline' ? 'offline' : 'away'
  if (!(error instanceof OwnApiError)) throw error
  if (error.status === 429) return 'tooMany'
  return error.status === 400 ? 'emailInvalid' : 'away'
}
