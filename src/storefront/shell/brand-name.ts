import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'

/** The text of the logo, in words: "Revalo", or "AGAN" with "mit Revalo" beside it. */
export function brandName(shop: Shop): { name: string; line: string; label: string } {
  const intl = intlFor(shop)
  const brand = shop.market.brand.name
  const name = shop.partner?.name ?? brand
  const line = name === brand ? '' : intl.formatMessage({ id: 'shell.partnerOf' }, { brand })
  const said = [name, line].filter(Boolean).join(' ')
  return { name, line, label: intl.formatMessage({ id: 'shell.toHome' }, { brand: said }) }
}
