'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { bonusOfSold, lineSum } from '@trade-in-shop/contracts/sale-sums'
import { euros } from '@/domain/euros'
import type { CartState } from '@/storefront/cart/cart-state'
import { formatMoney } from '@/storefront/i18n/format'

/** Beside the choice to have devices sent back: what the return that costs most leaves of a voucher. Nothing where it takes nothing off. */
export function ReturnVoucherNote({ cart, voucher }: Pick<CartState, 'cart' | 'voucher'>) {
  const intl = useIntl()
  if (!voucher?.minimum || voucher.kind === 'percent') return null
  const { code, kind, value, minimum } = voucher
  const sold = cart.map(({ device, price, quantity }) => {
    const total = lineSum(price.amount, quantity)
    return { name: device.name, total, offered: total }
  })
  const bonus = (lines: typeof sold) => bonusOfSold({ kind, value, minimum }, lines)
  const [worst] = sold
    .map((line) => ({ device: line.name, left: bonus(sold.filter((other) => other !== line)) }))
    .sort((one, other) => one.left - other.left)
  const whole = bonus(sold)
  if (!worst || worst.left >= whole) return null
  const money = (amount: number) => formatMoney(intl, euros(amount))
  return (
    <>
      <FormattedMessage id="checkout.lowerVoucher" values={{ code, amount: money(whole), minimum: money(minimum) }} />{' '}
      <b>
        <FormattedMessage id="checkout.lowerVoucherLeft" values={{ device: worst.device, left: money(worst.left) }} />
      </b>
    </>
  )
}
