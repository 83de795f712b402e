import type { BlockOf } from '@/domain/page-blocks'
import { COLUMN } from './block-places'
import { CmsPicture } from './cms-picture'
import classes from './picture-block.module.css'

/** Neither a tower nor a ribbon: beyond these proportions a picture is cut around its focus. */
const TALLEST = 4 / 5
const WIDEST = 21 / 9

export function drawPicture({ picture, caption }: BlockOf<'picture'>) {
  const aspectRatio = Math.min(Math.max(picture.width / picture.height, TALLEST), WIDEST)
  return (
    <figure className={classes.figure}>
      <div className={classes.frame} style={{ aspectRatio, maxWidth: picture.width }}>
        <CmsPicture picture={picture} sizes={COLUMN} className={classes.picture} />
      </div>
      {caption && <figcaption className={classes.caption}>{caption}</figcaption>}
    </figure>
  )
}
