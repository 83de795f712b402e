'use client'
import type { ReactNode } from 'react'
import layout from '@/storefront/kit/layout.module.css'
import classes from './cart-count.module.css'
import { useCart } from './use-cart'

/** The number in its dot, and the same in words for screen readers. Nothing until storage has been read. */
export function CartCount({ none, one, many }: { none: string; one: string; many: string }) {
  const { ready, totals } = useCart()
  if (!ready) return null
  const count = totals.pieces
  const words = count === 0 ? none : count === 1 ? one : many.replace('#', String(count))
  return (
    <>
      {count > 0 && (
        <span className={classes.count} aria-hidden="true" data-testid="cart-count">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <span className={layout.hidden}>{words}, </span>
    </>
  )
}

/** The number of devices, for screens that load without the cart's code; 0 until storage has been read. */
export function CartPieces({ children }: { children: (pieces: number) => ReactNode }) {
  const { ready, totals } = useCart()
  return children(ready ? totals.pieces : 0)
}
