'use client'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { onFirstRender } from '@/storefront/kit/lazy'

const loadPrice = () => import('./price-parts')
const loadAddToCart = () => import('./add-to-cart')
const loadCartStep = () => import('./cart-step')

/** Loads the components that are shown from the first answer on, while its price is requested; not in the first load. */
export const prepareParts = (): void => void loadPrice().catch(() => undefined)

/** Loads the cart's code while the shopper still answers questions, because its checks are not in the first load. */
export const prepareCart = (): void => void Promise.all([loadAddToCart(), loadCartStep()]).catch(() => undefined)

export const WhyLater = onFirstRender(async () => (await loadPrice()).WhyPart)
export const MovedLater = onFirstRender(async () => (await loadPrice()).MovedPart)
export const FixedUntilLater = onFirstRender(async () => (await loadPrice()).FixedUntil)
export const SavePriceLater = onFirstRender(async () => (await loadPrice()).SavePrice)
export const SavedPriceLater = onFirstRender(async () => (await loadPrice()).SavedPrice)
export const DeclinedLater = onFirstRender(async () => (await loadPrice()).DeclinedNotice)

const Waiting = ({ wide = false }: { wide?: boolean }) => (
  <Button wide={wide} pending>
    <FormattedMessage id="valuation.addToCart" />
  </Button>
)

export const AddToCartLater = onFirstRender(
  async () => (await loadAddToCart()).AddToCart,
  () => <Waiting wide />,
)
export const CartStepLater = onFirstRender(
  async () => (await loadCartStep()).CartStep,
  () => <Waiting />,
)
