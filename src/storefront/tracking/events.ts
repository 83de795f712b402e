import type { PayoutKind } from '@trade-in-shop/contracts/payout-kinds'
import type { Money } from '@trade-in-shop/contracts/money'
import type { Offer } from '@trade-in-shop/contracts/offers'

/** A device as tracking may name it; an offer adds its own data. */
export type TrackedDevice = Readonly<{ deviceId: string; productName: string; category: string }>
export type TrackedOffer = TrackedDevice & Readonly<{ offerId: string; conditionId: string; price: Money }>
export type TrackedVoucher = Readonly<{ code: string; kind: 'fixed' | 'percent'; value: number }>

/**
 * What happens in the shop, as facts; each sink decides which of them it sends and under which name. None contains
 * personal data.
 */
export type ShopEvent =
  | Readonly<{ name: 'touchpoint' }>
  | (Readonly<{ name: 'deviceViewed' }> & TrackedDevice)
  | Readonly<{ name: 'searched'; words: number; results: number }>
  | (Readonly<{ name: 'offerGenerated' }> & TrackedOffer)
  | (Readonly<{ name: 'addedToCart'; quantity: number }> & TrackedOffer)
  | Readonly<{ name: 'voucherAccepted'; voucher: TrackedVoucher }>
  | Readonly<{ name: 'voucherRefused'; code: string }>
  | Readonly<{
      name: 'traded'
      tradeId: string
      transactionId: string
      total: Money
      lines: readonly (TrackedOffer & { quantity: number })[]
      voucher: TrackedVoucher | null
      method: PayoutKind['method']
    }>
  | Readonly<{ name: 'loggedIn' }>
  | Readonly<{ name: 'registered' }>

/** "Apple iPhone 13 128 GB"; the manufacturer is not repeated when the name already contains it. */
const nameOf = ({ manufacturer, name }: Offer['device']): string =>
  name.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? name : `${manufacturer} ${name}`

export const trackedOffer = ({
  offerId,
  conditionId,
  device,
  price,
}: Pick<Offer, 'offerId' | 'conditionId' | 'device' | 'price'>): TrackedOffer => ({
  ...{ offerId, conditionId, price },
  deviceId: device.id,
  productName: nameOf(device),
  category: device.categoryId,
})
