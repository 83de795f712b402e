import * as z from 'zod'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/**
 * The trade that a guest looks at, stored in the tab so that a reload still shows it after the address bar was cleaned.
 * Empty when the link was malformed; null without a link.
 */
const GuestTrade = z.object({
  accessId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,128}$/)
    .nullable(),
})
type GuestTradeState = z.infer<typeof GuestTrade>

export const NO_GUEST_TRADE: GuestTradeState = { accessId: null }
export const guestTradeAtom = persistedFamily('guest-trade', {
  schema: GuestTrade,
  version: 1,
  initial: NO_GUEST_TRADE,
  storage: 'session',
})

export type LinkedTrade = Readonly<{
  /** Empty when the link's id is malformed. */
  accessId: string
  /** Id that allows a change of the payout account: only mails to the seller contain it, after a dot. */
  guestAccount: string | null
}>

/** Splits the trade's access id and the guest account id of a mail's link. */
export function linkedTrade(linked: string): LinkedTrade {
  const [accessId = '', guestAccount = ''] = linked.split('.', 2)
  return {
    accessId: /^[A-Za-z0-9_-]{16,128}$/.test(accessId) ? accessId : '',
    guestAccount: /^[A-Za-z0-9_-]{16,64}$/.test(guestAccount) ? guestAccount : null,
  }
}
