'use client'
import { useCallback } from 'react'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import { carryOutConsent } from './consent-signals'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/** What a visitor has answered: null before an answer, then yes or no (G-01). */
type Consent = boolean | null

/** Written by hand, because it is read on every page and a schema library does not belong in the first load. */
const schema = {
  safeParse: (data: unknown) =>
    typeof data === 'boolean' || data === null ? ({ success: true, data } as const) : ({ success: false } as const),
}

/** Stored per market and mode: an answer on one host does not apply to another. */
const consentAtom = persistedFamily<Consent>('consent', { schema, version: 1, initial: null })

export type ConsentHandle = Readonly<{
  /** False until browser storage has been read. */
  ready: boolean
  consent: Consent
  /** Answers yes or no, here and in all tabs; a no removes what a yes has set. */
  answer: (given: boolean) => void
}>

export function useConsent(): ConsentHandle {
  const { market, mode } = useShop()
  const [consent, ready, set] = usePersisted(consentAtom(`${market}.${mode}`), null)
  const answer = useCallback(
    (given: boolean) => {
      set(given)
      carryOutConsent(given)
    },
    [set],
  )
  return { ready, consent, answer }
}
