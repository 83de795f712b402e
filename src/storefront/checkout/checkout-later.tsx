'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { CheckoutProps } from './checkout'
import layout from '@/storefront/kit/layout.module.css'
import { Skeleton } from '@/storefront/kit/skeleton'
import { cartKey } from '@/storefront/kit/storage/browser-storage'
import { useStored } from '@/storefront/kit/storage/use-persisted'
import surface from '@/storefront/kit/surface.module.css'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useShop } from '@/storefront/shop/shop-provider'
import classes from './checkout.module.css'

/** Placeholder of form and summary while the cart is read. */
export function CheckoutSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div className={`${layout.columns} ${layout.columnsEven}`}>
      <div>
        {heading}
        <div className={classes.account} aria-hidden="true" />
        <div className={classes.grid} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={`${classes.half} ${classes.skeletonField}`} />
          ))}
        </div>
      </div>
      <div className={layout.aside}>
        <div className={`${surface.panel} ${surface.lift} ${classes.skeletonSummary}`} aria-hidden="true">
          <Skeleton className={classes.skeletonLine} />
          <Skeleton className={classes.skeletonLine} />
          <Skeleton className={classes.skeletonPrice} />
        </div>
      </div>
    </div>
  )
}

/** Until then after a navigation the browser may still restore a position. */
const RESTORING_MS = 1000

type EmptyCartProps = Readonly<{ soldAs: string | null; soldHere?: boolean; isReading?: boolean }>

/**
 * An empty cart: a drawing, one sentence, one link. `soldAs`: the number of the trade that was made of the cart, by another tab or
 * by this one (`soldHere`), which then shows the trade. `isReading`: whether there is a cart is not known yet, and the drawing waits.
 */
export function EmptyCart({ soldAs, soldHere = false, isReading = false }: EmptyCartProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (soldAs === null) return
    const show = () => place.current?.scrollIntoView({ block: 'nearest' })
    show()
    // After "back" the browser restores the position in the form, which was longer.
    globalThis.addEventListener('scroll', show, { once: true })
    const timer = setTimeout(() => globalThis.removeEventListener('scroll', show), RESTORING_MS)
    return () => {
      clearTimeout(timer)
      globalThis.removeEventListener('scroll', show)
    }
  }, [soldAs])
  return (
    <section
      ref={place}
      className={`${classes.centre} ${isReading ? layout.unlessStored : ''}`}
      data-testid={soldAs === null ? 'empty-cart' : 'sold'}
    >
      <Illustration name={isReading ? null : 'parcel'} size="l" />
      <h1>
        <FormattedMessage id={soldAs === null ? 'checkout.emptyTitle' : 'checkout.soldTitle'} />
      </h1>
      <p className={layout.lead} role={soldAs === null ? undefined : 'alert'}>
        {soldAs === null ? (
          <FormattedMessage id="checkout.emptyText" />
        ) : (
          <FormattedMessage id={soldHere ? 'checkout.soldHereText' : 'checkout.soldText'} values={{ number: soldAs }} />
        )}
      </p>
      <ShopLink to={soldHere ? 'thankYou' : 'home'} className={buttonClass()}>
        <FormattedMessage id={soldHere ? 'checkout.soldLink' : 'checkout.emptyLink'} />
      </ShopLink>
    </section>
  )
}

/** As high as the checkout, whose code is being loaded, so that the footer stays out of sight. */
const Waiting = (props: CheckoutProps) => (
  <div className={classes.stage} data-checkout="reading">
    <CheckoutSkeleton {...props} />
  </div>
)

const Checkout = onFirstRender<CheckoutProps>(async () => (await import('./checkout')).Checkout, Waiting)

/**
 * The skeleton while storage is read; without a cart in it the code of the checkout is not loaded. The HTML has both, and the mark
 * that is set before the first paint decides.
 */
export function CheckoutLater(props: CheckoutProps) {
  const isStored = useStored(cartKey(useShop()))
  if (isStored) return <Checkout {...props} />
  const isReading = isStored === null
  return (
    <div className={classes.stage} data-checkout={isReading ? 'reading' : 'ready'}>
      {isReading && (
        <div className={layout.ifStored}>
          <CheckoutSkeleton {...props} />
        </div>
      )}
      <EmptyCart soldAs={null} isReading={isReading} />
    </div>
  )
}
