'use client'
import { useStore } from 'jotai'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { useShop } from '@/storefront/shop/use-shop'
import { keptAnswers } from '@/storefront/valuation/kept-answers'

/** Opens the device's page with the answers of a line; the next offer for the device replaces the line. */
export function useChangeAnswers({ exchange }: Pick<Cart, 'exchange'>): (line: CartLine) => void {
  const store = useStore()
  const { market, mode } = useShop()
  return (line) => {
    const kept = new Map<string, string[]>()
    for (const { questionId, answerId } of line.answers) kept.set(questionId, [...(kept.get(questionId) ?? []), answerId])
    store.set(keptAnswers(`${market}.${mode}.${line.device.id}`), Object.fromEntries(kept))
    exchange(line)
  }
}
