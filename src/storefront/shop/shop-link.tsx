'use client'
import type { ComponentProps } from 'react'
import { AppLink } from '@/storefront/kit/app-link'
import type { Screen } from '@/domain/routing/screens'
import { useScreenPath } from './shop-provider'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: Screen
  /** Query of the address, e.g. `{ list: 'mine' }`. */
  query?: Readonly<Record<string, string>>
  hash?: string
}

/** A link to a screen of this shop whose address has no parameters, by its route map. */
export function ShopLink({ to, query, hash, ...rest }: Props) {
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return <AppLink {...rest} href={`${useScreenPath()(to)}${search}${hash ? `#${hash}` : ''}`} />
}
