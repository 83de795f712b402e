import type { WholeTrade } from '@platform/trades/trade-store'

type Linked = Pick<WholeTrade, 'accessId' | 'guestAccountId'>

/**
 * Where the seller follows a trade, as a default English path. What opens it stands in the fragment, which no server and no log
 * sees; after a point comes what changes the payout, in mails to the seller alone.
 */
export const tradeLink = ({ accessId, guestAccountId }: Linked): string =>
  `/account/overview#trade=${accessId}${guestAccountId === null ? '' : `.${guestAccountId}`}`
