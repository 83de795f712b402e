import type { Declined } from '@/contracts/offers'
import type { OfferState } from './use-offer'
import type { Preview } from './use-preview'
import type { ValuedDevice } from './valued-device'

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
  offer: OfferState,
): PriceShown {
  if (offer.kind === 'offered') return { label: 'yourPrice', amount: offer.offer.price.amount, declined: null }
  if (offer.kind === 'declined') return { label: 'notBought', amount: 0, declined: offer.offer.declined }
  if (data?.declined) return { label: 'notBought', amount: 0, declined: data.declined }
  if (!data) return { label: 'upTo', amount: device.maxPrice, declined: null }
  return { label: data.missing.length === 0 ? 'yourPrice' : 'priceSoFar', amount: data.price.amount, declined: null }
}
