'use client'
import { useCallback, useEffect, useState } from 'react'
import { takeFragment } from '@/storefront/account/password/use-fragment'
import { fieldsSchema, STORED } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'

/**
 * The trade that a guest looks at, stored in the tab so that a reload still shows it after the address bar was cleaned.
 * Empty when the link was malformed; null without a link.
 */
type GuestTradeState = Readonly<{ accessId: string | null }>
const isAccessId = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && /^[A-Za-z0-9_-]{0,128}$/.test(value))

const NO_GUEST_TRADE: GuestTradeState = { accessId: null }
const guestTradeAtom = persistedFamily(STORED.guestTrade, {
  schema: fieldsSchema<GuestTradeState>({ accessId: isAccessId }),
  version: 1,
  initial: NO_GUEST_TRADE,
  storage: 'session',
})

type LinkedTrade = Readonly<{
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
