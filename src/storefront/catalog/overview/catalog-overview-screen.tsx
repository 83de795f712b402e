import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { categoryName } from '@/storefront/shop/link-target'
import { shopPath } from '@/storefront/shop/shop-path'
import { CatalogBreadcrumbs } from '@/storefront/catalog/catalog-breadcrumbs'
import { CatalogText } from '@/storefront/catalog/overview/overview-parts'
import { IdentifyHelp } from '@/storefront/catalog/identify/identify-help'
import { ListFilter } from './list-filter'
import { ModelList } from './model-list'
import { loadOverview, loadOverviewDevices, type Overview } from '@/storefront/catalog/load-catalog.server'
import { OverviewFilters } from './overview-filters'
import { groupByModel } from '@/storefront/catalog/models'
import { seriesTitle, withoutBrand } from '@/storefront/catalog/titles'
import { overviewAddress } from '@/storefront/catalog/catalog-addresses.server'
import { pageMetadata } from '@/storefront/shop/page-address'
import classes from '@/storefront/catalog/catalog-page.module.css'

const LIST_ID = 'models'
/** Shorter lists are read faster than filtered. */
const MIN_FILTERED_MODELS = 30

/** The devices of a manufacturer or a series, newest first, devices without a release month last (S-07). */
export async function CatalogOverviewScreen({ shop, overview: url }: { shop: Shop; overview: string }) {
  const overview = await loadOverview(shop, url)
  if (!overview) notFound()
  const intl = intlFor(shop)
  const { category, manufacturer, series } = overview
  const { devices, total } = await loadOverviewDevices(shop, overview)
  const models = groupByModel(devices)
  const count = intl.formatMessage({ id: 'catalog.models' }, { count: models.length })
  return (
    <div className={classes.wrap}>
      <CatalogBreadcrumbs shop={shop} crumbs={crumbsOf(shop, overview)} current={series?.name ?? manufacturer.name} />
      <h1>{series ? seriesTitle(shop.market.popTitleExceptions, series) : withoutBrand(manufacturer.metaTitle)}</h1>
      <OverviewFilters shop={shop} overview={overview} />
      <section aria-labelledby="list">
        {models.length > MIN_FILTERED_MODELS && (
          <ListFilter
            list={LIST_ID}
            label={intl.formatMessage({ id: 'catalog.filterModels' }, { count: models.length })}
            none={intl.formatMessage({ id: 'catalog.filterNone' })}
          />
        )}
        <div className={classes.listHead}>
          <h2 id="list">{count}</h2>
          <p>{intl.formatMessage({ id: 'catalog.newestFirst' })}</p>
        </div>
        {models.length === 0 ? (
          <p>{intl.formatMessage({ id: 'catalog.empty' })}</p>
        ) : (
          <ModelList shop={shop} models={models} id={LIST_ID} />
        )}
        {devices.length < total && (
          <p className={classes.note}>{intl.formatMessage({ id: 'catalog.cut' }, { shown: devices.length, count: total })}</p>
        )}
        <IdentifyHelp shop={shop} device={{ category: category.key, maker: manufacturer.name }} />
      </section>
      <CatalogText heading={intl.formatMessage({ id: 'catalog.about' })} content={(series ?? manufacturer).content} />
    </div>
  )
}

function crumbsOf(shop: Shop, { category, manufacturer, series }: Overview) {
  const top = {
    href: shopPath(shop, 'sellCategory', { category: category.url }),
    name: categoryName(shop, category.key, category.name),
  }
  if (!series) return [top]
  return [top, { href: shopPath(shop, 'overview', { overview: manufacturer.url }), name: manufacturer.name }]
}

export async function catalogOverviewMetadata(shop: Shop, url: string): Promise<Metadata> {
  const overview = await loadOverview(shop, url)
  if (!overview) return {}
  const { series, manufacturer } = overview
  const { metaDescription, metaKeywords } = series ?? manufacturer
  const title = series ? seriesTitle(shop.market.popTitleExceptions, series) : withoutBrand(manufacturer.metaTitle)
  const address = await overviewAddress(shop, overview)
  return { ...pageMetadata(shop, { title, description: metaDescription, address }), keywords: metaKeywords }
}
