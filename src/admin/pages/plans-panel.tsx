'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useWords } from '@/admin/use-words'
import type { PagesAnswer } from './ask-pages'
import { NewPlanForm } from './new-plan-form'
import { PlanItem } from './plan-item'
import { planWords } from './plan-words'
import { type Plans, usePlans } from './use-plans'
import styles from './work.module.css'

/** The schedules of a page and a form for a new one, in the time zone of its market (P-26). */
export function PlansPanel() {
  const words = useWords(planWords)
  const title = useId()
  const { i18n } = useTranslation()
  const { id, lastUpdateTime } = useDocumentInfo()
  const { plans, done, add, renew, cancel } = usePlans(id, lastUpdateTime, i18n.language)
  const [fault, setFault] = useState<string | null>(null)
  if (id === undefined || !plans) return null
  const { timeZone, mayPlan, plans: list } = plans
  const change = async (answering: Promise<PagesAnswer<Plans>>) => {
    const answer = await answering
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
            <PlanItem
              key={plan.id}
              page={id}
              plan={plan}
              timeZone={timeZone}
              mayPlan={mayPlan}
              onRenew={() => void change(renew(plan.id))}
              onCancel={() => void change(cancel(plan.id))}
            />
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
