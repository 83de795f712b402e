'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { uninsuredParcels } from '@trade-in-shop/contracts/parcel-cover'
import type { Trade, TradeLine } from '@trade-in-shop/contracts/trades'
import { formatMoney } from '@/storefront/i18n/format'

type Props = Readonly<{
  carrier: NonNullable<Trade['carrier']>
  lines: readonly Pick<TradeLine, 'parcel' | 'total'>[]
  /** How many parcels the sale has. */
  count: number
}>

/** What each parcel is insured for, and which contain more: the same words before and after a sale (P-02). */
export function CoverText({ carrier, lines, count }: Props) {
  const intl = useIntl()
  const sum = carrier.insured && formatMoney(intl, carrier.insured)
  return (
    <>
      {sum && (
        <span>
          {' '}
          <FormattedMessage id="parcel.insured" values={{ sum, count }} />
        </span>
      )}
      {uninsuredParcels({ carrier, lines }).map(({ number, worth }) => (
        <span key={number}>
          {' '}
          <FormattedMessage id="parcel.uninsured" values={{ count, number, sum, worth: formatMoney(intl, worth) }} />
        </span>
      ))}
    </>
  )
}

/** Who carries the parcels, and their cover. */
export const CarrierText = (props: Props) => (
  <>
    <FormattedMessage id="parcel.carried" values={{ carrier: props.carrier.name, count: props.count }} />
    <CoverText {...props} />
  </>
)
