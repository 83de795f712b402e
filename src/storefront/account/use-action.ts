'use client'
import { useState } from 'react'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'

/** Why a form or a button failed, when the reason belongs to no field. */
export type ActionProblem = ProblemCode | 'offline'

/** The person cancelled; no failure to show. */
export class CancelledError extends Error {}

/**
 * The failure for an error without a faulty field; null when cancelled. Other errors are programming errors and are
 * thrown.
 */
export function toActionProblem(error: unknown): ActionProblem | null {
  if (error instanceof CancelledError) return null
  if (error instanceof OwnApiError) return error.code
  if (error instanceof NoAnswerError) return error.reason
  throw error
}

/** Runs one button's work, one call at a time, and says why it failed. */
export function useAction(
  work: () => Promise<void>,
): Readonly<{ run: () => void; busy: boolean; failure: ActionProblem | null }> {
  const [state, setState] = useState<{ busy: boolean; failure: ActionProblem | null }>({ busy: false, failure: null })
  const run = async () => {
    if (state.busy) return
    setState({ busy: true, failure: null })
    try {
      await work()
      setState({ busy: false, failure: null })
    } catch (error) {
      setState({ busy: false, failure: toActionProblem(error) })
    }
  }
  return { run: () => void run(), ...state }
}
