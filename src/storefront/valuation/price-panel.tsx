'use client'

import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import {
  DeclinedLater,
  FixedUntilLater,
  ReasonPlaceLater,
  SaleFactsLater,
  SavedPriceLater,
  SavePriceLater,
  WhyLater,
} from './lazy-parts'
import { PriceText } from './price-text'
import type { Valuation } from './use-valuation'
import type { ValuationLinks, ValuedDevice } from './valued-device'
import classes from './price-panel.module.css'
import type { Declined } from '@trade-in-shop/contracts/offers'
import type { OfferView } from './use-offer'
import type { Preview } from './use-preview'

export type PriceShown = Readonly<{
  label: 'upTo' | 'priceSoFar' | 'yourPrice' | 'notBought'
  /** Minor units. */
  amount: number
  declined: Declined | null
}>

/** The price to show: the offer's, else that of the answers so far, else the best one of the device. */
export function priceShown(
  device: Pick<ValuedDevice, 'maxPrice'>,
  { data }: Pick<Preview, 'data'>,
  offer: OfferView,
): PriceShown {
  if (offer.kind === 'offered') return { label: 'yourPrice', amount: offer.offer.price.amount, declined: null }
  if (offer.kind === 'declined') return { label: 'notBought', amount: 0, declined: offer.offer.declined }
  if (data?.declined) return { label: 'notBought', amount: 0, declined: data.declined }
  if (!data) return { label: 'upTo', amount: device.maxPrice, declined: null }
  return { label: data.missing.length === 0 ? 'yourPrice' : 'priceSoFar', amount: data.price.amount, declined: null }
}

type Props = Readonly<{
  device: ValuedDevice
  valuation: Valuation
  links: ValuationLinks
  priceLockDays: number
  /** Content below the line: the promises, and the button into the cart once there is an offer. */
  promises: ReactNode
  children: ReactNode
}>

/** The price on this screen: its amount, its reasons, how long it holds, and the next action. */
export function PricePanel({ device, valuation, links, priceLockDays, promises, children }: Props) {
  const { preview, offer, steps, left, quote, given, stop } = valuation
  const shown = priceShown(device, preview, offer.state)
  return (
    <aside className={classes.aside} aria-labelledby="price">
      <div className={classes.panel}>
        <h2 className={classes.heading} id="price" tabIndex={-1}>
          <FormattedMessage id={`valuation.${shown.label}`} />
        </h2>
        {shown.declined && stop !== null ? (
          <ReasonPlaceLater />
        ) : shown.declined ? (
          <DeclinedLater declined={shown.declined} contact={links.contact} />
        ) : (
          <>
            <p className={classes.amount} aria-busy={preview.state === 'loading' || offer.state.kind === 'loading' || undefined}>
              <PriceText amount={shown.amount} size="l" />
            </p>
            <p className={classes.note}>
              {offer.state.kind === 'offered' ? (
                <FixedUntilLater instant={offer.state.offer.validUntil} />
              ) : (
                <FormattedMessage
                  id={left === 0 ? 'valuation.allAnswered' : 'valuation.stillOpen'}
                  values={{ count: left, days: priceLockDays }}
                />
              )}
            </p>
          </>
        )}
        {preview.state === 'failed' && offer.state.kind !== 'failed' && (
          <Notice kind="error" live className={classes.failed}>
            <FormattedMessage id={navigator.onLine ? 'valuation.priceFailed' : 'offline.kept'} />{' '}
            <Button look="link" onClick={preview.retry}>
              <FormattedMessage id="valuation.retry" />
            </Button>
          </Notice>
        )}
        {quote && (preview.data || preview.state === 'failed') && <SavedPriceLater quote={quote} />}
        {children}
        {left === 0 && !shown.declined && (
          <SavePriceLater key={JSON.stringify(given)} deviceId={device.id} name={device.name} given={given} />
        )}
        {!shown.declined && steps.length > 0 && (
          <WhyLater questions={device.questions} steps={steps} price={shown.amount} final={offer.state.kind === 'offered'} />
        )}
        {/* eslint-disable-next-line own/no-bare-text-beside-changes -- elements, not text */}
        {!shown.declined && offer.state.kind !== 'offered' && promises}
        {offer.state.kind === 'offered' && <SaleFactsLater offer={offer.state.offer} />}
      </div>
    </aside>
  )
}
