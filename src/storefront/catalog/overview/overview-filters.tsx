import type { Series } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { shopPath } from '@/storefront/shop/shop-path'
import type { Overview } from '@/storefront/catalog/load-catalog.server'
import { OverviewPill } from './overview-parts'
import classes from '@/storefront/catalog/catalog-page.module.css'

const MAX_MAKERS = 8
const MAX_SERIES = 14

/** The other manufacturers of the category and the series of this one, as links, so that every choice has an address. */
export function OverviewFilters({ shop, overview }: { shop: Shop; overview: Overview }) {
  const intl = intlFor(shop)
  return (
    <nav className={classes.filters} aria-label={intl.formatMessage({ id: 'catalog.filter' })}>
      <Makers shop={shop} overview={overview} />
      <SeriesChoice shop={shop} overview={overview} />
    </nav>
  )
}

function Makers({ shop, overview: { category, manufacturer } }: { shop: Shop; overview: Overview }) {
  const intl = intlFor(shop)
  const others = category.topManufacturers.filter(({ id }) => id !== manufacturer.id)
  const all = category.manufacturers.length
  return (
    <div>
      <h2 className={classes.label}>{intl.formatMessage({ id: 'catalog.manufacturer' })}</h2>
      <div className={classes.pills}>
        {[manufacturer, ...others].slice(0, MAX_MAKERS).map(({ id, name, url, deviceCount }) => (
          <OverviewPill
            key={id}
            shop={shop}
            href={shopPath(shop, 'overview', { overview: url })}
            name={name}
            count={deviceCount}
            current={id === manufacturer.id}
          />
        ))}
        <OverviewPill
          shop={shop}
          href={shopPath(shop, 'sellCategory', { category: category.url })}
          name={intl.formatMessage({ id: 'catalog.allOf' }, { count: all })}
        />
      </div>
    </div>
  )
}

function SeriesChoice({ shop, overview: { manufacturer, series } }: { shop: Shop; overview: Overview }) {
  const intl = intlFor(shop)
  if (manufacturer.series.length < 2) return null
  const pill = ({ id, name, url }: Series) => (
    <OverviewPill
      key={id}
      shop={shop}
      href={shopPath(shop, 'overview', { overview: url })}
      name={name}
      current={id === series?.id}
    />
  )
  const rest = manufacturer.series.slice(MAX_SERIES)
  return (
    <div>
      <h2 className={classes.label}>{intl.formatMessage({ id: 'catalog.series' })}</h2>
      <div className={classes.pills}>
        <OverviewPill
          shop={shop}
          href={shopPath(shop, 'overview', { overview: manufacturer.url })}
          name={intl.formatMessage({ id: 'catalog.all' })}
          current={series === null}
        />
        {manufacturer.series.slice(0, MAX_SERIES).map(pill)}
      </div>
      {rest.length > 0 && (
        <Disclosure
          summary={intl.formatMessage({ id: 'catalog.allOf' }, { count: manufacturer.series.length })}
          open={rest.some(({ id }) => id === series?.id)}
        >
          <div className={classes.pills}>{rest.map(pill)}</div>
        </Disclosure>
      )}
    </div>
  )
}
