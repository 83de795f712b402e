import { SHARE_SIZE, sharePictureAddress, type SharedDevice } from '@trade-in-shop/contracts/portrait-address'
import { pathTo, type Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import type { Shop, Sibling } from '@/domain/routing/shop'
import type { Metadata } from 'next'

/** The address of a page for search engines, and its alternates in other markets (`hreflang` -> absolute address; P-21). */
export type PageAddress = Readonly<{ canonical: string; languages: Readonly<Record<string, string>> }>

/** The parameters of the same page in another market; null where that market does not have it. */
export type ParamsIn = (sibling: Sibling) => Params | null

/** For screens without parameters. */
export const everywhere: ParamsIn = () => ({})
/** For pages that only this market has. */
export const nowhereElse: ParamsIn = () => null

type Place = Readonly<{ locale: string; indexable: boolean; searchDefault: boolean; address: string }>

/**
 * The address of a page for search engines: on the market's default host, whatever mode shows it (security 5), with its
 * alternates in both directions. A market that is closed to search engines neither lists others nor is listed.
 */
export function pageAddress(shop: Shop, screen: Screen, params: Params, paramsIn: ParamsIn): PageAddress {
  const { market, routes, indexOrigin, siblings } = shop
  const canonical = indexOrigin + pathTo(routes, screen, params)
  const own: Place = { ...market, address: canonical }
  const alternates = siblings.flatMap((sibling): Place[] => {
    const there = sibling.indexable ? paramsIn(sibling) : null
    return there ? [{ ...sibling, address: sibling.origin + pathTo(sibling.routes, screen, there) }] : []
  })
  return { canonical, languages: market.indexable && alternates.length > 0 ? languagesOf([own, ...alternates]) : {} }
}

function languagesOf(places: readonly Place[]): Record<string, string> {
  const fallback = places.find(({ searchDefault }) => searchDefault)
  const rows = places.toSorted((a, b) => a.locale.localeCompare(b.locale)).map(({ locale, address }) => [locale, address])
  return Object.fromEntries([...rows, ...(fallback ? [['x-default', fallback.address]] : [])])
}

type Described = Readonly<{
  title: string
  description?: string
  /** From `pageAddress`; left out where the page must not be indexed. */
  address?: PageAddress
  noindex?: boolean
  /** The device that the page is about, for the picture of a shared link. */
  device?: SharedDevice | null
}>

/**
 * The metadata of a page: title with the brand, canonical address with its alternates in other markets, what other sites show
 * with a link to it, `noindex` where necessary.
 */
export function pageMetadata(shop: Shop, page: Described): Metadata {
  const { title, description, address, noindex = false } = page
  return {
    title: `${title} | ${shop.market.brand.name}`,
    ...(description ? { description } : {}),
    ...(address && !noindex
      ? { alternates: { canonical: address.canonical, languages: address.languages }, ...sharing(shop, page, address) }
      : {}),
    ...(noindex || shop.noindex ? { robots: { index: false, follow: !noindex } } : {}),
  }
}

/** OpenGraph and Twitter tags: those of Twitter repeat title, description and picture, which the framework adds. */
function sharing(shop: Shop, { title, description, device = null }: Described, { canonical }: PageAddress): Metadata {
  const url = new URL(sharePictureAddress(device), shop.indexOrigin).href
  return {
    openGraph: {
      type: 'website',
      title,
      ...(description ? { description } : {}),
      url: canonical,
      siteName: shop.market.brand.name,
      locale: shop.locale.replace('-', '_'),
      images: [{ url, ...SHARE_SIZE, type: 'image/png', alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  }
}
