import { ANY_ANSWER, NoAnswerError, ownApi } from '@/storefront/kit/own-api'
import { forgetStored, isStored, readStored, STORED, writeStored } from '@/storefront/kit/storage/browser-storage'
import { accountStore, LOGGED_OUT } from './account-state'
import { SESSION_HEADERS } from './customer-api'
import { withSessionLock } from './session-lock'

/** Set while the own API has not yet received a log-out, so its cookies still exist. */
const UNFINISHED = STORED.unfinishedLogOut
/** Drafts of the checkout form in this tab: they may contain data from the account. */
const FORMS = 'checkout-draft.'

/**
 * Logs out here and in all tabs at once, then at the own API, whose failure changes nothing. The cart stays
 * without its voucher (K-11). `scope` is the cart's.
 */
export async function logOut(scope: string): Promise<void> {
  accountStore.ended('left')
  accountStore.change(() => LOGGED_OUT)
  forgetStored('session', FORMS)
  writeStored('local', UNFINISHED, '1')
  await removeVoucher(scope)
  await withSessionLock(endServerSession)
}

/** A page with a cart has loaded the cart's code long ago, so this waits for no network. */
async function removeVoucher(scope: string): Promise<void> {
  if (!isStored(`${STORED.cart}.${scope}`)) return
  await import('@/storefront/cart/cart-changes').then(
    ({ removeStoredVoucher }) => removeStoredVoucher(scope),
    () => undefined,
  )
}

/** Sends a log-out that the own API has not yet received. Without a network the next page tries again. */
export async function finishLogOut(): Promise<void> {
  const isDue = () => readStored('local', UNFINISHED) !== null
  // Another tab may send it while this one waits for the lock.
  if (isDue()) await withSessionLock(async () => (isDue() ? endServerSession() : undefined))
}

async function endServerSession(): Promise<void> {
  // After a new log-in there is nothing to end: its cookies have replaced those of the old session.
  if (accountStore.read().isLoggedIn || (await isHeard())) writeStored('local', UNFINISHED, null)
}

async function isHeard(): Promise<boolean> {
  try {
    await ownApi({
      method: 'POST',
      path: '/api/account/logout',
      headers: SESSION_HEADERS,
      answer: ANY_ANSWER,
    })
    return true
  } catch (error) {
    return !(error instanceof NoAnswerError)
  }
}
