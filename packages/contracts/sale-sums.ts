import type { Voucher } from './vouchers'

/** Sums of a sale in minor units, computed alike by platform, shop and browser; without schemas, because the browser loads it. */

/** Price times quantity, cut per line to whole cents (K-05). */
export const lineSum = (price: number, quantity: number): number => Math.trunc(price * quantity)

/** What a voucher adds to the payout: a fixed sum once, or a share of the devices' sum, cut to whole cents. */
export const voucherBonus = ({ kind, value }: Pick<Voucher, 'kind' | 'value'>, devices: number): number =>
  kind === 'fixed' ? value : Math.trunc((devices * value) / 100)

/** What stays of a redeemed voucher; `minimum`: what the devices must be worth for the whole bonus. */
export type RedeemedVoucher = Pick<Voucher, 'kind' | 'value'> & Readonly<{ minimum: number }>
/** Devices that stay in a sale: what they bring, and what was offered for them when the voucher was redeemed. */
export type SoldDevices = Readonly<{ total: number; offered: number }>

/**
 * The bonus after devices have left a sale or got another price. A share follows what is sold. A fixed bonus is cut in proportion
 * where what is left was offered for less than the minimum; a price that we lower does not count against it.
 */
export function bonusOfSold({ kind, value, minimum }: RedeemedVoucher, sold: readonly SoldDevices[]): number {
  if (sold.length === 0) return 0
  const sum = sold.reduce((before, { total }) => before + total, 0)
  const worth = sold.reduce((before, { total, offered }) => before + Math.max(total, offered), 0)
  const bonus = voucherBonus({ kind, value }, sum)
  return kind === 'percent' || worth >= minimum ? bonus : Math.trunc((bonus * worth) / minimum)
}
