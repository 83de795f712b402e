'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShop } from '@/storefront/shop/shop-provider'
import { ShortDate } from '@/storefront/account/short-date'
import layout from '@/storefront/kit/layout.module.css'
import type { Parcel, Trade } from '@/contracts/trades'
import { stepsOf } from './trade-steps'
import classes from './trade-timeline.module.css'

/** The steps of a trade: vertical on a phone, horizontal on wider screens. */
export function TradeProgress({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const shop = useShop()
  return (
    <ol className={classes.steps} aria-label={intl.formatMessage({ id: 'trade.progress' }, { number: trade.number })}>
      {stepsOf(trade, shop).map(({ title, mark, at, note }) => (
        <li key={title} data-step={mark} aria-current={mark === 'now' || mark === 'warn' ? 'step' : undefined}>
          <b>
            <FormattedMessage id={title} />
          </b>
          {at && <ShortDate instant={at} />}
          {!at && note && (
            <span>
              <FormattedMessage
                id={note.id}
                values={{
                  days: note.days,
                  date: note.date && <ShortDate key="date" className={classes.inline} instant={note.date} />,
                }}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The names of the devices in a parcel. */
export const parcelDevices = ({ lines }: Pick<Trade, 'lines'>, number: number): string[] =>
  lines.filter(({ parcel }) => (parcel ?? 1) === number).map(({ device }) => device.name)

/** The parcels whose label can still be used; none where a platform knows only one parcel per trade. */
export const labelledParcels = ({ parcels }: Pick<Trade, 'parcels'>): Parcel[] =>
  (parcels ?? []).filter(({ state }) => state === 'awaiting_shipment')

/** Where each of several parcels is (P-02), and the carrier's number for it. A single parcel has its row with its number. */
export function TradeParcels({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const parcels = trade.parcels ?? []
  if (parcels.length < 2 && parcels.every(({ tracking }) => tracking === null)) return null
  return (
    <ul className={classes.parcels} aria-label={intl.formatMessage({ id: 'trade.parcels' })}>
      {parcels.map(({ number, state, tracking, handedOverAt, receivedAt }) => {
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
                <FormattedMessage id={`trade.parcel.${state}`} /> {at && <ShortDate instant={at} />}
              </span>
            </p>
            <p className={`${layout.small} ${layout.muted}`}>{intl.formatList(parcelDevices(trade, number), { type: 'unit' })}</p>
            {tracking && (
              <p className={layout.small}>
                <FormattedMessage
                  id="trade.tracking"
                  values={{ tracking: <span className={classes.account}>{tracking}</span> }}
                />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
