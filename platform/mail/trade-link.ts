import type { WholeTrade } from '@platform/trades/trade-store'

type Linked = Pick<WholeTrade, 'accessId' | 'guestAccountId'>

/**
 * The link by which the seller follows a trade, as a default English path. Its secret is in the fragment, which no server and
 * no log sees. In mails to the seller a point and the id that changes the payout follow.
 */
export const tradeLink = ({ accessId, guestAccountId }: Linked): string =>
  `/account/overview#trade=${accessId}${guestAccountId === null ? '' : `.${guestAccountId}`}`
