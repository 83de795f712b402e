import { CartPrices, CartPricesRequest } from '@/contracts/cart-prices'
import { endpoint, FREQUENT_LIMITS } from '@/app/api/endpoint'
import { ok } from '@/http/reply'
import { priceCart } from '@/storefront/cart/price-cart.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/cart/prices',
  summary: 'Today’s prices of offers whose ids the browser holds, and their sum.',
  who: 'anyone',
  busy: true,
  body: { CartPricesRequest },
  limits: FREQUENT_LIMITS,
  answers: { 200: { json: { CartPrices } } },
  run: async ({ shop, body, sender }) => ok(await priceCart(shop, body, sender, Date.now())),
})
