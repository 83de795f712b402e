'use client'
import { FormattedMessage } from 'react-intl'
import { lazy, Suspense } from 'react'
import { Button } from '@/storefront/kit/button'
import type { AddToCartProps } from './add-to-cart'
import type { CartStepProps } from './cart-step'

const loadAddToCart = () => import('./add-to-cart')
const loadCartStep = () => import('./cart-step')
const LazyAddToCart = lazy(async () => ({ default: (await loadAddToCart()).AddToCart }))
const LazyCartStep = lazy(async () => ({ default: (await loadCartStep()).CartStep }))

/** Loads the cart's code while the shopper still answers questions, because its checks are not in the first load. */
export const prepareCart = (): void => void Promise.all([loadAddToCart(), loadCartStep()]).catch(() => undefined)

const Waiting = ({ wide = false }: { wide?: boolean }) => (
  <Button wide={wide} pending>
    <FormattedMessage id="valuation.addToCart" />
  </Button>
)

export const AddToCartLater = (props: AddToCartProps) => (
  <Suspense fallback={<Waiting wide />}>
    <LazyAddToCart {...props} />
  </Suspense>
)

export const CartStepLater = (props: CartStepProps) => (
  <Suspense fallback={<Waiting />}>
    <LazyCartStep {...props} />
  </Suspense>
)
