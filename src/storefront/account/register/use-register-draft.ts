'use client'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { registerDraftAtom, registerDraftOf, type RegisterValues } from './register-values'

const PAUSE_MS = 100

/** Stores the draft a moment after the last key, and at once when the page is hidden. */
export function useRegisterDraft<Details>(market: string, form: UseFormReturn<RegisterValues, unknown, Details>): void {
  const setDraft = useSetAtom(registerDraftAtom(market))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      setDraft(registerDraftOf(form.getValues()))
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE_MS)
      },
    })
    const leave = () => timer && keep()
    globalThis.addEventListener('pagehide', leave)
    return () => {
      stop()
      // After the registration the draft is deleted for good: a key pressed just before must not restore it.
      clearTimeout(timer)
      globalThis.removeEventListener('pagehide', leave)
    }
  }, [form, setDraft])
}
