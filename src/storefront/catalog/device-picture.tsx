import { portraitAddress } from '@/contracts/portrait-address'
import type { DeviceSummary } from '@/contracts/search'
import { Illustration, illustrationOf } from '@/storefront/kit/illustration'

type Props = Readonly<{ device: Pick<DeviceSummary, 'categoryId' | 'thumbnail' | 'picture'>; size?: 's' | 'fill' }>

/**
 * The platform's picture of a device, its portrait, or the drawing of its category. Decorative, because the name is shown beside
 * it; `fill` is the picture of a page and loads at once.
 */
export function DevicePicture({ device, size = 's' }: Props) {
  const { categoryId, thumbnail, picture } = device
  const source = thumbnail ?? (picture && portraitAddress(categoryId, picture))
  if (!source) return <Illustration name={illustrationOf(categoryId)} size={size} />
  const [edge, loading] = size === 'fill' ? [160, 'eager' as const] : [48, 'lazy' as const]
  return <img src={source} alt="" loading={loading} decoding="async" width={edge} height={edge} />
}
