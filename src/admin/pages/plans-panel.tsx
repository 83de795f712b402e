'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { NewPlanForm } from './new-plan-form'
import { planWords } from './plan-words'
import { usePlans, type Plan } from './use-plans'
import styles from './work.module.css'

/** What is planned for a page, and a new plan, in the time of its market (P-26). */
export function PlansPanel() {
  const words = useWords(planWords)
  const title = useId()
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { plans, done, add, cancel } = usePlans(id, i18n.language)
  const [fault, setFault] = useState<string | null>(null)
  if (id === undefined || !plans) return null
  const { timeZone, mayPlan, plans: list } = plans
  const remove = async (plan: Plan) => {
    const answer = await cancel(plan.id)
    setFault(answer.ok ? null : (answer.message ?? words('silent')))
  }
  return (
    <section className={styles.panel} aria-labelledby={title} data-testid="page-plans">
      <h4 id={title}>{words('title')}</h4>
      <div role="status">
        {done && (
          <p>
            {words('done')}{' '}
            <button type="button" className={styles.button} onClick={() => window.location.reload()}>
              {words('reload')}
            </button>
          </p>
        )}
        {list.length === 0 && <p className={styles.quiet}>{words('none')}</p>}
      </div>
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((plan) => (
            <PlanItem key={plan.id} plan={plan} timeZone={timeZone} onCancel={mayPlan ? () => void remove(plan) : null} />
          ))}
        </ul>
      )}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {mayPlan && <NewPlanForm timeZone={timeZone} add={add} />}
    </section>
  )
}

type ItemProps = Readonly<{ plan: Plan; timeZone: string; onCancel: (() => void) | null }>

function PlanItem({ plan: { kind, at, fault }, timeZone, onCancel }: ItemProps) {
  const words = useWords(planWords)
  const { i18n } = useTranslation()
  const when = inZone(at, timeZone, i18n.language)
  return (
    <li className={styles.item}>
      <span>
        {words(kind)}, <time dateTime={at}>{when}</time>
        {fault !== null && <strong className={styles.fault}> {words('failed', { reason: fault })}</strong>}
      </span>
      {onCancel && (
        <button
          type="button"
          className={styles.button}
          aria-label={words('cancelThat', { what: words(kind), when })}
          onClick={onCancel}
        >
          {words('cancel')}
        </button>
      )}
    </li>
  )
}

const inZone = (instant: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
