import { portraitAddress } from '@/contracts/portrait-address'
import type { DeviceSummary } from '@/contracts/search'
import { Illustration, illustrationOf } from './illustration'

/** A device of a list, or one that was offered or sold, which has no picture of the platform. */
type PicturedDevice = Pick<DeviceSummary, 'categoryId'> & Partial<Pick<DeviceSummary, 'thumbnail' | 'picture'>>
type Props = Readonly<{ device: PicturedDevice; size?: 's' | 'm' | 'fill' }>
const EDGES = { s: 48, m: 96, fill: 160 } as const

/**
 * The platform's picture of a device, its portrait, or the drawing of its category. Decorative, because the name is shown beside
 * it; larger ones are the picture of a page and load at once.
 */
export function DevicePicture({ device, size = 's' }: Props) {
  const { categoryId, thumbnail, picture } = device
  const source = thumbnail ?? (picture && portraitAddress(categoryId, picture))
  if (!source) return <Illustration name={illustrationOf(categoryId)} size={size} />
  const edge = EDGES[size]
  return <img src={source} alt="" loading={size === 's' ? 'lazy' : 'eager'} decoding="async" width={edge} height={edge} />
}
