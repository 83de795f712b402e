'use client'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import type { Offer } from '@trade-in-shop/contracts/offers'
import { MAX_LINES } from '@/domain/checkout/cart'
import { EMPTY_LIST, listAtom, withoutDevice } from '@/storefront/cart/list-state'
import { useCart } from '@/storefront/cart/use-cart'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { toast } from '@/storefront/kit/overlays/toast'
import { TextField } from '@/storefront/kit/fields/text-field'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import type { ValuationLinks } from './valued-device'
import classes from './add-to-cart.module.css'

export type AddToCartProps = Readonly<{
  offer: Offer
  answerTexts: readonly string[]
  links: ValuationLinks
}>

/**
 * How many lines the seller's list (U-13) still has, and how to take one off, because its device is in the cart. A company's list
 * does not change: its devices are priced there.
 */
function useOpenList(): Readonly<{ left: number; take: (deviceId: string) => void }> {
  const { market, mode, business } = useShop()
  const [{ rows }, , update] = usePersisted(listAtom(cartScope(market, mode)), EMPTY_LIST)
  if (business) return { left: 0, take: () => undefined }
  return { left: rows.length, take: (deviceId) => update((before) => withoutDevice(before, deviceId)) }
}

/** Puts an offer into the cart; says so where there is no place for it, or no further piece is bought. */
export function useOfferInCart(offer: Offer, answerTexts: readonly string[]) {
  const intl = useIntl()
  const cart = useCart()
  const list = useOpenList()
  const [pressed, setPressed] = useState(false)
  const add = (quantity = 1) => {
    if (!cart.ready) return
    const outcome = cart.add(offer, answerTexts, quantity)
    if (outcome === 'full') return toast({ text: intl.formatMessage({ id: 'valuation.cartFull' }, { lines: MAX_LINES }) })
    if (outcome === 'atMaximum') toast({ text: intl.formatMessage({ id: 'valuation.atMaximum' }, { max: cart.max }) })
    setPressed(true)
    list.take(offer.device.id)
  }
  return {
    add,
    isReady: cart.ready,
    inCart: cart.state.cart.some(({ offerId }) => offerId === offer.offerId),
    /** In this view, not on an earlier visit. */
    pressed,
    max: cart.max,
    listed: list.left,
  }
}

/** Puts an offer into the cart, then links to the checkout and to the next device. */
export function AddToCart({ offer, answerTexts, links }: AddToCartProps) {
  const intl = useIntl()
  const { business } = useShop()
  const { add, isReady, inCart, pressed, max, listed } = useOfferInCart(offer, answerTexts)
  const [quantity, setQuantity] = useState(1)
  if (inCart) return <InCart links={links} takeFocus={pressed} listed={listed} />
  return (
    <div className={classes.add}>
      {business && (
        <TextField
          id="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={max}
          label={intl.formatMessage({ id: 'valuation.quantity' })}
          value={quantity}
          onChange={({ target }) => setQuantity(Math.min(max, Math.max(1, Math.trunc(target.valueAsNumber) || 1)))}
        />
      )}
      <Button wide pending={!isReady} onClick={() => add(quantity)}>
        <FormattedMessage id="valuation.addToCart" />
      </Button>
    </div>
  )
}

type InCartProps = Readonly<{ links: ValuationLinks; takeFocus: boolean; listed: number }>

/** Replaces the pressed button in the same place, and takes its focus. */
function InCart({ links, takeFocus, listed }: InCartProps) {
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takeFocus) next.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <div className={classes.add}>
      <Notice kind="done" live>
        <FormattedMessage id="valuation.inCart" />
      </Notice>
      <AppLink ref={next} className={buttonClass({ wide: true })} href={links.checkout}>
        <FormattedMessage id="valuation.toCheckout" />
      </AppLink>
      <AppLink className={buttonClass({ wide: true, look: 'quiet' })} href={listed > 0 ? `${links.home}?list=mine` : links.home}>
        {listed > 0 ? (
          <FormattedMessage id="valuation.toList" values={{ count: listed }} />
        ) : (
          <FormattedMessage id="valuation.anotherDevice" />
        )}
      </AppLink>
    </div>
  )
}
