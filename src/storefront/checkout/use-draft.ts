'use client'
import { useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { storeTyped } from '@/storefront/kit/storage/store-typed'
import { draftAtom, draftOf, type CheckoutValues } from './draft-state'

/** Stores the draft a moment after the last key, and at once when the page is hidden or left for another of the shop. */
export function useDraft(scope: string, form: UseFormReturn<CheckoutValues>, keeping: boolean): void {
  const setDraft = useSetAtom(draftAtom(scope))
  const isStored = useRef(keeping)
  useLayoutEffect(() => void (isStored.current = keeping), [keeping])
  useEffect(() => {
    if (!keeping) return
    const end = storeTyped(form, () => setDraft(draftOf(form.getValues())))
    // After a sale the draft is deleted for good: a key pressed just before must not restore it.
    return () => end(isStored.current)
  }, [form, setDraft, keeping])
}
