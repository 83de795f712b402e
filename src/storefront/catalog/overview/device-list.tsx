import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import { euros } from '@/domain/euros'
import type { Shop } from '@/domain/routing/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Price } from '@/storefront/kit/price'
import { shopPath } from '@/storefront/shop/shop-path'
import { DevicePicture, portraitsOfList } from '@/storefront/kit/device-picture'
import classes from './device-list.module.css'
import { formatDeviceDetails, fullName } from '@/storefront/catalog/titles'

type Props = Readonly<{
  shop: Shop
  devices: readonly DeviceSummary[]
  /** Shows the manufacturer, for lists with several of them. */
  withManufacturer?: boolean
}>

/**
 * Rows of devices with their best price. Plain links and the browser's own `content-visibility`, so that two thousand
 * rows need no hydration.
 */
export function DeviceList({ shop, devices, withManufacturer = false }: Props) {
  const intl = intlFor(shop)
  const upTo = intl.formatMessage({ id: 'catalog.upTo' })
  const portraits = portraitsOfList(devices)
  const notBought = intl.formatMessage({ id: 'catalog.notBoughtShort' })
  return (
    <ul className={classes.devices}>
      {devices.map((device) => (
        <li key={device.id}>
          <a href={shopPath(shop, 'product', { pdp: device.url })}>
            <span className={classes.thumb}>
              <DevicePicture device={device} portrait={portraits.get(device)} />
            </span>
            <span>
              <b>{withManufacturer ? fullName({ ...device, name: device.model }) : device.model}</b>
              <small>{formatDeviceDetails(device)}</small>
            </span>
            {device.maxPrice === null ? (
              <span className={classes.recycled}>{notBought}</span>
            ) : (
              <Price className={classes.price} text={formatMoney(intl, euros(device.maxPrice))} upTo={upTo} />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
