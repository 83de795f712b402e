'use client'
import { CONSENT_SIGNALS } from '@/domain/consent-mode'

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

/** Applies an answer in this browser: updates the tags, and sets or removes the cookies. */
export function carryOutConsent(given: boolean): void {
  updateTags(given)
  if (given) setCookie(PERSONALISATION_COOKIE, 'true', YEAR_SECONDS)
  else for (const name of COOKIES) setCookie(name, '', 0)
}
