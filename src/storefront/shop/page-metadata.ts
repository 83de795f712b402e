import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import type { PageAddress } from './page-address'

type Described = Readonly<{
  title: string
  description?: string
  /** From `pageAddress`; left out where the page must not be indexed. */
  address?: PageAddress
  noindex?: boolean
}>

/**
 * The metadata of a page: title with the brand, canonical address with its alternates in other markets, `noindex` where
 * necessary.
 */
export function pageMetadata(shop: Shop, { title, description, address, noindex = false }: Described): Metadata {
  return {
    title: `${title} | ${shop.market.brand.name}`,
    ...(description ? { description } : {}),
    ...(address && !noindex ? { alternates: { canonical: address.canonical, languages: address.languages } } : {}),
    ...(noindex || shop.noindex ? { robots: { index: false, follow: !noindex } } : {}),
  }
}
