'use client'
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanEmail, cleanText } from '@trade-in-shop/contracts/clean-text'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import { Button } from '@/storefront/kit/button'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { describedBy, Field } from '@/storefront/kit/fields/field'
import { TextField } from '@/storefront/kit/fields/text-field'
import { Notice } from '@/storefront/kit/overlays/notice'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useLogIn } from './use-log-in'
import classes from './login.module.css'
import field from '@/storefront/kit/fields/field.module.css'
import passwordClasses from './password-field.module.css'

type Props = Pick<ComponentProps<'input'>, 'onInput'> & { id: string; error: string | undefined }

/** The customer's existing password, with a button that shows it. */
function LoginPassword({ id, error, onInput }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={<FormattedMessage id="account.password" />} error={error}>
      <div className={passwordClasses.box}>
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          className={`${field.input} ${passwordClasses.input}`}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={256}
          onInput={onInput}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        />
        <button type="button" className={passwordClasses.show} aria-controls={id} onClick={() => setShown(!shown)}>
          <FormattedMessage id={shown ? 'account.hidePassword' : 'account.showPassword'} />
        </button>
      </div>
    </Field>
  )
}

type LoginField = 'username' | 'password'
type LoginFailure = Readonly<{
  code: ProblemCode | 'offline'
  /** Whole minutes until another attempt is possible; null when the answer did not say. */
  minutes: number | null
}>

const FIELDS: readonly LoginField[] = ['username', 'password']

function failureOf(error: unknown): LoginFailure {
  if (error instanceof NoAnswerError) return { code: error.reason, minutes: null }
  if (!(error instanceof OwnApiError)) throw error
  const { code, retryAfter } = error
  return { code, minutes: retryAfter === null ? null : Math.max(1, Math.ceil(retryAfter / 60)) }
}

/**
 * The log-in as a native form, which password managers can fill. After a failure the address stays, the password is
 * emptied and focused, and the button is enabled again (F7).
 */
function useLoginForm() {
  const { logIn } = useLogIn()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly LoginField[]>([])
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  const [sending, setSending] = useState(false)

  const field = (name: LoginField) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  const valueOf = (name: LoginField) => field(name)?.value ?? ''

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (sending) return
    const empty = FIELDS.filter((name) => cleanText(valueOf(name)) === '')
    setMissing(empty)
    setFailure(null)
    if (empty[0]) return field(empty[0])?.focus()
    setSending(true)
    const rememberMe = form.current?.querySelector<HTMLInputElement>('[name=rememberMe]')?.checked === true
    try {
      await logIn({ email: cleanEmail(valueOf('username')), password: valueOf('password'), rememberMe })
    } catch (error) {
      setFailure(failureOf(error))
      const password = field('password')
      if (password) password.value = ''
      password?.focus()
    } finally {
      setSending(false)
    }
  }
  const filled = (name: LoginField) => setMissing((before) => before.filter((other) => other !== name))
  return { form, submit, sending, failure, isMissing: (name: LoginField) => missing.includes(name), filled }
}

/** Why the log-in failed, and what to do about it. */
function LoginReason({ code, minutes }: LoginFailure) {
  if (code === 'offline') return <FormattedMessage id="offline.kept" />
  if (code === 'too_many_requests' && minutes !== null) return <FormattedMessage id="account.tryAgainIn" values={{ minutes }} />
  if (code !== 'not_activated') return <FormattedMessage id={`problem.${code}`} />
  return (
    <>
      <FormattedMessage id="problem.not_activated" /> <FormattedMessage id="account.notActivated" />
    </>
  )
}

/** Mail address and password. The component around it learns of the log-in from `useAccount`. */
export function LoginForm() {
  const intl = useIntl()
  const { form, submit, sending, failure, isMissing, filled } = useLoginForm()
  return (
    <form
      ref={form}
      className={classes.form}
      // Before hydration the browser sends it nowhere: no password gets into an address, and what was typed stays.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      noValidate
      data-testid="login-form"
    >
      <TextField
        id="login-username"
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        label={<FormattedMessage id="account.email" />}
        onInput={() => filled('username')}
        error={isMissing('username') ? intl.formatMessage({ id: 'account.emailRequired' }) : undefined}
      />
      <LoginPassword
        id="login-password"
        onInput={() => filled('password')}
        error={isMissing('password') ? intl.formatMessage({ id: 'account.passwordRequired' }) : undefined}
      />
      <Checkbox id="login-remember" name="rememberMe" label={<FormattedMessage id="account.rememberMe" />} />
      {failure && (
        <Notice kind="error" live>
          <LoginReason {...failure} />
        </Notice>
      )}
      <div className={classes.buttons}>
        <Button type="submit" pending={sending}>
          <FormattedMessage id="account.logIn" />
        </Button>
        <ShopLink to="passwordForgot" className={classes.forgot}>
          <FormattedMessage id="account.forgot" />
        </ShopLink>
      </div>
    </form>
  )
}
