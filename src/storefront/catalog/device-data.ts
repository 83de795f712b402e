import type { Device } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import type { Thing } from '@/storefront/kit/structured-data'
import { fullName } from './titles'

/** Minor units as schema.org writes a price: `412.00`. */
const price = (amount: number): string => `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

/**
 * Describes a device as one that the operator seeks to buy, up to a maximum price. No rating, no offer of sale (P-24).
 * Null for a device that is not bought.
 */
export function deviceData(shop: Shop, device: Device, address: string): Thing | null {
  if (device.maxPrice === null) return null
  const { model, releaseYear, manufacturer, category } = device
  return {
    '@type': 'Demand',
    url: address,
    businessFunction: 'http://purl.org/goodrelations/v1#Buy',
    seller: { '@type': 'Organization', name: shop.market.brand.name, url: `${shop.indexOrigin}/` },
    areaServed: shop.market.country,
    itemCondition: 'https://schema.org/UsedCondition',
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: shop.market.currency,
      maxPrice: price(device.maxPrice),
    },
    itemOffered: {
      '@type': 'Product',
      name: fullName(device),
      model,
      category,
      brand: { '@type': 'Brand', name: manufacturer },
      ...(releaseYear !== null && { releaseDate: String(releaseYear) }),
    },
  }
}
