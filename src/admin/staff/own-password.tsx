'use client'
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/views.module.css'
import { askStaff } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { LabelledInput } from '@/admin/login/labelled-input'
import secondFactorStyles from '@/admin/second-factor/second-factor.module.css'
import { useWords } from '@/admin/use-words'

const EMPTY = { currentPassword: '', password: '', repeatedPassword: '' }
type Field = keyof typeof EMPTY
type Problem = Readonly<{ field: string | null; message: string }>

/**
 * In one's own record: changes the password apart from the document's form, because Payload closes its own fields for a new
 * password after a refused save, and then what was typed is gone.
 */
export function OwnPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id !== undefined && String(user?.id) === String(id) ? <Panel /> : null
}

function Panel() {
  const { t } = useTranslation()
  const say = useWords('ownPassword')
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const panel = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The focused button is gone with the fields.
    if (wasOpen.current && state !== 'open') panel.current?.querySelector('button')?.focus()
    wasOpen.current = state === 'open'
  }, [state])
  return (
    <section ref={panel} className={styles.panel} aria-label={say('title')} data-own-password>
      {/* No heading: Payload has none between the title and the fields, and the region has this name. */}
      <p className={secondFactorStyles.state}>{say('title')}</p>
      {state === 'open' ? (
        <Fields onCancel={() => setState('closed')} onDone={() => setState('done')} />
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={() => setState('open')}>
          {t('authentication:changePassword')}
        </Button>
      )}
      <p role="status">{state === 'done' && say('done')}</p>
    </section>
  )
}

/** Not a form, because it is inside the document's. */
function Fields({ onCancel, onDone }: Readonly<{ onCancel: () => void; onDone: () => void }>) {
  const { i18n, t } = useTranslation()
  const say = useWords('ownPassword')
  const [typed, setTyped] = useState(EMPTY)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    group.current?.querySelector<HTMLInputElement>(`#field-${problem?.field ?? 'currentPassword'}`)?.focus()
  }, [problem])

  function problemOfTyped({ currentPassword, password, repeatedPassword }: typeof EMPTY): Problem | null {
    if (currentPassword === '') return { field: 'currentPassword', message: say('missing') }
    if (password === '') return { field: 'password', message: t('validation:required') }
    return password === repeatedPassword ? null : { field: 'repeatedPassword', message: t('fields:passwordsDoNotMatch') }
  }
  const send = async () => {
    if (busy) return
    const wrong = problemOfTyped(typed)
    if (wrong) return setProblem(wrong)
    setBusy(true)
    const { currentPassword, password } = typed
    const body = { currentPassword, password }
    const answer = await askStaff('/own-password', z.object({}), { method: 'POST', language: i18n.language, body })
    setBusy(false)
    if (answer.ok) return onDone()
    setProblem({ field: answer.field, message: answer.message ?? say('away') })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send()
  }
  const inputOf = (name: Field, autoComplete: 'current-password' | 'new-password') => ({
    ...{ name, type: 'password', autoComplete, onKeyDown, value: typed[name] },
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
    problem: problem?.field === name ? problem.message : null,
  })
  return (
    <div ref={group} role="group" aria-label={t('authentication:changePassword')} className={secondFactorStyles.form}>
      <LabelledInput {...inputOf('currentPassword', 'current-password')} label={say('present')} help={say('help')} />
      <LabelledInput {...inputOf('password', 'new-password')} label={t('authentication:newPassword')} />
      <LabelledInput {...inputOf('repeatedPassword', 'new-password')} label={t('authentication:confirmPassword')} />
      {problem !== null && problem.field === null && <ProblemLine text={problem.message} />}
      <div className={styles.buttons}>
        <Button margin={false} disabled={busy} onClick={() => void send()}>
          {t('authentication:changePassword')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onCancel}>
          {t('general:cancel')}
        </Button>
      </div>
    </div>
  )
}
