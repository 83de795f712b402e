import { voucherRemoved } from '@/storefront/cart/cart-changes'
import { cartAtom } from '@/storefront/cart/cart-state'
import { appStore } from '@/storefront/kit/app-store'
import { forgetStored, readStored, writeStored } from '@/storefront/kit/browser-storage'
import { NoAnswerError, ownApi } from '@/storefront/kit/own-api'
import { LOGGED_OUT } from './account-state'
import { accountStore } from './account-store'
import { aloneInTabs } from './alone-in-tabs'
import { SESSION_HEADERS } from './customer-api'

/** Set while the own API has not been told that somebody left: its cookies are still there. */
const UNTOLD = 'account-left'
/** What the checkout keeps of a form in this tab: it may have been filled in from the account. */
const FORMS = 'checkout-draft.'

/**
 * Logs out: here and in all tabs at once, then at the own API, whose failure changes nothing. The cart stays and
 * gives its voucher back (K-11). `scope` is the cart's.
 */
export async function logOut(scope: string): Promise<void> {
  accountStore.ended('left')
  accountStore.change(() => LOGGED_OUT)
  appStore().set(cartAtom(scope), (cart) => (cart.voucher ? voucherRemoved(cart) : cart))
  forgetStored('session', FORMS)
  writeStored('local', UNTOLD, '1')
  await aloneInTabs(tell)
}

/** Tells the own API of a log-out that it has not heard of yet. A network that is away leaves it for the next page. */
export async function finishLogOut(): Promise<void> {
  const isDue = () => readStored('local', UNTOLD) !== null
  // Another tab may tell it while this one waits.
  if (isDue()) await aloneInTabs(async () => (isDue() ? tell() : undefined))
}

async function tell(): Promise<void> {
  // Somebody has logged in since: that session is not the one to end, and its cookies have taken the old ones' place.
  if (accountStore.read().isLoggedIn || (await isHeard())) writeStored('local', UNTOLD, null)
}

async function isHeard(): Promise<boolean> {
  try {
    await ownApi({
      method: 'POST',
      path: '/api/account/logout',
      headers: SESSION_HEADERS,
      answer: async () => (await import('zod')).z.unknown(),
    })
    return true
  } catch (error) {
    return !(error instanceof NoAnswerError)
  }
}
