import type { Offer } from '@/contracts/offers'
import type { TrackedOffer } from './events'

/** "Apple iPhone 13 128 GB"; a name that begins with its maker says it once. */
const nameOf = ({ manufacturer, name }: Offer['device']): string =>
  name.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `) ? name : `${manufacturer} ${name}`

/** What tracking may know of an offer. */
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
