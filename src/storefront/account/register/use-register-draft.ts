'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import {
  EMPTY_REGISTER_DRAFT,
  registerDraftAtom,
  toRegisterDraft,
  type RegisterDraft,
  type RegisterValues,
} from './register-values'

const PAUSE_MS = 100
const NAMES = Object.keys(EMPTY_REGISTER_DRAFT) as (keyof RegisterDraft)[] // of our own object

type Form<Details> = UseFormReturn<RegisterValues, unknown, Details>

/** What was typed before the draft was read stays. */
function restore<Details>(form: Form<Details>, draft: RegisterDraft): void {
  for (const name of NAMES)
    if (form.getValues(name) === EMPTY_REGISTER_DRAFT[name] && draft[name] !== EMPTY_REGISTER_DRAFT[name])
      form.setValue(name, draft[name] as PathValue<RegisterValues, Path<RegisterValues>>)
}

/**
 * Fills the form with the stored draft, and stores it a moment after the last key, and at once when the page is hidden. Returns a
 * function that deletes the draft. Stores as `useDraft` of the checkout does: a file that only these two load would be one more
 * script of both.
 */
export function useRegisterDraft<Details>(market: string, form: Form<Details>): () => void {
  const [draft, isReady, setDraft] = usePersisted(registerDraftAtom(market), EMPTY_REGISTER_DRAFT)
  const isRestored = useRef(false)
  const restoreOnce = useEffectEvent(() => {
    if (isRestored.current) return
    isRestored.current = true
    restore(form, draft)
    const values = toRegisterDraft(form.getValues())
    if (NAMES.some((name) => values[name] !== draft[name])) setDraft(values)
  })
  useEffect(() => {
    if (isReady) restoreOnce()
  }, [isReady])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      setDraft(toRegisterDraft(form.getValues()))
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
  return () => setDraft(EMPTY_REGISTER_DRAFT)
}
