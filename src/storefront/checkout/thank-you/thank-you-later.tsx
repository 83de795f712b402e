'use client'
import { useEffect } from 'react'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { ThankYouProps } from './thank-you'
import layout from '@/storefront/kit/layout.module.css'
import { Skeleton } from '@/storefront/kit/skeleton'
import { cartKey } from '@/storefront/kit/storage/browser-storage'
import { useStored } from '@/storefront/kit/storage/use-persisted'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useScreenPath, useShop } from '@/storefront/shop/shop-provider'
import classes from './thank-you.module.css'

export function ThankYouSkeleton() {
  return (
    <div className={classes.away} aria-hidden="true">
      <Skeleton className={classes.skeletonTitle} />
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        <Skeleton className={classes.skeletonPanel} />
        <Skeleton className={classes.skeletonPanel} />
      </div>
    </div>
  )
}

const ThankYou = onFirstRender<ThankYouProps>(async () => (await import('./thank-you')).ThankYou, ThankYouSkeleton)

/** A trade is made of a cart: without one in storage the page leads home, and its code is not loaded. */
export function ThankYouLater(props: ThankYouProps) {
  const isStored = useStored(cartKey(useShop()))
  const home = useScreenPath()('home')
  const navigate = useNavigate()
  useEffect(() => {
    if (isStored === false) navigate.replace(home)
  }, [isStored, navigate, home])
  return isStored ? <ThankYou {...props} /> : <ThankYouSkeleton />
}
