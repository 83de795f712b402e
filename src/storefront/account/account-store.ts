import { appStore } from '@/storefront/kit/app-store'
import { accountAtom, type AccountState } from './account-state'

/** The market of the document: an account belongs to it, and calls have no component to ask. */
const slice = () => accountAtom(document.documentElement.dataset.market ?? '')

/** The account for code outside React, the same that `useAccount` shows. Reads what other tabs have written first. */
export const accountStore = {
  read(): AccountState {
    appStore().set(slice(), (state) => state)
    return appStore().get(slice()).value
  },
  change(change: (before: AccountState) => AccountState): void {
    appStore().set(slice(), change)
  },
  /** Calls back with every change, of this tab or another. */
  follow(onChange: (state: AccountState) => void): () => void {
    return appStore().sub(slice(), () => onChange(appStore().get(slice()).value))
  },
}
