'use client'
import { Pill } from '@payloadcms/ui'
import { isScreen } from '@/domain/routing/screens'
import { useWords } from '@/admin/use-words'
import type { RuleNote } from '@/domain/routing/follow-redirects'
import type { Trace } from '@/domain/routing/trace-visit'
import { RuleLink } from './rule-link'
import styles from '@/admin/views.module.css'

/** What a visitor gets: each answer with the redirects behind it, and the final page. */
export function TraceView({ trace, own = null }: Readonly<{ trace: Trace; own?: string | null }>) {
  const words = useWords('trial')
  const { screen, hides, givesWay } = trace
  const name = useScreenName()
  return (
    <div className={styles.trace}>
      {trace.hops.length > 0 && (
        <ol className={styles.hops}>
          {trace.hops.map(({ asked, status, location, rules }) => (
            <li key={asked}>
              <Status code={status} />
              <span className={styles.address}>{asked}</span>
              {location !== null && <span className={styles.address}>→ {location}</span>}
              <span className={styles.quiet}>
                {rules.length === 0 ? words('canonical') : <ByRules rules={rules} own={own} />}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.end}>
        {trace.status !== null && trace.end !== 'gone' && <Status code={trace.status} />}
        <span>{trace.end === 'screen' ? words('screen', { screen: name(screen) }) : words(trace.end)}</span>
        <span className={styles.address}>{trace.address}</span>
      </div>
      {trace.unsure && <p className={styles.quiet}>{words('unsure')}</p>}
      {hides !== null && <p className={styles.warning}>{words('hides', { screen: name(hides) })}</p>}
      {givesWay !== null && (
        <p className={styles.quiet}>
          {words('givesWay')} <ByRules rules={[givesWay]} own={own} />
        </p>
      )}
    </div>
  )
}

function ByRules({ rules, own }: Readonly<{ rules: readonly RuleNote[]; own: string | null }>) {
  const words = useWords('trial')
  return (
    <>
      {words('by')}{' '}
      {rules.map((rule, index) => (
        <span key={rule.id}>
          {index > 0 && ' → '}
          {rule.id === own ? `"${rule.from}" (${words('thisOne')})` : <RuleLink rule={rule} />}
        </span>
      ))}
    </>
  )
}

export const Status = ({ code }: Readonly<{ code: number }>) => (
  <Pill size="small" pillStyle={code < 300 ? 'success' : code < 400 ? 'light-gray' : 'error'}>
    {code}
  </Pill>
)

/** Label of a screen in the language of staff. */
export function useScreenName(): (screen: string | null) => string {
  const nameScreen = useWords('screen')
  return (screen) => (screen !== null && isScreen(screen) ? nameScreen(screen) : (screen ?? ''))
}
