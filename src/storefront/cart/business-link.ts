import type { CartLine } from './cart-state'

/** The address of the market's list for companies with the devices of this cart; their answers and prices stay behind. */
export const businessLink = (list: string, lines: readonly Pick<CartLine, 'device' | 'quantity'>[]): string =>
  lines.length === 0
    ? `${list}#list`
    : `${list}#list=${lines.map(({ device, quantity }) => `${device.url}*${quantity}`).join(',')}`
