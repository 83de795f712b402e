import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { shopPath } from '@/storefront/shop/shop-path'
import type { Overview } from '@/storefront/catalog/load-catalog.server'
import { OverviewPill } from './overview-parts'
import classes from '@/storefront/catalog/catalog-page.module.css'

/** The other manufacturers of the category and the series of this one, as links, so that every choice has an address. */
export function OverviewFilters({ shop, overview }: { shop: Shop; overview: Overview }) {
  const intl = intlFor(shop)
  const { category, manufacturer, series } = overview
  const pathTo = (url: string) => shopPath(shop, 'overview', { overview: url })
  const others = category.topManufacturers.filter(({ id }) => id !== manufacturer.id)
  return (
    <nav aria-label={intl.formatMessage({ id: 'catalog.filter' })}>
      <div className={classes.row}>
        {[manufacturer, ...others].map(({ id, name, url }) => (
          <OverviewPill key={id} shop={shop} href={pathTo(url)} name={name} current={id === manufacturer.id} />
        ))}
        <OverviewPill
          shop={shop}
          href={`${shopPath(shop, 'sellCategory', { category: category.url })}#manufacturers`}
          name={intl.formatMessage({ id: 'catalog.allOf' }, { count: category.manufacturers.length })}
        />
      </div>
      {manufacturer.series.length > 1 && (
        <div className={classes.row}>
          <OverviewPill
            shop={shop}
            href={pathTo(manufacturer.url)}
            name={intl.formatMessage({ id: 'catalog.all' })}
            current={series === null}
          />
          {chosenFirst(manufacturer.series, series?.id).map(({ id, name, url }) => (
            <OverviewPill key={id} shop={shop} href={pathTo(url)} name={name} current={id === series?.id} />
          ))}
        </div>
      )}
    </nav>
  )
}

/** The chosen one first, where a row that scrolls begins. */
const chosenFirst = <Item extends Readonly<{ id: string }>>(items: readonly Item[], id: string | undefined): readonly Item[] => [
  ...items.filter((item) => item.id === id),
  ...items.filter((item) => item.id !== id),
]
