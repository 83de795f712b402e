'use client'

import { useCallback } from 'react'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'
import { CONSENT_SIGNALS } from '@/domain/page-scripts'

const YEAR_SECONDS = 31_536_000
/** Copy of the answer for the personalisation service, which reads cookies (G-09). */
const PERSONALISATION_COOKIE = 'personalisation'
/** The cookies that a yes may set. */
const COOKIES = [PERSONALISATION_COOKIE, 'client_id'] as const

const secure = () => (location.protocol === 'https:' ? '; Secure' : '')
const setCookie = (name: string, value: string, seconds: number) => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure()}`
}

/** Passes the answer to the tags through `gtag`; without the inline defaults there are no tags. */
function updateTags(given: boolean): void {
  const gtag: unknown = Reflect.get(globalThis, 'gtag')
  if (typeof gtag !== 'function') return
  const answer = given ? 'granted' : 'denied'
  gtag('consent', 'update', Object.fromEntries(CONSENT_SIGNALS.map((signal) => [signal, answer])))
}

/** What this document has carried out: the tags hear of each answer once. */
let carriedOut: boolean | null = null

/** Applies an answer in this browser: updates the tags, and sets or removes the cookies. */
export function carryOutConsent(given: boolean): void {
  if (given === carriedOut) return
  carriedOut = given
  updateTags(given)
  if (given) setCookie(PERSONALISATION_COOKIE, 'true', YEAR_SECONDS)
  else for (const name of COOKIES) setCookie(name, '', 0)
}

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
