'use client'
import { usePathname, useSelectedLayoutSegments } from 'next/navigation'
import { useEffect } from 'react'
import { transactionReset } from './cart-changes'
import { useCart } from './use-cart'

/**
 * Sets the transaction id back to 0 on every navigation except to the thank-you screen (K-08). Compares internal paths (`thankYou`),
 * so that Italy's `/grazie` counts. Belongs in the layout of `app/shop/[shop]`.
 */
export function ResetTransaction({ thankYou }: { thankYou: string }) {
  const inner = `/${useSelectedLayoutSegments().join('/')}`
  const pathname = usePathname()
  const { update } = useCart()
  useEffect(() => {
    if (inner !== thankYou) update(transactionReset)
  }, [inner, thankYou, pathname, update])
  return null
}
