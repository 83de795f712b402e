import { Illustration, type IllustrationName } from '@/storefront/kit/illustration'
import classes from './video-frame.module.css'

/** The drawing in a `VideoFrame` whose video has no still picture. */
export const VideoDrawing = ({ name }: { name: IllustrationName }) => (
  <Illustration name={name} size="fill" className={classes.drawing} />
)
