'use client'
import { Button, Link, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import styles from '@/admin/views.module.css'
import { askStaff } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useWords } from '@/admin/use-words'
import { FactorState } from '@trade-in-shop/payload-workbench/second-factor/second-factor-answers'

/** In a staff record: a link to one's own second factor, or a colleague's, which an admin may remove. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { config } = useConfig()
  const say = useWords('secondFactorView')
  if (id === undefined) return null
  return (
    <section className={styles.panel} aria-label={say('title')}>
      <h4>{say('title')}</h4>
      {String(user?.id) === String(id) ? (
        <Link href={`${config.routes.admin}/second-factor`} prefetch={false}>
          {say('manage')}
        </Link>
      ) : (
        <Colleague id={id} />
      )}
    </section>
  )
}

function Colleague({ id }: Readonly<{ id: number | string }>) {
  const { i18n } = useTranslation()
  const { language } = i18n
  const say = useWords('secondFactorView')
  const [on, setOn] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    void askStaff(`/${id}/second-factor`, FactorState, { method: 'GET', language }).then((answer) => {
      if (answer.ok) setOn(answer.body.on)
    })
  }, [id, language])
  const reset = async () => {
    const answer = await askStaff(`/${id}/second-factor`, FactorState, { method: 'DELETE', language })
    if (answer.ok) setOn(false)
    setProblem(answer.ok ? null : (answer.message ?? say('away')))
  }
  if (on === null) return null
  return (
    <>
      <p role="status">{say(on ? 'colleagueOn' : 'colleagueOff')}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      {on && (
        <>
          <p className={styles.quiet}>{say('resetHelp')}</p>
          <Button buttonStyle="secondary" onClick={() => void reset()}>
            {say('reset')}
          </Button>
        </>
      )}
    </>
  )
}
