import { CartPricesRequest } from '@/contracts/cart-prices'
import { endpoint } from '@/app/api/endpoint'
import { priceCart } from '@/storefront/cart/price-cart.server'

export const POST = endpoint({
  rule: 'POST /api/cart/prices',
  body: CartPricesRequest,
  run: ({ shop, body, sender }) => priceCart(shop, body, sender, Date.now()),
})
