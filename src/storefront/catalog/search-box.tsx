import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { shopPath } from '@/storefront/shop/shop-path'

export type SearchPlace = 'header' | 'home' | 'results' | 'error'

/** A search form that works as it is: it leads to home with `?q=`. */
export function SearchBox({ shop, place, id = `search-${place}` }: { shop: Shop; place: SearchPlace; id?: string }) {
  const label = intlFor(shop).formatMessage({ id: 'shell.search' })
  return (
    <form role="search" action={shopPath(shop, 'home')} aria-label={label}>
      <input id={id} name="q" type="search" aria-label={label} placeholder={label} autoComplete="off" />
    </form>
  )
}
