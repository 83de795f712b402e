import { atom } from 'jotai'
import type { TradePayment } from '@trade-in-shop/contracts/trades'
import { accountStore } from '@/storefront/account/session/account-state'
import { appStore } from '@/storefront/kit/app-store'

/**
 * An account that a customer typed in the checkout and wants to save: from the sale until the thank-you screen has
 * saved it. In memory only, like all payment data (security 15), and cleared as soon as the data are no longer needed.
 */
export type AccountToSave = Readonly<{ accessId: string }> &
  /** `trying` runs without a notice, `asked` waits for the password, `saving` runs after a press of the button. */
  (
    | Readonly<{ kind: 'new' | 'trying' | 'asked' | 'saving'; payment: TradePayment }>
    /** `failed`: it is unknown whether the account was saved. */
    | Readonly<{ kind: 'saved' | 'failed' }>
  )

export const accountToSaveAtom = atom<AccountToSave | null>(null)

// The next person at this device must not see the last customer's account.
if (typeof document !== 'undefined')
  accountStore.follow(({ isLoggedIn }) => {
    if (!isLoggedIn) appStore().set(accountToSaveAtom, null)
  })
