import styles from './redirects.module.css'
import type { MarketChoice } from '@/admin/use-markets'

type Props = Readonly<{
  label: string
  markets: readonly MarketChoice[]
  /** Code of the market; empty for none. */
  value: string
  /** Label of the empty option; without it there is no such option. */
  none?: string
  onChange: (code: string) => void
}>

export const MarketSelect = ({ label, markets, value, none, onChange }: Props) => (
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
