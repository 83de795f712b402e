import type { Money } from '@trade-in-shop/contracts/money'
import type { ControllingEventName, TrackingFields } from '@trade-in-shop/contracts/tracking'
import type { ShopEvent, TrackedDevice, TrackedOffer } from './events'

type Row = Readonly<{ event: string } & Record<string, unknown>>

/** Tags expect euros, not cents. */
const euros = ({ amount }: Money): number => Number((amount / 100).toFixed(2))
const item = ({ deviceId, productName, category }: TrackedDevice) => ({
  item_id: deviceId,
  item_name: productName,
  item_category: category,
})
const pricedItem = (offer: TrackedOffer, quantity = 1) => ({ ...item(offer), price: euros(offer.price), quantity })

/** The data layer's event for a fact (G-08); null for a fact that has none. */
export function dataLayerRow(event: ShopEvent): Row | null {
  switch (event.name) {
    case 'deviceViewed':
      return { event: 'view_item', items: [item(event)] }
    case 'searched':
      return { event: 'search', search_words: event.words, search_results: event.results }
    case 'addedToCart':
      return { event: 'add_to_cart', currency: event.price.currency, items: [pricedItem(event, event.quantity)] }
    case 'voucherAccepted':
      return { event: 'voucher_success', voucher_kind: event.voucher.kind, voucher_value: event.voucher.value }
    case 'voucherRefused':
      return { event: 'voucher_fail', reason: event.code }
    case 'traded':
      return {
        event: 'purchase',
        transaction_id: event.transactionId,
        currency: event.total.currency,
        value: euros(event.total),
        payment_method: event.method,
        items: event.lines.map((line) => pricedItem(line, line.quantity)),
      }
    case 'loggedIn':
      return { event: 'login' }
    case 'registered':
      return { event: 'registration' }
    case 'touchpoint':
    case 'offerGenerated':
      return null
  }
}

/** Pushes events to `window.dataLayer`, which a script in the page's head creates. */
export const dataLayerSink = (push: (row: Row) => void): Sink => ({
  takes: (event) => dataLayerRow(event) !== null,
  send: (event) => {
    const row = dataLayerRow(event)
    if (row) push(row)
  },
})

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

export type Sink = Readonly<{ takes: (event: ShopEvent) => boolean; send: (event: ShopEvent) => void }>

/**
 * Passes facts to the sinks, after the only check of consent (G-02), and answers whether it did. A sink that throws is skipped,
 * because tracking must never disturb a shopper.
 */
export const makeTrack =
  (sinks: readonly Sink[], mayTrack: () => boolean, onProblem: (error: unknown) => void) =>
  (event: ShopEvent): boolean => {
    if (!mayTrack()) return false
    for (const sink of sinks) {
      try {
        if (sink.takes(event)) sink.send(event)
      } catch (error) {
        onProblem(error)
      }
    }
    return true
  }
