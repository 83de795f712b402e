'use client'
import { TextField, useField, useFormFields } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useId, useMemo, useState } from 'react'
import { marketInForm, useFormValues } from '@/admin/form-values'
import styles from '@/admin/fields.module.css'
import { useSayToStaff, useWords } from '@/admin/use-words'
import { type PostalCode, buildPostalCode } from '@/collections/markets/setting-problems'
import { isPostalCode } from '@/domain/checkout/postal-code'
import { expressionProblem } from '@/domain/checkout/safe-expression'

/** The expression made from the digits and prefixes in the form, as every save makes it. */
function usePostalCode(): PostalCode & Readonly<{ isRuled: boolean }> {
  const values = useFormValues()
  const say = useSayToStaff()
  return useMemo(() => {
    const { postalCode } = marketInForm(values)
    return { ...buildPostalCode(postalCode, say), isRuled: typeof postalCode?.digits === 'number' }
  }, [values, say])
}

/** The postal code expression of a market: written by hand, or made from the digits above and then read-only. */
export function ExpressionField(props: TextFieldClientProps) {
  const { expression, problems, isRuled } = usePostalCode()
  const { value, setValue } = useField<string>({ path: props.path })
  const words = useWords('postalCode')
  useEffect(() => {
    if (expression !== null && expression !== value) setValue(expression)
  }, [expression, value, setValue])
  return (
    <>
      <TextField {...props} readOnly={props.readOnly === true || isRuled} />
      {isRuled && <p className={styles.help}>{words('made')}</p>}
      {problems.map(({ message }) => (
        <ProblemLine key={message} text={message} />
      ))}
    </>
  )
}

/** Tests a code against the expression in the form, with the checkout's own rule. */
export function PostalCodeTry() {
  const expression = useFormFields(([fields]) => fields.zipFormatRegExp?.value)
  const words = useWords('postalCode')
  const input = useId()
  const [code, setCode] = useState('')
  const usable = typeof expression === 'string' && expressionProblem(expression) === null
  const answer = usable && code.trim() !== '' && isPostalCode(expression, code)
  return (
    <div className={styles.panel}>
      <label htmlFor={input}>{words('try')}</label>
      <input
        id={input}
        className={styles.input}
        value={code}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        onChange={({ target }) => setCode(target.value)}
      />
      <p role="status" className={code.trim() === '' ? styles.quiet : answer ? styles.good : styles.bad}>
        {!usable && words('none')}
        {usable && code.trim() !== '' && words(answer ? 'accepted' : 'refused', { code: code.trim() })}
      </p>
    </div>
  )
}
