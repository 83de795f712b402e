import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'

type Described = Readonly<{
  title: string
  description?: string
  /** Absolute address, from `shopUrl`; left out where the page must not be indexed. */
  canonical?: string
  noindex?: boolean
}>

/** The metadata of a page: title with the brand, canonical address of the shop's own host, `noindex` where due. */
export function pageMetadata(shop: Shop, { title, description, canonical, noindex = false }: Described): Metadata {
  return {
    title: `${title} | ${shop.market.brand.name}`,
    ...(description ? { description } : {}),
    ...(canonical && !noindex ? { alternates: { canonical } } : {}),
    ...(noindex || shop.noindex ? { robots: { index: false, follow: !noindex } } : {}),
  }
}
