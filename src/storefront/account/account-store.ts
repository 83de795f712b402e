import { atom } from 'jotai'
import { appStore } from '@/storefront/kit/app-store'
import { accountAtom, type AccountState } from './account-state'

/** How the session of this document ended: the platform refused it, or somebody logged out here. */
export const endingAtom = atom<'refused' | 'left' | null>(null)

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
  /** The log-in says why it is there, and a person who left is not led back. */
  ended(ending: 'refused' | 'left' | null): void {
    appStore().set(endingAtom, ending)
  },
  /** Calls back with every change, of this tab or another. */
  follow(onChange: (state: AccountState) => void): () => void {
    return appStore().sub(slice(), () => onChange(appStore().get(slice()).value))
  },
}
