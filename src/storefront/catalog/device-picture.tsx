import type { DeviceSummary } from '@/contracts/search'
import { Illustration, illustrationOf } from '@/storefront/kit/illustration'

type Props = Readonly<{ device: Pick<DeviceSummary, 'categoryId' | 'thumbnail'>; size?: 's' | 'fill' }>

/** The platform's picture of a device, or the drawing of its category. Decorative, because the name is shown beside it. */
export function DevicePicture({ device, size = 's' }: Props) {
  if (device.thumbnail) return <img src={device.thumbnail} alt="" loading="lazy" decoding="async" width={56} height={56} />
  return <Illustration name={illustrationOf(device.categoryId)} size={size} />
}
