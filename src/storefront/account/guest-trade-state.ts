import { z } from 'zod'
import { persistedFamily } from '@/storefront/kit/persisted-atom'

/**
 * The trade that a guest looks at: kept in the tab, so that a reload shows it again after the address bar has forgotten
 * it. An empty id is a link that was cut off; null, none at all.
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
  /** Empty when it cannot be one. */
  accessId: string
  /** What changes the account of the payout: only the mails to the seller name it, behind a point. */
  guestAccount: string | null
}>

/** What the link of a mail names. */
export function linkedTrade(linked: string): LinkedTrade {
  const [accessId = '', guestAccount = ''] = linked.split('.', 2)
  return {
    accessId: /^[A-Za-z0-9_-]{16,128}$/.test(accessId) ? accessId : '',
    guestAccount: /^[A-Za-z0-9_-]{16,64}$/.test(guestAccount) ? guestAccount : null,
  }
}
