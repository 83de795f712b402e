'use client'
import { TextField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useField } from '@payloadcms/ui'
import { useEffect } from 'react'
import styles from '@/admin/markets/markets.module.css'
import { useWords } from '@/admin/use-words'
import { postalCodeWords } from './postal-code-words'
import { usePostalCode } from './use-postal-code'

/** The postal code expression of a market: written by hand, or made from the digits above and then read-only. */
export function ExpressionField(props: TextFieldClientProps) {
  const { expression, faults, isRuled } = usePostalCode()
  const { value, setValue } = useField<string>({ path: props.path })
  const words = useWords(postalCodeWords)
  useEffect(() => {
    if (expression !== null && expression !== value) setValue(expression)
  }, [expression, value, setValue])
  return (
    <>
      <TextField {...props} readOnly={props.readOnly === true || isRuled} />
      {isRuled && <p className={styles.help}>{words('made')}</p>}
      {faults.map(({ message }) => (
        <p key={message} className={styles.bad} role="alert">
          {message}
        </p>
      ))}
    </>
  )
}
