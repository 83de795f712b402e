import type { ControllingEventName, TrackingFields } from '@/contracts/tracking'
import type { ShopEvent, TrackedOffer } from './events'
import type { Sink } from './make-track'

export type Report = Readonly<{ eventName: ControllingEventName } & TrackingFields>

const ofOffer = ({ deviceId, productName, category, offerId, conditionId, price }: TrackedOffer, pieces = 1): TrackingFields => ({
  ...{ deviceId, productName, category, offerId, conditionId },
  currency: price.currency,
  revenue: price.amount * pieces,
})

/** The operator's controlling event for a fact (G-05, G-06); null for a fact that has none. */
export function controllingReport(event: ShopEvent): Report | null {
  switch (event.name) {
    case 'touchpoint':
      return { eventName: 'marketing_touchpoint' }
    case 'offerGenerated':
      return { eventName: 'offer_generated', ...ofOffer(event) }
    case 'addedToCart':
      return { eventName: 'offer_add_to_cart', ...ofOffer(event, event.quantity) }
    case 'traded': {
      const [first] = event.lines
      return {
        ...(first && ofOffer(first)),
        eventName: 'trade_created',
        tradeId: event.tradeId,
        currency: event.total.currency,
        revenue: event.total.amount,
        ...(event.voucher && { voucherCode: event.voucher.code, voucherValue: event.voucher.value }),
      }
    }
    default:
      return null
  }
}

/** Sends reports to the own API, which passes them on; `send` must neither wait nor throw. */
export const controllingSink = (send: (report: Report) => void): Sink => ({
  takes: (event) => controllingReport(event) !== null,
  send: (event) => {
    const report = controllingReport(event)
    if (report) send(report)
  },
})
