import type { MailLink } from '@platform/mail/mail-layout'
import type { PlatformMarket } from '@platform/markets/platform-market'
import type { WholeTrade } from '@platform/trades/trade-store'

/**
 * A link to the market's shop: its address and a default English path, which every market answers. Throws while the address is
 * unknown, so that the mail waits until the link works.
 */
export function shopLink({ application, origin }: PlatformMarket, path: string, text: string): MailLink {
  if (origin === null) throw new Error(`No address of the shop is known for ${application}`)
  return { text, url: origin + path }
}

const LOOKS_LIKE_AN_ADDRESS = /[@/\\:<>]|[^\s.]\.[^\s.]|\bwww\b/i

/** The name for a greeting, or null where it is none. Only mails to an address that its owner has confirmed greet by name (decision 173). */
export const greetingName = (name: string | undefined): string | null =>
  name === undefined || name.trim() === '' || LOOKS_LIKE_AN_ADDRESS.test(name) ? null : name.trim()

type Linked = Pick<WholeTrade, 'accessId' | 'guestAccountId'>

/**
 * The link by which the seller follows a trade, as a default English path. Its secret is in the fragment, which no server and
 * no log sees. In mails to the seller a point and the id that changes the payout follow.
 */
export const tradeLink = ({ accessId, guestAccountId }: Linked): string =>
  `/account/overview#trade=${accessId}${guestAccountId === null ? '' : `.${guestAccountId}`}`
