import { say } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import { MarketCard } from './market-card'
import type { Reader } from './reader'
import { Section } from './section'
import { SwitchTable } from './switch-table'
import styles from './dashboard.module.css'

/** So many markets stand open, each in a card. */
const FEW = 2
/** So many fit beside each other; more are cards again. */
const SIDE_BY_SIDE = 8

/** The markets of the reader with their switches: a card for each, or side by side where they are several. */
export function Markets({ reader }: Readonly<{ reader: Reader }>) {
  const { markets, staff, language } = reader
  const isMany = markets.length > FEW
  const table = isMany && markets.length <= SIDE_BY_SIDE
  return (
    <Section name="markets" wide title={say(staff.role === 'market-manager' ? words.myMarkets : words.markets, language)}>
      {markets.length === 0 && <p className={styles.empty}>{say(words.noMarkets, language)}</p>}
      {table && <SwitchTable reader={reader} />}
      <div className={styles.cards} data-beside-table={table}>
        {markets.map((market) => (
          <MarketCard key={market.id} market={market} reader={reader} folded={isMany} />
        ))}
      </div>
    </Section>
  )
}
