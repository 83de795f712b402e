'use client'
import { useEffect } from 'react'
import { afterStart } from '@/storefront/kit/lazy'
import { useAlternateLinks } from './use-alternate-links'

/** Sets an attribute of the document that tests wait for: `hydrating`, then `finished` (B-06). */
export function AppStart() {
  useEffect(() => {
    document.documentElement.dataset.appState = 'finished'
  }, [])
  useAlternateLinks()
  return null
}

// Parts of every page that show nothing at first: their code comes after the first load.
export const ConsentHost = afterStart(async () => (await import('@/storefront/consent/consent-check')).ConsentCheck)
export const TrackingHost = afterStart(async () => (await import('@/storefront/tracking/tracker')).Tracker)
export const TransactionReset = afterStart(async () => (await import('@/storefront/cart/reset-transaction')).ResetTransaction)
export const NewBuild = afterStart(async () => (await import('./build-watch')).BuildWatch)
export const PartnerBridgeLater = afterStart(async () => (await import('@/storefront/widget/partner-bridge')).PartnerBridge)

/** Every header contains the count, so the cart's schema and state are loaded after the first load. */
export const CartCountLater = afterStart(async () => (await import('@/storefront/cart/cart-count')).CartCount)
