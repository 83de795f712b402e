'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import type { Parcel, Trade } from '@trade-in-shop/contracts/trades'
import type { MessageId } from '@/storefront/i18n/message-types'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { shownName } from '@/storefront/catalog/titles'
import { labelAddress, LabelCode } from '@/storefront/account/trades/label-code'
import { labelledParcels, parcelDevices, TradeCarrier } from '@/storefront/account/trades/trade-progress'
import { parcelCount } from '@/storefront/account/trades/trade-steps'
import { formatDay, formatMoney } from '@/storefront/i18n/format'
import { buttonClass } from '@/storefront/kit/button'
import { ButtonLink } from '@/storefront/kit/button-link'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import surface from '@/storefront/kit/surface.module.css'
import classes from './thank-you.module.css'

/** Number, sum, date and label: what the seller needs at the counter. */
export function Ticket({ trade, carrier }: { trade: Trade; carrier: string }) {
  const intl = useIntl()
  const { number, total, lockUntil } = trade
  return (
    <section className={classes.ticket}>
      <dl className={classes.figures}>
        <Figure label="checkout.number">
          <span data-testid="trade-number">{number}</span>
        </Figure>
        <Figure label="checkout.youReceive">
          <Price text={formatMoney(intl, total)} size="m" />
        </Figure>
        <Figure label="checkout.holdsUntil">
          <time dateTime={lockUntil}>{formatDay(intl, lockUntil)}</time>
        </Figure>
      </dl>
      <SoldDevices lines={trade.lines} />
      <Label trade={trade} carrier={carrier} />
      <TradeCarrier trade={trade} />
    </section>
  )
}

function SoldDevices({ lines }: Pick<Trade, 'lines'>) {
  const intl = useIntl()
  return (
    <ul className={classes.devices} aria-label={intl.formatMessage({ id: 'checkout.devices' })}>
      {lines.map(({ offerId, device, quantity }) => (
        <li key={offerId}>
          <span className={surface.thumb}>
            <DevicePicture device={device} />
          </span>
          <span>{quantity > 1 ? `${intl.formatNumber(quantity)} × ${shownName(device)}` : shownName(device)}</span>
        </li>
      ))}
    </ul>
  )
}

function Figure({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The label, or those of several parcels, each with its devices (P-02). */
function Label({ trade, carrier }: { trade: Trade; carrier: string }) {
  const waiting = labelledParcels(trade)
  if (parcelCount(trade) > 1 && waiting.length > 0) return <ParcelLabels trade={trade} parcels={waiting} carrier={carrier} />
  return (
    <div className={classes.label}>
      <LabelCode accessId={trade.accessId} number={trade.number} />
      <div>
        <h2 className={classes.small}>
          <FormattedMessage id="checkout.noPrinter" />
        </h2>
        <p className={`${layout.small} ${layout.muted}`}>
          <FormattedMessage id="checkout.noPrinterText" values={{ carrier }} />
        </p>
        <ButtonLink small href={labelAddress(trade.accessId, 'pdf')} target="_blank" rel="noopener">
          <Icon name="download" small /> <FormattedMessage id="checkout.labelPdf" />
        </ButtonLink>
      </div>
    </div>
  )
}

function ParcelLabels({ trade, parcels, carrier }: { trade: Trade; parcels: readonly Parcel[]; carrier: string }) {
  const intl = useIntl()
  return (
    <>
      <div className={classes.parcelsIntro}>
        <p>
          <FormattedMessage id="checkout.noPrinterParcels" values={{ carrier }} />
        </p>
        <ButtonLink small href={labelAddress(trade.accessId, 'pdf')} target="_blank" rel="noopener">
          <Icon name="download" small /> <FormattedMessage id="checkout.labelsPdf" />
        </ButtonLink>
      </div>
      {parcels.map(({ number }) => (
        <div key={number} className={classes.label} data-testid="parcel">
          <LabelCode accessId={trade.accessId} number={trade.number} parcel={number} />
          <div>
            <h2 className={classes.small}>
              <FormattedMessage id="checkout.parcel" values={{ number }} />
            </h2>
            <p className={`${layout.small} ${layout.muted}`}>{intl.formatList(parcelDevices(trade, number), { type: 'unit' })}</p>
            <a
              className={buttonClass({ look: 'link', className: layout.small })}
              href={labelAddress(trade.accessId, 'pdf', number)}
              target="_blank"
              rel="noopener"
            >
              <FormattedMessage id="checkout.labelPdf" />
            </a>
          </div>
        </div>
      ))}
    </>
  )
}
