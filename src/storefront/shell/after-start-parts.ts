/**
 * The parts of every page that show nothing at first, as one script: `app-start.tsx` loads it after the first load. They share
 * the cart, the account and the checks of what browser storage holds, so that separate scripts would be more and larger.
 */
export { AccountMark } from '@/storefront/account/session/account-mark'
export { CartCount } from '@/storefront/cart/cart-count'
export { ResetTransaction } from '@/storefront/cart/reset-transaction'
export { ConsentCheck } from '@/storefront/consent/consent-check'
export { ConsentSettings } from '@/storefront/consent/consent-settings'
export { Tracker } from '@/storefront/tracking/tracker'
export { BuildWatch } from './build-watch'
