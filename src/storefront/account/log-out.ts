import { voucherRemoved } from '@/storefront/cart/cart-changes'
import { cartAtom } from '@/storefront/cart/cart-state'
import { appStore } from '@/storefront/kit/app-store'
import { ownApi } from '@/storefront/kit/own-api'
import { LOGGED_OUT } from './account-state'
import { accountStore } from './account-store'
import { aloneInTabs } from './alone-in-tabs'
import { SESSION_HEADERS } from './customer-api'

/**
 * Logs out: here and in all tabs at once, then at the own API, whose failure changes nothing. The cart stays and
 * gives its voucher back (K-11). `scope` is the cart's.
 */
export async function logOut(scope: string): Promise<void> {
  accountStore.ended('left')
  accountStore.change(() => LOGGED_OUT)
  appStore().set(cartAtom(scope), (cart) => (cart.voucher ? voucherRemoved(cart) : cart))
  try {
    await aloneInTabs(() =>
      ownApi({
        method: 'POST',
        path: '/api/account/logout',
        headers: SESSION_HEADERS,
        answer: async () => (await import('zod')).z.unknown(),
      }),
    )
  } catch {
    // Nobody is logged in here any more; a session that could not be told so ends by itself.
  }
}
