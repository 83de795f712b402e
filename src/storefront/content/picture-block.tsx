import type { BlockOf } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { CmsPicture, COLUMN } from './cms-picture'
import type { MarkPlace } from './mark-place'
import classes from './picture-block.module.css'

/** Beyond these proportions a picture is cropped around its focal point, so that it is neither too tall nor too wide. */
const TALLEST = 4 / 5
const WIDEST = 21 / 9

export function drawPicture({ picture, caption }: BlockOf<'picture'>, _: Shop, mark: MarkPlace) {
  const aspectRatio = Math.min(Math.max(picture.width / picture.height, TALLEST), WIDEST)
  return (
    <figure className={classes.figure}>
      <div className={classes.frame} style={{ aspectRatio, maxWidth: picture.width }}>
        <CmsPicture picture={picture} sizes={COLUMN} className={classes.picture} place={mark('picture')} />
      </div>
      {(caption || picture.credit) && (
        <figcaption className={classes.caption} {...mark('caption')}>
          {caption}
          {picture.credit && <small className={classes.credit}>{picture.credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
