import { AppLink } from '@/storefront/kit/app-link'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import { StructuredData } from '@/storefront/kit/structured-data'
import { shopPath } from '@/storefront/shop/shop-path'

type Crumb = Readonly<{ href: string; name: string }>

/** The path from home to this page, whose own name comes last. */
export function CatalogBreadcrumbs({ shop, crumbs, current }: { shop: Shop; crumbs: readonly Crumb[]; current: string }) {
  const intl = intlFor(shop)
  const all = [{ href: shopPath(shop, 'home'), name: intl.formatMessage({ id: 'common.home' }) }, ...crumbs]
  const links = all.map(({ href, name }) => (
    <AppLink key={href} href={href}>
      {name}
    </AppLink>
  ))
  // The last step is the page itself, which needs no address.
  const steps = [...all.map(({ href, name }) => ({ name, item: shop.indexOrigin + href })), { name: current }]
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
  return (
    <>
      <StructuredData thing={{ '@type': 'BreadcrumbList', itemListElement }} />
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[...links, current]} />
    </>
  )
}
