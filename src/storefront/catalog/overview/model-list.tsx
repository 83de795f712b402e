import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import { euros } from '@/domain/euros'
import type { Shop } from '@/domain/routing/shop'
import { joinUnits } from '@/domain/unit-spaces'
import { findTypedVariant, type Model } from '@/storefront/catalog/models'
import { formatDeviceDetails, fullName } from '@/storefront/catalog/titles'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { DevicePicture, portraitsOfList } from '@/storefront/kit/device-picture'
import { Price } from '@/storefront/kit/price'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from './model-list.module.css'

type Props = Readonly<{
  shop: Shop
  models: readonly Model[]
  id?: string
  /** Shows the manufacturer, for lists with several of them. */
  withManufacturer?: boolean
  /** What was searched for: a size in it is the chosen one of its model. */
  text?: string
  /** Of every address, for the page of the device. */
  fragment?: string
}>

/**
 * A row for each model with its best price and its sizes. Plain links and the browser's own `content-visibility`, so that
 * two thousand devices need no hydration.
 */
export function ModelList({ shop, models, id, withManufacturer = false, text, fragment = '' }: Props) {
  const portraits = portraitsOfList(
    models.map(({ first }) => first),
    72,
  )
  return (
    <ul className={classes.models} id={id}>
      {models.map((model) => (
        <ModelRow
          key={model.first.id}
          shop={shop}
          model={model}
          name={withManufacturer ? fullName({ ...model.first, name: model.first.model }) : model.first.model}
          portrait={portraits.get(model.first)}
          text={text}
          fragment={fragment}
        />
      ))}
    </ul>
  )
}

type RowProps = Readonly<{
  shop: Shop
  model: Model
  name: string
  portrait: string | undefined
  text: string | undefined
  fragment: string
}>

function ModelRow({ shop, model, name, portrait, text, fragment }: RowProps) {
  const intl = intlFor(shop)
  const { first, variants, maxPrice } = model
  const typed = text === undefined ? undefined : findTypedVariant(model, text)
  const [smallest = first] = variants
  // A search ranks the sizes; another list only counts them up.
  const target = typed ?? (text === undefined ? smallest : first)
  const hrefTo = ({ url }: Pick<DeviceSummary, 'url'>) => shopPath(shop, 'product', { pdp: url }) + fragment
  const details = variants.length > 1 ? first.releaseYear : formatDeviceDetails(first)
  return (
    <li>
      <span className={classes.thumb}>
        <DevicePicture device={first} size={72} portrait={portrait} />
      </span>
      <span>
        <a className={classes.name} href={hrefTo(target)}>
          {joinUnits(name)}
        </a>
        <small>{details}</small>
      </span>
      {maxPrice === null ? (
        <span className={classes.recycled}>{intl.formatMessage({ id: 'catalog.notBoughtShort' })}</span>
      ) : (
        <Price
          className={classes.price}
          text={formatMoney(intl, euros(maxPrice))}
          upTo={intl.formatMessage({ id: 'catalog.upTo' })}
        />
      )}
      {variants.length > 1 && (
        <span className={classes.sizes}>
          {variants.map((device) => (
            <a
              key={device.id}
              href={hrefTo(device)}
              aria-label={`${name} ${joinUnits(device.variant)}`}
              {...(device === typed && { 'aria-current': 'true' as const })}
            >
              {joinUnits(device.variant)}
            </a>
          ))}
        </span>
      )}
    </li>
  )
}
