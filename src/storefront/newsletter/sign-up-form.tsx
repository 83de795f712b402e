'use client'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/storefront/kit/button'
import { describedBy, helpId } from '@/storefront/kit/fields/field'
import { errorId, FieldError } from '@/storefront/kit/fields/field-error'
import field from '@/storefront/kit/fields/field.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useHydrated } from '@/runtime/use-hydrated'
import type { SignUpProblem } from './request-subscription'
import type { SignUpTexts } from './sign-up-texts'
import classes from './sign-up.module.css'
import { useOwnSiblings } from '@/storefront/kit/fields/own-siblings'

export type SignUpProps = Readonly<{ id: string; texts: SignUpTexts }>

type State = Readonly<{ kind: 'open'; problem: SignUpProblem | null } | { kind: 'sending' } | { kind: 'asked' }>

/** One address and one button. Posts as a plain form until its code is loaded; typed text survives every failure. */
export function SignUpForm({ id, texts }: SignUpProps) {
  const [state, setState] = useState<State>({ kind: 'open', problem: null })
  const input = useRef<HTMLInputElement>(null)
  const ready = useHydrated()
  const problem = state.kind === 'open' ? state.problem : null
  const error = problem ? texts[problem] : undefined
  useOwnSiblings([id], 'button')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    const answer = await import('./request-subscription').then(
      ({ requestSubscription: askFor }) => askFor(input.current?.value ?? ''),
      () => 'offline' as const,
    )
    setState(answer === null ? { kind: 'asked' } : { kind: 'open', problem: answer })
    if (answer !== null) input.current?.focus()
  }
  if (state.kind === 'asked') return <SignUpSent texts={texts} />
  return (
    <form
      className={classes.form}
      method="post"
      action="/api/newsletter/subscriptions"
      onSubmit={(event) => void submit(event)}
      noValidate={ready}
      data-testid="newsletter-form"
      data-ready={ready}
    >
      <label className={field.label} htmlFor={id}>
        {texts.email}
      </label>
      <div className={classes.row}>
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          className={field.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help: texts.anytime, error })}
        />
        <Button type="submit" pending={state.kind === 'sending'}>
          {texts.subscribe}
        </Button>
      </div>
      <FieldError id={errorId(id)} text={error} />
      <p className={field.help} id={helpId(id)}>
        {texts.anytime}
      </p>
    </form>
  )
}

/** Replaces the form and takes its focus. */
function SignUpSent({ texts }: { texts: SignUpTexts }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={classes.form} data-testid="newsletter-asked">
      <Notice kind="done" live>
        <strong>{texts.askedTitle}</strong>
        <p>{texts.askedText}</p>
      </Notice>
    </div>
  )
}
