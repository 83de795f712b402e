import type { Money } from '@trade-in-shop/contracts/money'
import { type Trade, formatTrackingAddress } from '@trade-in-shop/contracts/trades'
import { BEFORE_INSPECTION } from './payout-account'
import { listParcels } from './parcels'
import { isCancellable } from './trade-state'
import type { WholeTrade } from './trade-store'

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

/** Until the inspection a customer changes the payout in the account, a guest by the link that was mailed. */
function payoutChangeOf({ state, soldLoggedIn, guestAccountId }: WholeTrade): NonNullable<Trade['payoutChange']> | null {
  if (!BEFORE_INSPECTION.has(state)) return null
  if (soldLoggedIn) return 'account'
  return guestAccountId === null ? null : 'link'
}

const trackingOf = ({ carrier }: WholeTrade, tracking: string | null): string | null =>
  carrier?.trackingAddress && tracking ? formatTrackingAddress(carrier.trackingAddress, tracking) : null

const voucherAnswer = ({ code, kind, value, amount }: NonNullable<WholeTrade['voucher']>): Trade['voucher'] => ({
  ...{ code, kind, value },
  amount: euros(amount),
})

/** A trade as the API returns it: no name, no address, the account masked. */
export const tradeAnswer = (trade: WholeTrade): Required<Trade> => ({
  tradeId: trade.id,
  transactionId: trade.number.replace(/\D/g, ''),
  number: trade.number,
  state: trade.state,
  business: trade.business,
  lines: trade.lines.map(({ offerId, conditionId, device, quantity, price, total, state, parcel }) => ({
    ...{ offerId, conditionId, device, quantity, state, parcel },
    price: euros(price),
    total: euros(total),
  })),
  voucher: trade.voucher && voucherAnswer(trade.voucher),
  total: euros(trade.total),
  lockUntil: trade.lockUntil.toISOString(),
  label: { pdf: `/trades/${trade.accessId}/label.pdf`, qr: `/trades/${trade.accessId}/label.svg` },
  parcels: listParcels(trade).map(({ number, state, tracking, handedOverAt, receivedAt }) => ({
    ...{ number, state, tracking },
    trackingAddress: trackingOf(trade, tracking),
    label: {
      pdf: `/trades/${trade.accessId}/parcels/${number}/label.pdf`,
      qr: `/trades/${trade.accessId}/parcels/${number}/label.svg`,
    },
    ...{ handedOverAt: handedOverAt?.toISOString() ?? null, receivedAt: receivedAt?.toISOString() ?? null },
  })),
  carrier: trade.carrier && {
    name: trade.carrier.name,
    insured: trade.carrier.insuredSum === null ? null : euros(trade.carrier.insuredSum),
  },
  accessId: trade.accessId,
  paymentType: trade.paymentType,
  maskedAccount: trade.maskedAccount,
  payoutChange: payoutChangeOf(trade),
  cancellable: isCancellable(trade),
  ifLower: trade.ifLower ?? { kind: 'ask' },
  createdAt: trade.createdAt.toISOString(),
  clarification: trade.clarification
    ? {
        id: trade.clarification.id,
        expiresAt: trade.clarification.expiresAt.toISOString(),
        secondLookBy: trade.clarification.secondLookBy?.toISOString() ?? null,
      }
    : null,
  history: trade.history.map(({ at, state, reason }) => ({ at: at.toISOString(), state, reason })),
})
