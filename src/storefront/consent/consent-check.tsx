'use client'
import { useEffect, useState } from 'react'
import { carryOutConsent } from './consent-signals'
import { ConsentBanner, type ConsentTexts } from './consent-banner'
import { useConsent } from './use-consent'

/** Specification 4: the check runs one second after the start. */
const CHECK_AFTER_MS = 1000

/** Asks who has not answered yet, a second after the start, and carries out what was answered before. */
export function ConsentCheck({ texts }: { texts: ConsentTexts }) {
  const { ready, consent, answer } = useConsent()
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const given = ready && due && consent === true
  useEffect(() => {
    if (given) carryOutConsent(true)
  }, [given])
  return due && ready && consent === null && <ConsentBanner texts={texts} onAnswer={answer} />
}
