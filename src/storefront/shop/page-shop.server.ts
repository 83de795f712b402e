import 'server-only'
import { notFound } from 'next/navigation'
import { shopByKey } from '@/cms/snapshot'
import type { Shop } from '@/domain/routing/shop'

/** The `params` of every page below `/shop/[shop]`. */
export type PageParams<Names extends string = never> = Promise<Record<'shop' | Names, string>>

/** The shop of an internal address, by the content hash in it; an unknown one is a 404. */
export function shopOfKey(key: string): Shop {
  const shop = shopByKey(decodeURIComponent(key))
  if (!shop) notFound()
  return shop
}

export async function pageShop<Names extends string>(
  params: PageParams<Names>,
): Promise<{ shop: Shop; params: Record<'shop' | Names, string> }> {
  const raw = await params
  const decoded = Object.fromEntries(
    Object.entries<string>(raw).map(([name, value]) => [name, decodeURIComponent(value)]),
  ) as Record<'shop' | Names, string>
  return { shop: shopOfKey(raw.shop), params: decoded }
}
