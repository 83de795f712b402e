'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShop } from '@/storefront/shop/shop-provider'
import { DateText } from '@/storefront/account/date-text'
import layout from '@/storefront/kit/layout.module.css'
import type { Parcel, Trade, TradeState } from '@trade-in-shop/contracts/trades'
import { CarrierText } from './carrier-text'
import { parcelCount, listTradeSteps } from './trade-steps'
import classes from './trade-timeline.module.css'

/** The steps of a trade: vertical on a phone, horizontal on wider screens. */
export function TradeProgress({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const shop = useShop()
  return (
    <ol className={classes.steps} aria-label={intl.formatMessage({ id: 'trade.progress' }, { number: trade.number })}>
      {listTradeSteps(trade, shop).map(({ title, mark, at, note }) => (
        <li key={title} data-step={mark} aria-current={mark === 'now' || mark === 'warn' ? 'step' : undefined}>
          <b>
            <FormattedMessage id={title} />
          </b>
          {at && <DateText instant={at} />}
          {!at && note && (
            <span>
              <FormattedMessage
                id={note.id}
                values={{
                  days: note.days,
                  date: note.date && <DateText key="date" className={classes.inline} instant={note.date} />,
                }}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

export const parcelDevices = ({ lines }: Pick<Trade, 'lines'>, number: number): string[] =>
  lines.filter(({ parcel }) => (parcel ?? 1) === number).map(({ device }) => device.name)

/** The parcels whose label can still be used; none where a platform knows only one parcel per trade. */
export const labelledParcels = ({ parcels }: Pick<Trade, 'parcels'>): Parcel[] =>
  (parcels ?? []).filter(({ state }) => state === 'awaiting_shipment')

const ON_ITS_WAY: ReadonlySet<TradeState> = new Set(['created', 'awaiting_shipment', 'in_transit'])

/**
 * Who carries and tracks the parcels and what they are insured for, until they have arrived; also where that is less than their
 * contents bring.
 */
export function TradeCarrier({ trade, className }: { trade: Trade; className?: string }) {
  const { carrier, state, lines } = trade
  if (!carrier || !ON_ITS_WAY.has(state)) return null
  return (
    <p className={[layout.small, layout.muted, className].filter(Boolean).join(' ')} data-testid="carrier">
      <CarrierText carrier={carrier} lines={lines} count={parcelCount(trade)} />
    </p>
  )
}

/** Where each of several parcels is (P-02), and the carrier's number for it. A single parcel has its row with its number. */
export function TradeParcels({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const parcels = trade.parcels ?? []
  if (parcels.length < 2 && parcels.every(({ tracking }) => tracking === null)) return null
  return (
    <ul className={classes.parcels} aria-label={intl.formatMessage({ id: 'trade.parcels' })}>
      {parcels.map(({ number, state, tracking, trackingAddress, handedOverAt, receivedAt }) => {
        const at = receivedAt ?? handedOverAt
        return (
          <li key={number} data-parcel={state}>
            <p>
              {parcels.length > 1 && (
                <b>
                  <FormattedMessage id="trade.parcel" values={{ number }} />
                </b>
              )}
              <span>
                <FormattedMessage id={`trade.parcel.${state}`} /> {at && <DateText instant={at} />}
              </span>
            </p>
            <p className={`${layout.small} ${layout.muted}`}>{intl.formatList(parcelDevices(trade, number), { type: 'unit' })}</p>
            {tracking && (
              <p className={layout.small}>
                <FormattedMessage
                  id="trade.tracking"
                  values={{ tracking: <TrackingNumber key="tracking" number={tracking} address={trackingAddress} /> }}
                />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Leads to the carrier's page where its address is known; the address of our page, which may open a sale, stays here. */
function TrackingNumber({ number, address }: { number: string; address: Parcel['trackingAddress'] }) {
  if (!address) return <span className={classes.account}>{number}</span>
  return (
    <a className={classes.account} href={address} target="_blank" rel="noopener noreferrer">
      {number}
    </a>
  )
}
