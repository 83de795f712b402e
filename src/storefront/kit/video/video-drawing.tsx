import type { IntlShape } from 'react-intl'
import { Illustration, type IllustrationName } from '@/storefront/kit/illustration'
import classes from './video-frame.module.css'

/** The drawing in a `VideoFrame` whose video has no still picture. */
export const VideoDrawing = ({ name }: { name: IllustrationName }) => (
  <Illustration name={name} size="fill" className={classes.drawing} />
)

/** What a video says of itself before it plays, and when it cannot. */
export const videoWords = (intl: Pick<IntlShape, 'formatMessage'>) => ({
  play: intl.formatMessage({ id: 'catalog.video.play' }),
  away: intl.formatMessage({ id: 'catalog.video.away' }),
  captions: intl.formatMessage({ id: 'catalog.video.captions' }),
})
