import { ROLE_TRAITS } from '@/collections/access/roles'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Link } from '@payloadcms/ui'
import { momentIn } from '@/admin/zoned-moment'
import { formatStaffMessage } from '@/domain/staff-words'
import { readMarketSwitches } from './market-switches'
import type { MarketDoc, Reader } from './reader'
import { Section } from './item-list'
import { shopAddress } from './shop-address'
import { switchHref, SwitchMark, switchName, SwitchTable } from './switch-table'
import styles from './dashboard.module.css'

const words = staffWords('dashboard')

type MarketCardProps = Readonly<{
  market: MarketDoc
  reader: Reader
  /** True when there are many cards: the switches open with a click. */
  folded: boolean
}>

const formOf = (admin: string, { id }: MarketDoc): string => `${admin}/collections/markets/${id}`

/** A market with its address and switches; each switch links to its field in the form. */
function MarketCard({ market, reader, folded }: MarketCardProps) {
  const { admin, language, now } = reader
  const form = formOf(admin, market)
  const links = <MarketLinks market={market} reader={reader} />
  const states = readMarketSwitches(market, now)
  const switches = (
    <ul className={styles.switches}>
      {states.map((state) => (
        <li key={state.name}>
          <Link href={switchHref(admin, market, state)} prefetch={false}>
            <span className={styles.switchName}>
              {switchName(state.name, language)}
              {state.until !== null && (
                <small>
                  {formatStaffMessage(words.bySchedule, language, { at: momentIn(language, market.timeZone, state.until) })}
                </small>
              )}
            </span>
            <SwitchMark state={state} language={language} />
          </Link>
        </li>
      ))}
    </ul>
  )
  return (
    <article className={styles.card} aria-label={market.name}>
      <header className={styles.cardHead}>
        <h3>
          <Link href={form} prefetch={false}>
            {market.name}
          </Link>
          {market.state === 'draft' && <span className={styles.badge}>{formatStaffMessage(words.draft, language)}</span>}
        </h3>
        {!folded && links}
      </header>
      {folded ? (
        <details className={styles.rest}>
          <summary>
            {formatStaffMessage(words.onOf, language, { on: states.filter(({ on }) => on).length, count: states.length })}
          </summary>
          {links}
          {switches}
        </details>
      ) : (
        switches
      )}
    </article>
  )
}

/** The shop of the market and the field with its hosts. */
function MarketLinks({ market, reader }: Pick<MarketCardProps, 'market' | 'reader'>) {
  const { admin, language, req } = reader
  const shop = shopAddress(market, req.headers.get('host') ?? '')
  return (
    <p className={styles.links}>
      {shop === null ? (
        <span className={styles.quiet}>{formatStaffMessage(words.noShop, language)}</span>
      ) : (
        <a href={shop} target="_blank" rel="noreferrer">
          {formatStaffMessage(words.openShop, language)}
        </a>
      )}
      <Link href={`${formOf(admin, market)}#field-hosts`} prefetch={false}>
        {formatStaffMessage(words.hosts, language, { count: (market.hosts ?? []).length })}
      </Link>
    </p>
  )
}

/** Most markets that are shown as open cards. */
const MAX_OPEN_CARDS = 2
/** Most markets that fit into the table; more are shown as cards again. */
const SIDE_BY_SIDE = 8

/** The reader's markets with their switches: as cards, or as a table when there are several. */
export function Markets({ reader }: Readonly<{ reader: Reader }>) {
  const { markets, staff, language } = reader
  const isMany = markets.length > MAX_OPEN_CARDS
  const table = isMany && markets.length <= SIDE_BY_SIDE
  return (
    <Section
      name="markets"
      wide
      title={formatStaffMessage(ROLE_TRAITS[staff.role].markets === 'own' ? words.myMarkets : words.markets, language)}
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
