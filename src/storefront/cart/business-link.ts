import type { CartLine } from './cart-state'

/** Link to the market's list for companies, with the devices of this cart but without their answers and prices. */
export const businessLink = (list: string, lines: readonly Pick<CartLine, 'device' | 'quantity'>[]): string =>
  lines.length === 0
    ? `${list}#list`
    : `${list}#list=${lines.map(({ device, quantity }) => `${device.url}*${quantity}`).join(',')}`
