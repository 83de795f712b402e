import { type PictureRow, sourceSet } from '@/domain/picture-row'

type Props = Readonly<{
  picture: PictureRow
  /** How wide it stands, as `sizes` of HTML says it. */
  sizes: string
  className?: string | undefined
}>

/** An uploaded picture, fetched late and in the width that the screen needs; where it is cut, its focus stays in sight. */
export function CmsPicture({ picture, sizes, className }: Props) {
  const { url, alt, width, height, focus } = picture
  return (
    <img
      src={url}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  )
}
