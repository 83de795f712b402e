import type { ReactNode } from 'react'
import styles from '@/admin/views.module.css'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'

type Props = Readonly<{
  /** The path of the view. */
  action: string
  texts: Readonly<{ market: StaffMessage; every: StaffMessage; send: StaffMessage }>
  language: string
  markets: readonly Readonly<{ code: string; name: string }>[]
  /** The code of the chosen one; empty for all. */
  market: string
  /** Further fields. */
  children?: ReactNode
}>

/** Chooses the market of a view, or all: a plain form, so that it works before the page is hydrated. */
export const MarketFilter = ({ action, texts, language, markets, market, children }: Props) => (
  <form className={styles.form} action={action} method="get">
    <label className={styles.field}>
      <span>{formatStaffMessage(texts.market, language)}</span>
      <select className={styles.input} name="market" defaultValue={market}>
        <option value="">{formatStaffMessage(texts.every, language)}</option>
        {markets.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
    {children}
    <button type="submit" className="btn btn--style-primary btn--size-medium">
      {formatStaffMessage(texts.send, language)}
    </button>
  </form>
)
