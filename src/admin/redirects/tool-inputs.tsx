import { useId, useState } from 'react'
import type { MarketChoice } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import { MODES } from '@/domain/market/market'
import { findInstants } from '@/domain/zoned-time'
import styles from '@/admin/views.module.css'

export const TOOL_AREAS = ['trial', 'redirectProblem', 'tool'] as const

type MarketProps = Readonly<{
  label: string
  markets: readonly MarketChoice[]
  /** Code of the market; empty for none. */
  value: string
  /** Label of the empty option; without it there is no such option. */
  none?: string
  onChange: (code: string) => void
}>

export const MarketSelect = ({ label, markets, value, none, onChange }: MarketProps) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select className={styles.input} value={value} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {markets.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </label>
)

/** The mode and time of a test (ISO 8601; null for now). */
export type Conditions = Readonly<{ mode: string; at: string | null }>
export const nowByDefault: Conditions = { mode: 'default', at: null }

type Props = Readonly<{ conditions: Conditions; market: MarketChoice | null; onChange: (conditions: Conditions) => void }>

export function ModeAndTime({ conditions, market, onChange }: Props) {
  const words = useWords('trial')
  const [wall, setWall] = useState('')
  const help = useId()
  const zone = market?.timeZone ?? 'UTC'
  const modes = MODES.filter((mode) => !market || market.hosts.some((host) => host.mode === mode))
  const setTime = (value: string) => {
    setWall(value)
    const [day = '', time = ''] = value.split('T')
    const [instant] = findInstants(zone, { day, time })
    onChange({ ...conditions, at: instant === undefined ? null : new Date(instant).toISOString() })
  }
  return (
    <>
      <label className={styles.field}>
        <span>{words('mode')}</span>
        <select
          className={styles.input}
          value={conditions.mode}
          onChange={(event) => onChange({ ...conditions, mode: event.target.value })}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {words(mode)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{words('at')}</span>
        <input
          type="datetime-local"
          className={styles.input}
          value={wall}
          aria-describedby={help}
          onChange={(event) => setTime(event.target.value)}
        />
        <span id={help} className={styles.quiet}>
          {words('atHelp', { zone })}
        </span>
      </label>
    </>
  )
}
