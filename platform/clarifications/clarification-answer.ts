import type { Clarification } from '@/contracts/clarifications'
import type { Money } from '@/contracts/money'
import type { WholeTrade } from '@platform/trades/trade-store'
import type { StoredClarification } from './clarification-store'

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

/** A clarification as the API returns it: devices, answers and prices, no personal data. */
export function clarificationAnswer(
  { id, number, state, expiresAt, lines }: StoredClarification,
  trade: WholeTrade,
  now: Date,
): Clarification {
  return {
    application: trade.application,
    state: state === 'open' && expiresAt <= now ? 'expired' : state,
    expiresAt: expiresAt.toISOString(),
    lines: lines.flatMap(({ position, differences, matching, oldPrice, newPrice, decision, photos }) => {
      const line = trade.lines[position]
      if (!line) return []
      const { offerId, device, quantity } = line
      return [
        {
          ...{ offerId, device, quantity, differences, matching, decision },
          ...{ oldPrice: euros(oldPrice), newPrice: euros(newPrice) },
          photos: photos.map((photo) => `/clarifications/${id}/${number}/photos/${photo}`),
        },
      ]
    }),
  }
}
