import { CartPricesRequest } from '@/contracts/cart-prices'
import { endpoint } from '@/app/api/endpoint'
import { priceCart } from '@/storefront/cart/price-cart.server'

export const POST = endpoint({
  rule: 'POST /api/cart/prices',
  body: CartPricesRequest,
  run: ({ shop, body, clientKey, requestId }) => priceCart(shop, body, { clientKey, requestId }, Date.now()),
})
