'use client'
import { createIntl } from 'react-intl'
import { euros } from '@/domain/euros'
import { joinUnits } from '@/domain/unit-spaces'
import { formatMoney } from '@/storefront/i18n/format'
import { Icon } from '@/storefront/kit/icon'
import { Price } from '@/storefront/kit/price'
import { useShop } from '@/storefront/shop/shop-provider'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { type SearchOption, withText, type SearchTexts } from './search-options'
import { shownName } from '@/storefront/catalog/titles'
import classes from './search-combobox.module.css'

type Props = Readonly<{ option: SearchOption; text: string; texts: SearchTexts }>

/** A suggestion with picture, name and best price, or one of the other options. */
export function SearchOptionRow({ option, text, texts }: Props) {
  if (option.kind === 'device') return <DeviceRow device={option.device} upTo={texts.upTo} />
  if (option.kind === 'searching') return <span className={classes.note}>{texts.searching}</span>
  return (
    <span className={classes.way}>
      {option.kind === 'browse' && <span className={classes.note}>{option.note ?? withText(texts.noMatch, text)}</span>}
      {option.kind === 'retry' && <span className={classes.note}>{texts.failed}</span>}
      <b>
        <span>
          {option.kind === 'all' ? withText(texts.allMatches, text) : option.kind === 'browse' ? texts.browse : texts.retry}
        </span>
        <Icon name={option.kind === 'retry' ? 'undo' : 'forward'} small />
      </b>
    </span>
  )
}

function DeviceRow({ device, upTo }: { device: Extract<SearchOption, { kind: 'device' }>['device']; upTo: string }) {
  const { locale, timeZone } = useShop()
  const intl = createIntl({ locale, timeZone })
  return (
    <span className={classes.device}>
      <span className={classes.thumb}>
        <DevicePicture device={device} />
      </span>
      <span>
        <b>{shownName(device)}</b>
        <small>{device.sizes ? describeSizes(device.sizes) : device.releaseYear}</small>
      </span>
      {device.maxPrice !== null && <Price text={formatMoney(intl, euros(device.maxPrice))} upTo={upTo} />}
    </span>
  )
}

const FEW_SIZES = 3

/** All of a few sizes, the first and the last of many. */
function describeSizes(sizes: readonly string[]): string {
  const shown = sizes.length <= FEW_SIZES ? sizes.join(', ') : `${sizes[0]} – ${sizes.at(-1)}`
  return joinUnits(shown)
}
