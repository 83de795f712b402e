'use client'
import type { ComponentProps } from 'react'
import { AppLink } from '@/storefront/kit/app-link'
import type { Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import { useShopPath } from './use-shop-path'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: Screen
  params?: Params
  /** Query of the address, e.g. `{ offer: id }`. */
  query?: Readonly<Record<string, string>>
  hash?: string
}

/** A link to a screen of this shop, built from its route map. */
export function ShopLink({ to, params, query, hash, ...rest }: Props) {
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const href = `${useShopPath()(to, params)}${search}${hash ? `#${hash}` : ''}`
  return <AppLink {...rest} href={href} />
}
