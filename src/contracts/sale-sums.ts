import type { Voucher } from './vouchers'

/** Sums of a sale in minor units, computed alike by platform, shop and browser; without schemas, because the browser loads it. */

/** Price times quantity, cut per line to whole cents (K-05). */
export const lineSum = (price: number, quantity: number): number => Math.trunc(price * quantity)

/** What a voucher adds to the payout: a fixed sum once, or a share of the devices' sum, cut to whole cents. */
export const voucherBonus = ({ kind, value }: Pick<Voucher, 'kind' | 'value'>, devices: number): number =>
  kind === 'fixed' ? value : Math.trunc((devices * value) / 100)
