'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '@/admin/use-words'
import { viewWords } from './second-factor-view-words'
import styles from './second-factor.module.css'

/** Shows the recovery codes for a lost phone; they cannot be shown a second time. */
export function RecoveryCodes({ codes, onKept }: Readonly<{ codes: readonly string[]; onKept: () => void }>) {
  const say = useWords(viewWords)
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => told.current?.focus(), [])
  return (
    <>
      <p ref={told} tabIndex={-1} className={styles.state}>
        {say('done')}
      </p>
      <ul className={styles.codes} aria-label={say('codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{say('kept')}</Button>
    </>
  )
}
