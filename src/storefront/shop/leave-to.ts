import 'server-only'
import { permanentRedirect, redirect } from 'next/navigation'
import type { Shop, Sibling } from '@/domain/routing/shop'
import type { Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import { shopPath } from './shop-path'

type Leave = Readonly<{ shop: Shop; to: Screen; params: Params; /** Another market's shop. */ sibling?: Sibling }>

/**
 * Ends a page with a redirect to a screen; the only way for a page to leave. The server entry adds the visitor's query
 * (`src/server/page-redirects.ts`), because a page that is stored for all visitors knows none.
 */
export function leaveTo({ shop, to, params, sibling }: Leave, more: Readonly<{ hash?: string; permanent?: true }> = {}): never {
  const { hash, permanent } = more
  const path = sibling ? sibling.origin + shopPath(sibling, to, params) : shopPath(shop, to, params)
  const address = hash === undefined ? path : `${path}#${hash}`
  return permanent ? permanentRedirect(address) : redirect(address)
}
