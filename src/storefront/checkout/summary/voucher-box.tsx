'use client'
import { useRef, useState, type KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { cleanCode } from '@trade-in-shop/contracts/clean-text'
import { Voucher, VOUCHER_PROBLEMS } from '@trade-in-shop/contracts/vouchers'
import { voucherRemoved } from '@/storefront/cart/cart-changes'
import type { Cart } from '@/storefront/cart/use-cart'
import type { PricesOfCart } from '@/storefront/cart/use-cart-prices'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { Button } from '@/storefront/kit/button'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { TextField } from '@/storefront/kit/fields/text-field'
import { track } from '@/storefront/tracking/track'
import type { Sale } from '@/storefront/checkout/use-sale'
import classes from './summary.module.css'

const REASONS = [...VOUCHER_PROBLEMS, 'too_many_requests', 'required', 'away'] as const
type Reason = (typeof REASONS)[number]
const reasonOf = (error: unknown): Reason => {
  const code = error instanceof OwnApiError ? error.code : undefined
  return REASONS.find((reason) => reason === code) ?? 'away'
}

/** One voucher per trade (K-11): redeemed or removed by the shopper, or removed by the platform. */
export function VoucherBox({ cart, prices, sale }: { cart: Cart; prices: PricesOfCart; sale: Sale }) {
  const intl = useIntl()
  const { voucher } = cart.state
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Reason | null>(null)
  const [asking, setAsking] = useState(false)
  const busy = useRef(false)
  const refused = sale.state.kind === 'voucherRefused' ? sale.state.code : null
  const shown = problem ?? refused ?? prices.voucherProblem

  const redeem = async () => {
    if (busy.current) return
    if (cleanCode(code) === '') return setProblem('required')
    busy.current = true
    setAsking(true)
    setProblem(null)
    try {
      const voucher = await checkVoucher(code, cart)
      track({ name: 'voucherAccepted', voucher })
      prices.acceptVoucher(voucher)
      setCode('')
    } catch (error) {
      track({ name: 'voucherRefused', code: reasonOf(error) })
      setProblem(reasonOf(error))
    } finally {
      busy.current = false
      setAsking(false)
    }
  }
  // Enter in this field redeems the voucher; it must not send the sale.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void redeem()
  }

  if (voucher && !refused) return <Redeemed code={voucher.code} onRemove={() => cart.update(voucherRemoved)} />
  return (
    <Disclosure summary={<FormattedMessage id="checkout.voucher" />} open={shown !== null}>
      <div className={classes.voucher}>
        <TextField
          id="sale-voucher"
          label={intl.formatMessage({ id: 'checkout.voucherCode' })}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={onKeyDown}
          error={shown ? intl.formatMessage({ id: `checkout.voucher.${shown}` }) : undefined}
        />
        <Button look="quiet" pending={asking} onClick={() => void redeem()}>
          <FormattedMessage id="checkout.voucherApply" />
        </Button>
      </div>
    </Disclosure>
  )
}

function Redeemed({ code, onRemove }: { code: string; onRemove: () => void }) {
  const intl = useIntl()
  return (
    <p className={classes.redeemed} role="status">
      <FormattedMessage id="checkout.voucherApplied" values={{ code }} />
      <Button
        look="link"
        className={classes.smallLink}
        onClick={onRemove}
        aria-label={intl.formatMessage({ id: 'checkout.voucherRemove' }, { code })}
      >
        <FormattedMessage id="checkout.remove" />
      </Button>
    </p>
  )
}

/** Lists an offer once per piece, so that the voucher's minimum counts the full sum. */
function checkVoucher(code: string, { state }: Cart): Promise<Voucher> {
  const offerIds = state.cart.flatMap(({ offerId, quantity }) => Array.from({ length: quantity }, () => offerId)).slice(0, 50)
  return ownApi({ method: 'POST', path: '/api/vouchers/validations', body: { code: cleanCode(code), offerIds }, answer: Voucher })
}
