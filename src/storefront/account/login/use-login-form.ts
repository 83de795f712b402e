'use client'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { ProblemCode } from '@/contracts/problem'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import { useLogIn } from './use-log-in'

export type LoginField = 'username' | 'password'
export type LoginFailure = Readonly<{
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
export function useLoginForm() {
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
    const empty = FIELDS.filter((name) => valueOf(name).trim() === '')
    setMissing(empty)
    setFailure(null)
    if (empty[0]) return field(empty[0])?.focus()
    setSending(true)
    const rememberMe = form.current?.querySelector<HTMLInputElement>('[name=rememberMe]')?.checked === true
    try {
      await logIn({ email: valueOf('username').trim(), password: valueOf('password'), rememberMe })
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
