'use client'
import { useCallback, useEffect, useState } from 'react'
import { usePersisted } from '@/storefront/kit/use-persisted'
import { useShop } from '@/storefront/shop/use-shop'
import { takeFragment } from './take-fragment'
import { guestTradeAtom, linkedTrade, NO_GUEST_TRADE } from './guest-trade-state'

export type GuestTradeChoice = Readonly<{
  /** Storage has been read and the address bar with it. */
  ready: boolean
  /** Null: no trade is looked at; empty: a link that cannot be one. */
  accessId: string | null
  /** Chosen just now, not left over from before a reload. */
  fresh: boolean
  /** What the mail's link brought along. It moves money, so that it is kept in memory alone: a reload forgets it. */
  guestAccount: string | null
  open: (accessId: string, guestAccount?: string | null) => void
  close: () => void
}>

/** Which trade a guest looks at: from the fragment of a mail's link, which leaves the address bar at once, or from the form. */
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
