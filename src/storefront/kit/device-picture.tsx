import {
  darkPortraitAddress,
  photographAddress,
  type PhotographEdge,
  portraitAddress,
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
  size?: 's' | 'm' | 'fill'
  /** The portrait in a file of the whole list. */
  portrait?: string | undefined
}>
const EDGES = { s: 48, m: 96, fill: 160 } as const
/** Twice as many pixels as those of the page, for fine screens. */
const PHOTOGRAPH_WIDTHS = { s: 96, m: 192, fill: 320 } as const satisfies Record<keyof typeof EDGES, PhotographEdge>

function sourceOf({ categoryId, url, thumbnail, picture }: PicturedDevice, size: keyof typeof EDGES): string | null {
  if (thumbnail) return thumbnail
  if (picture?.kind === 'photograph') return photographAddress(categoryId, url, PHOTOGRAPH_WIDTHS[size])
  return picture ? portraitAddress(categoryId, picture) : null
}

/**
 * The portraits of the first devices of a list, by device: places in one file. The others have a file each, which is fetched when
 * its row comes near. Devices without a portrait are left out.
 */
export function portraitsOfList(devices: readonly PicturedDevice[]): ReadonlyMap<PicturedDevice, string> {
  const drawn = devices.filter(({ thumbnail, picture }) => !thumbnail && picture?.kind === 'portrait').slice(0, SPRITE_MOST)
  if (drawn.length < 2) return new Map()
  const addresses = spriteAddresses(drawn.map(({ categoryId, picture = null }) => ({ category: categoryId, picture })))
  return new Map(drawn.map((device, index) => [device, addresses[index] ?? '']))
}

/**
 * The platform's picture of a device, the operator's photograph, its portrait, or the drawing of its category. Decorative, because
 * the name is shown beside it; larger ones are the picture of a page and load at once.
 */
export function DevicePicture({ device, size = 's', portrait }: Props) {
  const edge = EDGES[size]
  const source = portrait ?? sourceOf(device, size)
  if (!source) return <Illustration name={chooseIllustration(device.categoryId)} size={size} />
  const isPhotograph = device.picture?.kind === 'photograph'
  const className = isPhotograph ? classes.photograph : undefined
  const loading = size === 's' ? 'lazy' : 'eager'
  const image = <img src={source} alt="" className={className} loading={loading} decoding="async" width={edge} height={edge} />
  if (!portrait && (device.thumbnail || isPhotograph)) return image
  return (
    <picture className={classes.portrait}>
      <source srcSet={darkPortraitAddress(source)} media="(prefers-color-scheme: dark)" />
      {image}
    </picture>
  )
}
