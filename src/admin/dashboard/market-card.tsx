import { Link } from '@payloadcms/ui'
import { planWords } from '@/admin/markets/plans/plan-words'
import { momentIn } from '@/admin/markets/plans/zoned-moment'
import { say } from '@/domain/staff-words'
import { dashboardWords as words } from './dashboard-words'
import { marketSwitches, type SwitchState } from './market-switches'
import type { MarketDoc, Reader } from './reader'
import { shopAddress } from './shop-address'
import styles from './dashboard.module.css'

/** A market at a glance: where it is, and what is on and off; each switch leads to itself in the form. */
export function MarketCard({ market, reader }: Readonly<{ market: MarketDoc; reader: Reader }>) {
  const { admin, language, now, req } = reader
  const form = `${admin}/collections/markets/${market.id}`
  const shop = shopAddress(market, req.headers.get('host') ?? '')
  return (
    <article className={styles.card} aria-label={market.name}>
      <header className={styles.cardHead}>
        <h3>
          <Link href={form} prefetch={false}>
            {market.name}
          </Link>
          {market.state === 'draft' && <span className={styles.badge}>{say(words.draft, language)}</span>}
        </h3>
        <p className={styles.links}>
          {shop === null ? (
            <span className={styles.quiet}>{say(words.noShop, language)}</span>
          ) : (
            <a href={shop} target="_blank" rel="noreferrer">
              {say(words.openShop, language)}
            </a>
          )}
          <Link href={`${form}#field-hosts`} prefetch={false}>
            {say(words.hosts, language, { count: (market.hosts ?? []).length })}
          </Link>
        </p>
      </header>
      <ul className={styles.switches}>
        {marketSwitches(market, now).map((state) => (
          <li key={state.name}>
            <Link href={`${form}#field-${state.field.replaceAll('.', '__')}`} prefetch={false}>
              <span className={styles.switchName}>
                {say(state.name === 'carrierLogo' ? words.carrierLogo : planWords[state.name], language)}
                {state.until !== null && (
                  <small>{say(words.byPlan, language, { at: momentIn(language, market.timeZone, state.until) })}</small>
                )}
              </span>
              <span className={styles.state} data-on={state.on}>
                {inWord(state, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}

const inWord = ({ name, on }: SwitchState, language: string): string =>
  say(name === 'carrierLogo' && !on ? words.asName : planWords[on ? 'on' : 'off'], language)
