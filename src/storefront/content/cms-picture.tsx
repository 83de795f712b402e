import { type PictureRow, sourceSet } from '@/domain/content/picture-row'
import type { PlaceMark } from './mark-place'

type Props = Readonly<{
  picture: PictureRow
  /** The displayed width, as HTML's `sizes` attribute. */
  sizes: string
  className?: string | undefined
  place?: PlaceMark
}>

/** An uploaded picture, lazy and in the width that the screen needs; where it is cropped, its focal point stays visible. */
export function CmsPicture({ picture, sizes, className, place }: Props) {
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
      {...place}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  )
}

/** Width of a picture in the column of a content page (`content-screen.module.css`), for `sizes`. */
export const COLUMN = '(min-width: 82rem) 49rem, (min-width: 60rem) 58vw, 94vw'
/** Width of a picture beside the text of a banner. */
export const BESIDE = '(min-width: 40rem) 20rem, 94vw'
