import { cleanEmail } from '@trade-in-shop/contracts/clean-text'
import { ACCEPTED, NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import type { SignUpTexts } from './sign-up-texts'

export type SignUpProblem = keyof Pick<SignUpTexts, 'emailRequired' | 'emailInvalid' | 'tooMany' | 'away' | 'offline'>

const MAX_EMAIL_CHARACTERS = 254
/** Permissive on purpose: the server decides, and the mail itself proves the address. */
const LOOKS_RIGHT = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The problem of the address that a quick check finds, or null. */
export function problemOfAddress(typed: string): SignUpProblem | null {
  const email = cleanEmail(typed)
  if (email === '') return 'emailRequired'
  return LOOKS_RIGHT.test(email) && email.length <= MAX_EMAIL_CHARACTERS ? null : 'emailInvalid'
}

export function problemOfAnswer(error: unknown): SignUpProblem {
  if (error instanceof NoAnswerError) return error.reason === 'offline' ? 'offline' : 'away'
  if (!(error instanceof OwnApiError)) throw error
  if (error.status === 429) return 'tooMany'
  return error.status === 400 ? 'emailInvalid' : 'away'
}

/** Subscribes an address; null once the request has been accepted, which says nothing about the address. */
export async function requestSubscription(typed: string): Promise<SignUpProblem | null> {
  const problem = problemOfAddress(typed)
  if (problem) return problem
  try {
    await ownApi({ method: 'POST', path: '/api/newsletter/subscriptions', body: { email: cleanEmail(typed) }, answer: ACCEPTED })
    return null
  } catch (error) {
    return problemOfAnswer(error)
  }
}
