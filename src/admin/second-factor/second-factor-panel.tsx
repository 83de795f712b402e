'use client'
import { Button, Link, useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useAnswer } from '@/admin/use-answer'
import { useCmsRequest } from '@/admin/use-cms-request'
import styles from '@/admin/views.module.css'
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
  const say = useWords('secondFactorView')
  const path = `/staff/${id}/second-factor`
  const [state, setState] = useAnswer(path, FactorState)
  const { problem, ask } = useCmsRequest()
  const reset = async () => (await ask(path, FactorState, { method: 'DELETE' })).ok && setState({ on: false })
  if (state === null) return null
  const { on } = state
  return (
    <>
      <p role="status">{say(on ? 'colleagueOn' : 'colleagueOff')}</p>
      <ProblemLine text={problem} />
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
