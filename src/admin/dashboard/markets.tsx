import { formatStaffMessage } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import { MarketCard } from './market-card'
import type { Reader } from './reader'
import { Section } from './section'
import { SwitchTable } from './switch-table'
import styles from './dashboard.module.css'

/** Most markets that are shown as open cards. */
const FEW = 2
/** Most markets that fit into the table; more are shown as cards again. */
const SIDE_BY_SIDE = 8

/** The reader's markets with their switches: as cards, or as a table when there are several. */
export function Markets({ reader }: Readonly<{ reader: Reader }>) {
  const { markets, staff, language } = reader
  const isMany = markets.length > FEW
  const table = isMany && markets.length <= SIDE_BY_SIDE
  return (
    <Section
      name="markets"
      wide
      title={formatStaffMessage(staff.role === 'market-manager' ? words.myMarkets : words.markets, language)}
    >
      {markets.length === 0 && <p className={styles.empty}>{formatStaffMessage(words.noMarkets, language)}</p>}
      {table && <SwitchTable reader={reader} />}
      <div className={styles.cards} data-beside-table={table}>
        {markets.map((market) => (
          <MarketCard key={market.id} market={market} reader={reader} folded={isMany} />
        ))}
      </div>
    </Section>
  )
}
