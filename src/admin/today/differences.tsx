import { Collapsible, Pill } from '@payloadcms/ui'
import { compareSwitches, type SwitchRow, switchHref } from '@/admin/dashboard/switch-differences'
import type { Reader } from '@/admin/dashboard/reader'
import { momentIn } from '@/admin/zoned-moment'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { MarketChip } from '@/admin/lists/market-cell'
import { Panel } from './panel'
import styles from './today.module.css'

const words = staffWords('dashboard')

/** The switches that are not the same in every market, each market with a link to its switch. */
export function Differences({ reader }: Readonly<{ reader: Reader }>) {
  const { language } = reader
  const rows = compareSwitches(reader)
  const differing = rows.filter(({ states }) => states.length > 1)
  const same = rows.filter((row) => !differing.includes(row))
  const title = formatStaffMessage(words.differences, language)
  const count = { on: differing.length, count: rows.length }
  if (differing.length === 0)
    return (
      <Panel name="markets" title={title} clear={formatStaffMessage(words.noDifferences, language)}>
        {null}
      </Panel>
    )
  return (
    <div data-testid="dashboard-markets">
      <Collapsible
        initCollapsed
        header={
          <span className={styles.differences}>
            <strong>{title}</strong>
            <span className={styles.quiet}>
              {formatStaffMessage(words.onOf, language, count)} {differing.map(({ label }) => label).join(', ')}
            </span>
          </span>
        }
      >
        <dl className={styles.switches}>
          {differing.map((row) => (
            <div key={row.name}>
              <dt>{row.label}</dt>
              <dd>
                {row.states.map((state) => (
                  <State key={state.word} {...state} label={row.label} reader={reader} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {same.length > 0 && (
          <p className={styles.quiet}>
            {formatStaffMessage(words.sameEverywhere, language, {
              switches: same.map(({ label, states }) => `${label}: ${states[0]?.word ?? ''}`).join(', '),
            })}
          </p>
        )}
      </Collapsible>
    </div>
  )
}

type StateProps = SwitchRow['states'][number] & Readonly<{ label: string; reader: Reader }>

const State = ({ word, on, markets, label, reader: { admin, language } }: StateProps) => (
  <span className={styles.state}>
    <Pill size="small" pillStyle={on ? 'success' : 'light-gray'}>
      {word}
    </Pill>
    {markets.map(({ market, state }) => {
      const until =
        state.until === null
          ? ''
          : ` (${formatStaffMessage(words.bySchedule, language, { at: momentIn(language, market.timeZone, state.until) })})`
      return (
        <MarketChip
          key={market.id}
          code={market.code.toUpperCase()}
          name={`${market.name}, ${label}${until}`}
          href={switchHref(admin, market, state)}
        />
      )
    })}
  </span>
)
