'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { useStore } from 'jotai'
import { lineTotal, MAX_LINES, maxQuantity } from '@/domain/checkout/cart'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { shownName } from '@/storefront/catalog/titles'
import { formatMoney } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass, Button } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { Price } from '@/storefront/kit/price'
import { toast } from '@/storefront/kit/overlays/toast'
import surface from '@/storefront/kit/surface.module.css'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import classes from './summary.module.css'
import { useShop } from '@/storefront/shop/shop-provider'
import { savedAnswers } from '@/storefront/valuation/saved-answers'

/** Opens the device's page with the answers of a line; the next offer for the device replaces the line. */
function useChangeAnswers({ exchange }: Pick<Cart, 'exchange'>): (line: CartLine) => void {
  const store = useStore()
  const { market, mode } = useShop()
  return (line) => {
    const kept = new Map<string, string[]>()
    for (const { questionId, answerId } of line.answers) kept.set(questionId, [...(kept.get(questionId) ?? []), answerId])
    store.set(savedAnswers(`${market}.${mode}.${line.device.id}`), Object.fromEntries(kept))
    exchange(line)
  }
}

type Props = Readonly<{ line: CartLine; cart: Cart; stale: boolean }>

/** Removes the line from the cart and offers to undo it. */
function useRemoval(cart: Cart, line: CartLine, name: string): () => void {
  const intl = useIntl()
  const putBack = () => {
    // Another tab may have filled the cart.
    if (cart.putBack(line) === 'full') toast({ text: intl.formatMessage({ id: 'checkout.full' }, { lines: MAX_LINES }) })
  }
  return () => {
    cart.remove(line.conditionId)
    toast({
      text: intl.formatMessage({ id: 'checkout.removed' }, { device: name }),
      action: { label: intl.formatMessage({ id: 'checkout.putBack' }), run: putBack },
    })
  }
}

/** Why the line cannot be sold as it is. */
function LineProblems({ stale, hasTooMany, max }: Readonly<{ stale: boolean; hasTooMany: boolean; max: number }>) {
  return (
    <>
      {stale && (
        <p className={classes.stale}>
          <FormattedMessage id="checkout.stale" />
        </p>
      )}
      {hasTooMany && (
        <p className={classes.stale}>
          <FormattedMessage id="checkout.tooManyPieces" values={{ max }} />
        </p>
      )}
    </>
  )
}

/** A device with its answers; quantity and answers can be changed, and the line removed. */
export function SummaryLine({ line, cart, stale }: Props) {
  const intl = useIntl()
  const pathOf = useShopPath()
  const { device, answerTexts, price, quantity, conditionId } = line
  const name = shownName(device)
  const changeAnswers = useChangeAnswers(cart)
  const removeLine = useRemoval(cart, line, name)
  return (
    <li className={classes.line} data-testid="cart-line">
      <span className={surface.thumb}>
        <DevicePicture device={device} />
      </span>
      <p className={classes.name}>{name}</p>
      <Price text={formatMoney(intl, lineTotal({ price, quantity }))} size="s" />
      <div className={classes.device}>
        {answerTexts.length > 0 && (
          <ul className={classes.answers}>
            {answerTexts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <LineProblems stale={stale} hasTooMany={cart.tooMany.has(line.offerId)} max={cart.max} />
        <div className={classes.lineLinks}>
          <AppLink
            href={pathOf('product', { pdp: device.url })}
            className={buttonClass({ look: 'link', className: classes.smallLink })}
            onClick={() => changeAnswers(line)}
          >
            <FormattedMessage id="checkout.changeAnswers" />
          </AppLink>
          <Button
            look="link"
            className={classes.smallLink}
            aria-label={intl.formatMessage({ id: 'checkout.removeDevice' }, { device: name })}
            onClick={removeLine}
          >
            <FormattedMessage id="checkout.remove" />
          </Button>
        </div>
      </div>
      <div className={classes.quantity}>
        <span>
          {quantity > 1 ? (
            <FormattedMessage id="checkout.each" values={{ price: formatMoney(intl, price) }} />
          ) : (
            <FormattedMessage id="checkout.quantity" />
          )}
        </span>
        <Stepper
          name={name}
          quantity={quantity}
          max={maxQuantity(cart.state.cart, line, cart.max)}
          onChange={(next) => cart.setQuantity(conditionId, next)}
        />
      </div>
    </li>
  )
}

type StepperProps = Readonly<{ name: string; quantity: number; max: number; onChange: (next: number) => void }>

function Stepper({ name, quantity, max, onChange }: StepperProps) {
  const intl = useIntl()
  const step = (by: -1 | 1, label: 'checkout.fewer' | 'checkout.more', icon: 'minus' | 'plus', disabled: boolean) => (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: label })}
      disabled={disabled}
      onClick={() => onChange(quantity + by)}
    >
      <Icon name={icon} small />
    </button>
  )
  return (
    <span
      className={classes.stepper}
      role="group"
      aria-label={intl.formatMessage({ id: 'checkout.quantityOf' }, { device: name })}
    >
      {step(-1, 'checkout.fewer', 'minus', quantity <= 1)}
      <output>{intl.formatNumber(quantity)}</output>
      {step(1, 'checkout.more', 'plus', quantity >= max)}
    </span>
  )
}
