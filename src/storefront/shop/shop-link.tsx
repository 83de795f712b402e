'use client'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import type { Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import { useShopPath } from './use-shop-path'

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  to: Screen
  params?: Params
  /** Query of the address, e.g. `{ offer: id }`. */
  query?: Readonly<Record<string, string>>
  hash?: string
}

/** A link to a screen of this shop. Nothing is fetched ahead: lists have thousands of them, and pages answer in milliseconds. */
export function ShopLink({ to, params, query, hash, prefetch = false, ...rest }: Props) {
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  const href = `${useShopPath()(to, params)}${search}${hash ? `#${hash}` : ''}`
  return <Link {...rest} prefetch={prefetch} href={href} />
}
