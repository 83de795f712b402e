import type { CategoryKey } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { ImeiCheck } from './imei-check'
import classes from './identify-help.module.css'

/** Where devices show what they are; the sentence of each is the message `identify.<place>`. */
export const DEVICE_PLACES = [
  'apple',
  'samsung',
  'google',
  'xiaomi',
  'huawei',
  'android',
  'mac',
  'windows',
  'playstation',
  'xbox',
  'nintendo',
  'camera',
  'lens',
  'camcorder',
  'monitor',
  'other',
] as const
type DevicePlace = (typeof DEVICE_PLACES)[number]

type Makers = Readonly<Record<string, DevicePlace>>
const MOBILE: Makers = { apple: 'apple', samsung: 'samsung', google: 'google', xiaomi: 'xiaomi', huawei: 'huawei' }

/** The place of a category's devices, and of makers whose devices show it elsewhere. */
const OF_CATEGORY: Readonly<Record<CategoryKey, Readonly<{ place: DevicePlace; makers?: Makers }>>> = {
  phones: { place: 'android', makers: { ...MOBILE, blackberry: 'other' } },
  tablets: { place: 'android', makers: { ...MOBILE, microsoft: 'windows', amazon: 'other' } },
  laptops: { place: 'windows', makers: { apple: 'mac', google: 'other' } },
  cameras: { place: 'camera' },
  lenses: { place: 'lens' },
  camcorders: { place: 'camcorder' },
  consoles: { place: 'other', makers: { sony: 'playstation', microsoft: 'xbox', nintendo: 'nintendo' } },
  monitors: { place: 'monitor' },
}

/** Where a maker's devices of a category show model and storage; by the maker's name, because ids are the platform's. */
export function devicePlace(category: CategoryKey, maker: string): DevicePlace {
  const { place, makers } = OF_CATEGORY[category]
  const key = maker.trim().toLowerCase()
  return makers && Object.hasOwn(makers, key) ? (makers[key] ?? place) : place
}

/** Devices with a mobile radio have an IMEI. */
const hasImei = (category: CategoryKey): boolean => category === 'phones' || category === 'tablets'

type Props = Readonly<{
  shop: Shop
  /** Left out where neither is known: the help then lists every place. */
  device?: Readonly<{ category: CategoryKey; maker: string }>
  className?: string | undefined
  /** A link among facts takes less room than a row between lines. */
  look?: 'row' | 'link'
}>

/**
 * "Which one is mine?": where a device shows its model and storage, and for phones and tablets a check of the IMEI (P-04). All
 * but the check is in the page itself, so it opens without JavaScript.
 */
export function IdentifyHelp({ shop, device, className, look = 'row' }: Props) {
  const intl = intlFor(shop)
  const places = device ? [devicePlace(device.category, device.maker)] : DEVICE_PLACES
  return (
    <Disclosure
      className={[classes[look], className].filter(Boolean).join(' ')}
      summary={intl.formatMessage({ id: 'identify.title' })}
    >
      <div className={classes.words}>
        <ul className={classes.places}>
          {places.map((place) => (
            <li key={place}>{intl.formatMessage({ id: `identify.${place}` })}</li>
          ))}
        </ul>
        {(!device || hasImei(device.category)) && <ImeiCheck label={intl.formatMessage({ id: 'identify.imei.open' })} />}
      </div>
    </Disclosure>
  )
}
