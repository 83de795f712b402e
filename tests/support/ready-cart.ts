import { expect, type Page } from '@playwright/test'
import { Offer } from '@trade-in-shop/contracts/offers'
import { added, makeCartLine } from '@/storefront/cart/cart-changes'
import { EMPTY_CART, type CartState } from '@/storefront/cart/cart-state'
import type { Seller } from './seller'
import { cartScope } from '@/storefront/kit/storage/browser-storage'

export const cartKey = ({ market }: Pick<Seller, 'market'>): string => `cart.${cartScope(market.code, 'default')}`

/** An offer for the device whose page is open, with the first answer to every question, requested as the page does. */
async function firstOffer(page: Page): Promise<Offer> {
  const answer: unknown = await page.evaluate(async () => {
    const first = (item: Element) => item.querySelector<HTMLInputElement>('input')
    const inputs = [...document.querySelectorAll('#valuation li')].map(first).filter((input) => input !== null)
    const answers = inputs.map(({ name, value }) => ({ questionId: name, answerId: value }))
    const deviceId = document.querySelector<HTMLInputElement>('input[name=device]')?.value
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/offers', { method: 'POST', headers, body: JSON.stringify({ deviceId, answers }) })
    return response.json()
  })
  return Offer.parse(answer)
}

/** A filled cart for journeys that start after it, stored in the browser as the shop stores it. */
export async function readyCart(seller: Seller, urls: readonly string[]): Promise<Offer[]> {
  let cart: CartState = EMPTY_CART
  const offers: Offer[] = []
  for (const url of urls) {
    await seller.openDevice(url)
    const offer = await firstOffer(seller.page)
    offers.push(offer)
    cart = added(cart, makeCartLine(offer, ['Ja'], 1), 3).state
  }
  const slice = JSON.stringify({ v: 1, at: Date.now(), data: cart })
  await seller.page.evaluate(([key, text]) => localStorage.setItem(key, text), [cartKey(seller), slice] as const)
  return offers
}

/** The checkout with a cart in it, its prices confirmed by the server. */
export async function openCheckout(seller: Seller): Promise<void> {
  await seller.open(seller.market.paths.checkout)
  await expect(seller.page.getByTestId('checkout-form')).toBeVisible()
  await expect(seller.sellButton()).toBeEnabled()
}
