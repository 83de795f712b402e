import type { Metadata } from 'next'
import { euros } from '@/domain/money'
import type { Shop } from '@/domain/market/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { productAddress } from '@/storefront/catalog/catalog-addresses.server'
import { loadDevice } from '@/storefront/catalog/load-catalog.server'
import { fullName } from '@/storefront/catalog/titles'

export async function productMetadata(shop: Shop, pdp: string): Promise<Metadata> {
  // Runs together with the device's look-up, so that the queries to all markets share one search request.
  const [found, address] = await Promise.all([loadDevice(shop, pdp), productAddress(shop, pdp)])
  if (!found) return {}
  const intl = intlFor(shop)
  const device = fullName(found)
  const days = shop.market.promises.priceLockDays
  const description =
    found.maxPrice === null
      ? intl.formatMessage({ id: 'catalog.productDescriptionNotBought' }, { device })
      : intl.formatMessage(
          { id: 'catalog.productDescription' },
          { device, days, price: formatMoney(intl, euros(found.maxPrice)) },
        )
  const title = intl.formatMessage({ id: 'catalog.sell' }, { device })
  return pageMetadata(shop, { title, description, address })
}
