import {
  photographAddress,
  type PhotographEdge,
  portraitAddress,
  type PortraitSize,
  SPRITE_MOST,
  spriteAddresses,
} from '@trade-in-shop/contracts/portrait-address'
import type { DeviceSummary } from '@trade-in-shop/contracts/search'
import { Illustration, chooseIllustration } from './illustration'
import classes from './illustration.module.css'

/** A device of a list, or one that was offered or sold, which has no picture of the platform. */
type PicturedDevice = Pick<DeviceSummary, 'categoryId' | 'url'> & Partial<Pick<DeviceSummary, 'thumbnail' | 'picture'>>
type Props = Readonly<{
  device: PicturedDevice
  /** In pixels of the page. */
  size?: PortraitSize
  /** The portrait in a file of the whole list. */
  portrait?: string | undefined
}>
/** About twice as many pixels as those of the page, for fine screens. */
const PHOTOGRAPH_WIDTHS = { 56: 96, 72: 192, 160: 320, 240: 480 } as const satisfies Record<PortraitSize, PhotographEdge>

function sourceOf({ categoryId, url, thumbnail, picture }: PicturedDevice, size: PortraitSize): string | null {
  if (thumbnail) return thumbnail
  if (picture?.kind === 'photograph') return photographAddress(categoryId, url, PHOTOGRAPH_WIDTHS[size])
  return picture ? portraitAddress(categoryId, picture, size) : null
}

/**
 * The portraits of the first devices of a list, by device: places in one file. The others have a file each, which is fetched when
 * its row comes near. Devices without a portrait are left out.
 */
export function portraitsOfList<Device extends PicturedDevice>(
  devices: readonly Device[],
  size: PortraitSize,
): ReadonlyMap<Device, string> {
  const drawn = devices.filter(({ thumbnail, picture }) => !thumbnail && picture?.kind === 'portrait').slice(0, SPRITE_MOST)
  if (drawn.length < 2) return new Map()
  const addresses = spriteAddresses(
    drawn.map(({ categoryId, picture = null }) => ({ category: categoryId, picture })),
    size,
  )
  return new Map(drawn.map((device, index) => [device, addresses[index] ?? '']))
}

/**
 * The platform's picture of a device, the operator's photograph, its portrait, or the drawing of its category. Decorative, because
 * the name is shown beside it.
 */
export function DevicePicture({ device, size = 56, portrait }: Props) {
  const source = portrait ?? sourceOf(device, size)
  const isLarge = size >= 160
  // What is on the first screen: the picture of a page, and those of a list that come in one file.
  const isEager = size === 240 || (size === 160 && portrait !== undefined)
  if (!source) return <Illustration name={chooseIllustration(device.categoryId)} size={isLarge ? 'fill' : 's'} />
  return (
    <img
      src={source}
      alt=""
      className={device.picture?.kind === 'photograph' ? classes.photograph : undefined}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      width={size}
      height={size}
    />
  )
}
