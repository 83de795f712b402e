'use client'
import { useState } from 'react'
import { failureOf, type Failure } from './profile/use-profile-form'

/** Runs one button's work, one call at a time, and says why it failed. */
export function useAction(work: () => Promise<void>): Readonly<{ run: () => void; busy: boolean; failure: Failure | null }> {
  const [state, setState] = useState<{ busy: boolean; failure: Failure | null }>({ busy: false, failure: null })
  const run = async () => {
    if (state.busy) return
    setState({ busy: true, failure: null })
    try {
      await work()
      setState({ busy: false, failure: null })
    } catch (error) {
      setState({ busy: false, failure: failureOf(error) })
    }
  }
  return { run: () => void run(), ...state }
}
