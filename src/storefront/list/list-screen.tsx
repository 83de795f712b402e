import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { CatalogBreadcrumbs } from '@/storefront/catalog/catalog-breadcrumbs'
import { IdentifyHelp } from '@/storefront/catalog/identify/identify-help'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { pageMetadata } from '@/storefront/shop/page-address'
import { ListLater } from './list-later'
import classes from './list.module.css'

/** Several devices in one go (U-13). */
export function ListScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'list.title' })
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <CatalogBreadcrumbs shop={shop} crumbs={[]} current={title} />
      <h1>{title}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: shop.business ? 'business.listLead' : 'list.lead' })}</p>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'list.needsScript' })}</Notice>
      </noscript>
      <IntlIsland shop={shop} features={['list']}>
        <ListLater />
      </IntlIsland>
      <IdentifyHelp shop={shop} />
    </div>
  )
}

export const listMetadata = (shop: Shop): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'list.title' }), noindex: true })
