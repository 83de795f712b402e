'use client'
import { Button, Link, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import { askStaff } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useWords } from '@/admin/use-words'
import { LabelledInput } from './labelled-input'
import styles from './staff-login.module.css'

const LoggedIn = z.looseObject({ exp: z.number() })
type Problem = Readonly<{ field: 'email' | 'password' | 'code'; message: string }>

type Props = Readonly<{
  /** Where to go once logged in, or what to do in place. */
  next: string | (() => void)
  /** The page for a new password; a form in place has no link that leaves. */
  forgot?: string
  /** The address that the form begins with. */
  email?: string
}>

/** Asks for address and password, then for a second-factor code if the account has one. */
export function LoginForm({ next, forgot, email = '' }: Props) {
  const { t } = useTranslation()
  const say = useWords('login')
  const { asksCode, isSlowed, busy, problem, startAgain, submit } = useLogin(next)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const name = problem?.field ?? (asksCode ? 'code' : null)
    if (name !== null) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  }, [problem, asksCode])
  const prefix = email === '' ? 'field' : 'again'
  const problemOf = (field: Problem['field']) => (problem?.field === field ? problem.message : null)
  return (
    <form ref={form} className="login__form" method="post" noValidate onSubmit={submit}>
      <div className="login__form__inputWrap" hidden={asksCode}>
        <LabelledInput
          name="email"
          prefix={prefix}
          type="email"
          label={t('general:email')}
          autoComplete="username"
          defaultValue={email}
          autoFocus={email === ''}
          problem={problemOf('email')}
        />
        <LabelledInput
          name="password"
          prefix={prefix}
          type="password"
          label={t('general:password')}
          autoComplete="current-password"
          problem={problemOf('password')}
        />
      </div>
      {asksCode ? (
        <CodeInput prefix={prefix} isSlowed={isSlowed} problem={problemOf('code')} />
      ) : (
        forgot !== undefined && (
          <Link className={styles.forgot} href={forgot} prefetch={false}>
            {t('authentication:forgotPasswordQuestion')}
          </Link>
        )
      )}
      <Button type="submit" size="large" disabled={busy}>
        {t('authentication:login')}
      </Button>
      {asksCode && (
        <Button type="button" buttonStyle="secondary" onClick={startAgain}>
          {say('back')}
        </Button>
      )}
    </form>
  )
}

type CodeProps = Readonly<{ prefix: string; isSlowed: boolean; problem: string | null }>

function CodeInput({ prefix, isSlowed, problem }: CodeProps) {
  const say = useWords('login')
  return (
    <LabelledInput
      name="code"
      prefix={prefix}
      label={say('code')}
      help={say(isSlowed ? 'slowedHelp' : 'codeHelp')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      problem={problem}
    />
  )
}

function useLogin(next: Props['next']) {
  const { i18n, t } = useTranslation()
  const say = useWords('login')
  const labels = { email: t('general:email'), password: t('general:password'), code: say('code') }
  const [asksCode, setAsksCode] = useState(false)
  const [isSlowed, setIsSlowed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  const send = async (email: string, password: string, code: string) => {
    const body = { email, password, ...(code === '' ? {} : { code }) }
    const answer = await askStaff('/login', LoggedIn, { method: 'POST', language: i18n.language, body })
    // Load the whole page, so that the admin starts with the rights of the new session.
    if (answer.ok) return typeof next === 'string' ? window.location.assign(next) : next()
    setBusy(false)
    setAsksCode(answer.code !== null)
    setIsSlowed(answer.code === 'slowed')
    if (answer.code === 'needed') return setProblem(null)
    const message = answer.message ?? say('away')
    setProblem({
      field: answer.code === null ? 'password' : 'code',
      message: answer.status === 401 && answer.code === null ? `${message} ${say('rests')}` : message,
    })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const [email, password, code] = ['email', 'password', 'code'].map((name) => String(sent.get(name) ?? '').trim())
    const missing = !email ? 'email' : !password ? 'password' : asksCode && !code ? 'code' : null
    if (missing !== null) return setProblem({ field: missing, message: say('missing', { field: labels[missing] }) })
    setBusy(true)
    setProblem(null)
    void send(email ?? '', String(sent.get('password')), code ?? '')
  }
  const startAgain = () => {
    setAsksCode(false)
    setProblem(null)
  }
  return { asksCode, isSlowed, busy, problem, startAgain, submit }
}
