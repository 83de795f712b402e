import type { Offer } from '@/contracts/offers'
import type { TrackedOffer } from './events'

/** "Apple iPhone 13 128 GB"; the manufacturer is not repeated when the name already contains it. */
const nameOf = ({ manufacturer, name }: Offer['device']): string =>
  name.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? name : `${manufacturer} ${name}`

/** The part of an offer that tracking may know. */
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
