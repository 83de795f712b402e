import { useTranslation } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { planWords } from './plan-words'
import type { Plan } from './use-plans'
import styles from './work.module.css'

type Props = Readonly<{
  page: number | string
  plan: Plan
  timeZone: string
  mayPlan: boolean
  onRenew: () => void
  onCancel: () => void
}>

/** A schedule, its author, and whether newer edits are not part of it. */
export function PlanItem({ page, plan, timeZone, mayPlan, onRenew, onCancel }: Props) {
  const { kind, at, fault, byName, state, version } = plan
  const words = useWords(planWords)
  const { i18n } = useTranslation()
  const when = inZone(at, timeZone, i18n.language)
  return (
    <li className={styles.item}>
      <span>
        {words(kind)}, <time dateTime={at}>{when}</time>
        {byName !== null && <span className={styles.quiet}> {words('by', { who: byName })}</span>}
        {fault !== null && <strong className={styles.fault}> {words('failed', { reason: fault })}</strong>}
      </span>
      {mayPlan && (
        <button
          type="button"
          className={styles.button}
          aria-label={words('cancelThat', { what: words(kind), when })}
          onClick={onCancel}
        >
          {words('cancel')}
        </button>
      )}
      {fault === null && (state === 'older' || state === 'gone') && (
        <div className={styles.note} data-plan-state={state}>
          <p>{words(state)}</p>
          {state === 'older' && <a href={`/admin/collections/pages/${page}/versions/${version}`}>{words('showPlanned')}</a>}
          {mayPlan && (
            <button
              type="button"
              className={styles.button}
              aria-label={words('renewThat', { what: words(kind), when })}
              onClick={onRenew}
            >
              {words('renew')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

const inZone = (instant: string, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant))
