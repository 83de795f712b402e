'use client'
import { useCallback, useEffect, useState } from 'react'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'
import { takeFragment } from '@/storefront/account/password/take-fragment'
import { guestTradeAtom, linkedTrade, NO_GUEST_TRADE } from './guest-trade-state'

export type GuestTradeChoice = Readonly<{
  /** True once storage and the address bar have been read. */
  ready: boolean
  /** Null: no trade is open; empty: the link was malformed. */
  accessId: string | null
  /** Opened just now, not restored after a reload. */
  fresh: boolean
  /** The guest account id of the mail's link. It allows moving money, so it stays in memory only and a reload forgets it. */
  guestAccount: string | null
  open: (accessId: string, guestAccount?: string | null) => void
  close: () => void
}>

/**
 * The trade that a guest looks at: from the fragment of a mail's link, which is removed from the address bar at once,
 * or from the form.
 */
export function useGuestTrade(): GuestTradeChoice {
  const { market } = useShop()
  const [{ accessId }, ready, set] = usePersisted(guestTradeAtom(market), NO_GUEST_TRADE)
  const [chosen, setChosen] = useState<{ guestAccount: string | null } | null>(null)
  const open = useCallback(
    (id: string, guestAccount: string | null = null) => {
      set({ accessId: id })
      setChosen({ guestAccount })
    },
    [set],
  )
  useEffect(() => {
    const take = () => {
      const linked = takeFragment('trade')
      if (linked === null) return
      const { accessId: id, guestAccount } = linkedTrade(linked)
      open(id, guestAccount)
    }
    take()
    globalThis.addEventListener('hashchange', take)
    return () => globalThis.removeEventListener('hashchange', take)
  }, [open])
  const close = useCallback(() => set(NO_GUEST_TRADE), [set])
  return { ready, accessId, fresh: chosen !== null, guestAccount: chosen?.guestAccount ?? null, open, close }
}
