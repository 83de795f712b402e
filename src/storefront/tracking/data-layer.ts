import type { Money } from '@/contracts/money'
import type { ShopEvent, TrackedDevice, TrackedOffer } from './events'
import type { Sink } from './make-track'

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
