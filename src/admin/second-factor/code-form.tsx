'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import { askStaff } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { LabelledInput } from '@/admin/login/labelled-input'
import { useWords } from '@/admin/use-words'
import styles from './second-factor.module.css'

type Props<T> = Readonly<{
  path: string
  schema: z.ZodType<T>
  button: string
  /** The fields of the form, in order. */
  asks: readonly CodeQuestion[]
  onDone: (body: T) => void
}>
type CodeQuestion = 'password' | 'code'
type Problem = Readonly<{ field: string; message: string }>

/** Sends the present password, a code, or both; errors are shown beside their fields. */
export function CodeForm<T>({ path, schema, button, asks, onDone }: Props<T>) {
  const { i18n, t } = useTranslation()
  const say = useWords('secondFactorView')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem !== null) form.current?.querySelector<HTMLInputElement>(`#field-${problem.field}`)?.focus()
  }, [problem])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    setBusy(true)
    const body = Object.fromEntries(asks.map((name) => [name, String(sent.get(name))]))
    const answer = await askStaff(path, schema, { method: 'POST', language: i18n.language, body })
    setBusy(false)
    if (answer.ok) return onDone(answer.body)
    setProblem({ field: answer.field ?? asks.at(-1) ?? 'code', message: answer.message ?? say('away') })
  }
  const problemOf = (field: string) => (problem?.field === field ? problem.message : null)
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {asks.includes('password') && (
        <LabelledInput
          name="password"
          type="password"
          label={t('general:password')}
          autoComplete="current-password"
          problem={problemOf('password')}
        />
      )}
      {asks.includes('code') && (
        <LabelledInput
          name="code"
          label={say('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          problem={problemOf('code')}
        />
      )}
      <Button type="submit" disabled={busy}>
        {button}
      </Button>
    </form>
  )
}
