'use client'
import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftAtom, toDraft, type CheckoutValues } from './draft-state'

const PAUSE_MS = 100

/** Stores the draft a moment after the last key, and at once when the page is hidden or left for another of the shop. */
export function useDraft(scope: string, form: UseFormReturn<CheckoutValues>, keeping: boolean): void {
  const setDraft = useSetAtom(draftAtom(scope))
  const isStored = useRef(keeping)
  useLayoutEffect(() => void (isStored.current = keeping), [keeping])
  useEffect(() => {
    if (!keeping) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      setDraft(toDraft(form.getValues()))
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
      // After a sale the draft is deleted for good: a key pressed just before must not restore it.
      if (isStored.current) leave()
      clearTimeout(timer)
      globalThis.removeEventListener('pagehide', leave)
    }
  }, [form, setDraft, keeping])
}
