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

/** The id that a link names; empty when it cannot be one. */
export const accessIdOf = (linked: string): string => (/^[A-Za-z0-9_-]{16,128}$/.test(linked) ? linked : '')
