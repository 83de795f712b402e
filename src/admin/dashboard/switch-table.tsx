import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Link } from '@payloadcms/ui'
import { momentIn } from '@/admin/zoned-moment'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './dashboard.module.css'
import { readMarketSwitches, type SwitchState } from './market-switches'
import type { MarketDoc, Reader } from './reader'
import { shopAddress } from './shop-address'

const scheduleWords = staffWords('bar')
const words = staffWords('dashboard')

/** "On" or "off" as a word, and "on" without effect as what the shop lacks. */
export const SwitchMark = ({ state: { name, on, isIdle }, language }: Readonly<{ state: SwitchState; language: string }>) => {
  const word = name === 'carrierLogo' && !on ? words.asName : isIdle ? words.idle : scheduleWords[on ? 'on' : 'off']
  return (
    <span className={styles.state} data-on={on && !isIdle}>
      {formatStaffMessage(word, language)}
    </span>
  )
}

/** Label of a switch. */
export const switchName = (name: SwitchState['name'], language: string): string =>
  formatStaffMessage(name === 'carrierLogo' ? words.carrierLogo : scheduleWords[name], language)

/** Link to the switch in the market's form. */
export const switchHref = (admin: string, { id }: Pick<MarketDoc, 'id'>, { field }: SwitchState): string =>
  `${admin}/collections/markets/${id}#field-${field.replaceAll('.', '__')}`

/** Several markets side by side: a column for each, a row for each switch. */
export function SwitchTable({ reader }: Readonly<{ reader: Reader }>) {
  const { admin, language, markets, now, req } = reader
  const columns = markets.map((market) => ({ market, states: readMarketSwitches(market, now) }))
  const rows = columns[0]?.states.map(({ name }) => name) ?? []
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{formatStaffMessage(words.switch, language)}</th>
          {markets.map((market) => (
            <th key={market.id} scope="col">
              <Link href={`${admin}/collections/markets/${market.id}`} prefetch={false}>
                {market.name}
              </Link>
              {market.state === 'draft' && <span className={styles.badge}>{formatStaffMessage(words.draft, language)}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((name) => (
          <tr key={name}>
            <th scope="row">{switchName(name, language)}</th>
            {columns.map(({ market, states }) => (
              <td key={market.id}>{states.filter((state) => state.name === name).map((state) => cell(reader, market, state))}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{formatStaffMessage(words.openShop, language)}</th>
          {markets.map((market) => (
            <td key={market.id}>
              <ShopLink address={shopAddress(market, req.headers.get('host') ?? '')} market={market} language={language} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function cell({ admin, language }: Reader, market: MarketDoc, state: SwitchState) {
  const scheduled =
    state.until === null
      ? null
      : formatStaffMessage(words.bySchedule, language, { at: momentIn(language, market.timeZone, state.until) })
  return (
    <Link key={state.name} href={switchHref(admin, market, state)} prefetch={false}>
      <span className={styles.heard}>{`${market.name}, ${switchName(state.name, language)}: `}</span>
      <SwitchMark state={state} language={language} />
      {scheduled !== null && <small>{scheduled}</small>}
    </Link>
  )
}

type ShopLinkProps = Readonly<{ address: string | null; market: MarketDoc; language: string }>

const ShopLink = ({ address, market, language }: ShopLinkProps) =>
  address === null ? (
    <span className={styles.quiet}>{formatStaffMessage(words.noShop, language)}</span>
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      <span className={styles.heard}>{`${market.name}: `}</span>
      {new URL(address).host}
    </a>
  )
