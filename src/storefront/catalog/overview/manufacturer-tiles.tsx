import type { Manufacturer } from '@/contracts/search'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from '@/storefront/catalog/catalog-page.module.css'

const NAMED = 4

/** Every manufacturer of a category with the number of its devices and its best known series. */
export function ManufacturerTiles({ shop, manufacturers }: { shop: Shop; manufacturers: readonly Manufacturer[] }) {
  const intl = intlFor(shop)
  const sorted = manufacturers.toSorted((a, b) => a.name.localeCompare(b.name, shop.locale))
  return (
    <ul className={classes.tiles}>
      {sorted.map(({ id, name, url, deviceCount, series, topSeries }) => (
        <li className={classes.tile} key={id}>
          <a href={shopPath(shop, 'overview', { overview: url })}>{name}</a>
          <p>{intl.formatMessage({ id: 'catalog.devices' }, { count: deviceCount })}</p>
          <p>
            {(topSeries.length > 0 ? topSeries : series)
              .slice(0, NAMED)
              .map((one) => one.name)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
