import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import { euros } from '@/domain/euros'
import type { Shop } from '@/domain/routing/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { Price } from '@/storefront/kit/price'
import { shopPath } from '@/storefront/shop/shop-path'
import { shownName } from './titles'
import classes from './device-tiles.module.css'

type Props = Readonly<{
  shop: Shop
  devices: readonly DeviceSummary[]
  /** Places in one file; without them each portrait is loaded when its tile comes near. */
  portraits?: ReadonlyMap<DeviceSummary, string>
}>

/** Models as tiles with large pictures and their best price. */
export function DeviceTiles({ shop, devices, portraits }: Props) {
  const intl = intlFor(shop)
  const upTo = intl.formatMessage({ id: 'catalog.upTo' })
  return (
    <ul className={classes.tiles}>
      {devices.map((device) => (
        <li key={device.id}>
          <a href={shopPath(shop, 'product', { pdp: device.url })}>
            <span className={classes.picture}>
              <DevicePicture device={device} size={160} portrait={portraits?.get(device)} />
            </span>
            <span>{shownName({ ...device, name: device.model })}</span>
            {device.maxPrice !== null && <Price text={formatMoney(intl, euros(device.maxPrice))} upTo={upTo} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
