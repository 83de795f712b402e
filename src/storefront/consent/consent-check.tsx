'use client'
import { useEffect, useState } from 'react'
import { carryOutConsent, useConsent } from './use-consent'
import { ConsentBanner, type ConsentTexts } from './consent-banner'

/** Ask one second after the start, not during the first load. */
const CHECK_AFTER_MS = 1000

/**
 * Asks visitors who have not answered yet, and applies an earlier answer or one of another tab, both a second after the start.
 */
export function ConsentCheck({ texts }: { texts: ConsentTexts }) {
  const { ready, consent, answer } = useConsent()
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), CHECK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const stored = ready && due ? consent : null
  useEffect(() => {
    if (stored !== null) carryOutConsent(stored)
  }, [stored])
  return due && ready && consent === null && <ConsentBanner texts={texts} onAnswer={answer} />
}
