import type { Shop } from '@/domain/shop'
import type { Thing } from '@/storefront/kit/structured-data'

/** The operator of the shop, for search engines. Sample ratings and reviews are never included (P-24). */
export function houseData({ market, indexOrigin, locale }: Shop): Thing {
  const logo = market.brand.logoUrl
  return {
    '@type': 'WebSite',
    name: market.brand.name,
    url: `${indexOrigin}/`,
    inLanguage: locale,
    publisher: {
      '@type': 'Organization',
      name: market.brand.name,
      url: `${indexOrigin}/`,
      ...(logo && { logo: new URL(logo, indexOrigin).href }),
      areaServed: market.country,
    },
  }
}
