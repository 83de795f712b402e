import { atom } from 'jotai'
import type { TradePayment } from '@/contracts/trades'
import { accountStore } from '@/storefront/account/account-store'
import { appStore } from '@/storefront/kit/app-store'

/**
 * An account that a customer typed in the checkout and wants to keep: from the sale until the thank-you screen has saved it.
 * In memory alone, as all payment data (security 15), and without the data as soon as they are of no more use.
 */
export type AccountToSave = Readonly<{ accessId: string }> &
  /** `trying` without a word, `asked` for the password, `saving` after somebody pressed the button. */
  (
    | Readonly<{ kind: 'new' | 'trying' | 'asked' | 'saving'; payment: TradePayment }>
    /** `failed`: nobody knows how far it went. */
    | Readonly<{ kind: 'saved' | 'failed' }>
  )

export const accountToSaveAtom = atom<AccountToSave | null>(null)

// Whoever sits down next must not find the last person's account.
if (typeof document !== 'undefined')
  accountStore.follow(({ isLoggedIn }) => {
    if (!isLoggedIn) appStore().set(accountToSaveAtom, null)
  })
