'use client'
import { TextField, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useMemo } from 'react'
import { useFormValues } from '@/admin/form-values'
import { marketInForm } from '@/admin/markets/completeness/market-in-form'
import styles from '@/admin/markets/markets.module.css'
import { useWords } from '@/admin/use-words'
import { type PostalCode, postalCodeOf } from '@/collections/hooks/markets/postal-code-of'
import { postalCodeWords } from './postal-code-words'

/** The expression made from the digits and prefixes in the form, as every save makes it. */
function usePostalCode(): PostalCode & Readonly<{ isRuled: boolean }> {
  const values = useFormValues()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const { postalCode } = marketInForm(values)
    return { ...postalCodeOf(postalCode, i18n.language), isRuled: typeof postalCode?.digits === 'number' }
  }, [values, i18n.language])
}

/** The postal code expression of a market: written by hand, or made from the digits above and then read-only. */
export function ExpressionField(props: TextFieldClientProps) {
  const { expression, problems, isRuled } = usePostalCode()
  const { value, setValue } = useField<string>({ path: props.path })
  const words = useWords(postalCodeWords)
  useEffect(() => {
    if (expression !== null && expression !== value) setValue(expression)
  }, [expression, value, setValue])
  return (
    <>
      <TextField {...props} readOnly={props.readOnly === true || isRuled} />
      {isRuled && <p className={styles.help}>{words('made')}</p>}
      {problems.map(({ message }) => (
        <p key={message} className={styles.bad} role="alert">
          {message}
        </p>
      ))}
    </>
  )
}
