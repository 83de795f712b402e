import { MAX_LINES, MAX_PIECES } from '@/domain/checkout/cart'
import type { ReadLine } from './list-state'

/**
 * Reads the devices that a link from the market's consumer shop carries in its fragment (`cart/business-link.ts`). They
 * are looked up and priced again, and whether they work is asked.
 */
export function readTransferredList(hash: string): ReadLine[] {
  const [, list = ''] = /^#list=([a-z0-9*,-]+)$/.exec(hash) ?? []
  return list
    .split(',')
    .slice(0, MAX_LINES)
    .flatMap((entry) => {
      const [, url = '', pieces = '1'] = /^([a-z0-9-]{1,120})(?:\*(\d{1,2}))?$/.exec(entry) ?? []
      const quantity = Number(pieces)
      const text = url.replaceAll('-', ' ').trim()
      return text === '' ? [] : [{ text, quantity: quantity >= 1 && quantity <= MAX_PIECES ? quantity : null, works: null }]
    })
}
