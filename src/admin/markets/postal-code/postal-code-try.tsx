'use client'
import { useFormFields } from '@payloadcms/ui'
import { useId, useState } from 'react'
import styles from '@/admin/markets/markets.module.css'
import { useWords } from '@/admin/use-words'
import { isPostalCode } from '@/domain/checkout/postal-code'
import { expressionProblem } from '@/domain/safe-expression'
import { postalCodeWords } from './postal-code-words'

/** Tests a code against the expression in the form, with the checkout's own rule. */
export function PostalCodeTry() {
  const expression = useFormFields(([fields]) => fields.zipFormatRegExp?.value)
  const words = useWords(postalCodeWords)
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
