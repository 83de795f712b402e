'use client'
import { useCallback } from 'react'
import { usePersisted } from '@/storefront/kit/use-persisted'
import { useShop } from '@/storefront/shop/use-shop'
import { consentAtom, type Consent } from './consent-state'
import { carryOutConsent } from './consent-signals'

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
