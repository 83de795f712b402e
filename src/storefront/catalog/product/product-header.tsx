import type { Device, DeviceSummary } from '@trade-in-shop/contracts/search'
import { traitColours } from '@trade-in-shop/device-portraits/device-colours'
import type { Shop } from '@/domain/routing/shop'
import { joinUnits } from '@/domain/unit-spaces'
import { intlFor } from '@/storefront/i18n/intl.server'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { IdentifyHelp } from '@/storefront/catalog/identify/identify-help'
import { OverviewPill } from '@/storefront/catalog/overview/overview-parts'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from './product-header.module.css'

type Props = Readonly<{ shop: Shop; device: Device; variants: readonly DeviceSummary[] }>

/** The colours of each variant; none where all have the same ones. */
function findVariantColours(variants: readonly DeviceSummary[]): (readonly string[])[] {
  const all = variants.map(({ picture }) => (picture?.traits ? traitColours(picture.traits) : []))
  return new Set(all.map(String)).size > 1 ? all : []
}

/** Drawing, name and variant of a device, links to the other variants of its model, and how to find out which one it is. */
export function ProductHeader({ shop, device, variants }: Props) {
  const intl = intlFor(shop)
  const label = intl.formatMessage({ id: 'catalog.variantsOf' }, { model: device.model })
  const colours = findVariantColours(variants)
  return (
    <header className={classes.device}>
      <span className={classes.picture}>
        <DevicePicture device={device} size={240} />
      </span>
      <div>
        <h1>{device.model}</h1>
        <p className={classes.facts}>
          {[device.manufacturer, joinUnits(device.variant), device.releaseYear].filter(Boolean).join(', ')}
        </p>
        <IdentifyHelp shop={shop} device={{ category: device.categoryId, maker: device.manufacturer }} look="link" />
      </div>
      {variants.length > 1 && (
        <nav className={classes.variants} aria-label={label}>
          {variants.map(({ id, url, variant, name }, index) => (
            <OverviewPill
              key={id}
              shop={shop}
              href={shopPath(shop, 'product', { pdp: url })}
              name={joinUnits(variant === '' ? name : variant)}
              current={id === device.id}
              colours={colours[index]}
            />
          ))}
        </nav>
      )}
    </header>
  )
}
