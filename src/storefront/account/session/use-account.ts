'use client'
import { useCallback, useEffect } from 'react'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { accountAtom, type AccountState, accountStore, LOGGED_OUT, type AccountSession, toAccountState } from './account-state'
import { logOut } from './log-out'

export type Account = Readonly<
  Omit<AccountState, 'tokenExpiry'> & {
    /** False until browser storage has been read: show a skeleton, neither log-in nor account. */
    ready: boolean
    /** Stores a log-in that succeeded. */
    setLoggedIn: (session: AccountSession) => void
    /** Logs out here and in all tabs at once, whatever the own API answers. */
    logOut: () => Promise<void>
  }
>

const setLoggedIn = (session: AccountSession) => {
  accountStore.ended(null)
  accountStore.change(() => toAccountState(session))
}

/** The logged-in customer of this market. A log-in without a customer number is logged out. */
export function useAccount(): Account {
  const { market, mode } = useShop()
  const [{ isLoggedIn, email, customerId, customerNumber }, ready] = usePersisted(accountAtom(market), LOGGED_OUT)
  const broken = isLoggedIn && customerNumber === ''
  const logOutHere = useCallback(() => logOut(cartScope(market, mode)), [market, mode])
  useEffect(() => {
    if (broken) void logOutHere()
  }, [broken, logOutHere])
  return { ready, isLoggedIn: isLoggedIn && !broken, email, customerId, customerNumber, setLoggedIn, logOut: logOutHere }
}
