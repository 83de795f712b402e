import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import layout from '@/storefront/kit/layout.module.css'
import { VideoDrawing } from '@/storefront/kit/video/video-drawing'
import { VideoFrame } from '@/storefront/kit/video/video-frame'
import { videoWords } from './video-words'
import classes from './conditions-video.module.css'

/**
 * How to judge a device's condition (M-12): a drawing until the video is started, so no request goes out before. The
 * text below says the same for visitors who cannot or do not want to watch.
 */
export function ConditionsVideo({ shop }: { shop: Shop }) {
  const { conditionsVideo: video, switches } = shop.market
  if (!switches.conditionsVideo || !video) return null
  const intl = intlFor(shop)
  const { host } = new URL(video.url)
  return (
    <section className={`${layout.wrap} ${layout.section} ${classes.video}`} aria-labelledby="conditions-video">
      <div>
        <h2 id="conditions-video">{video.title}</h2>
        <p className={`${layout.small} ${layout.muted}`}>{intl.formatMessage({ id: 'catalog.video.source' }, { host })}</p>
        <Disclosure className={classes.words} summary={intl.formatMessage({ id: 'catalog.video.transcript' })}>
          <p>{video.transcript}</p>
        </Disclosure>
      </div>
      <VideoFrame
        url={video.url}
        title={video.title}
        transcript={video.transcript}
        language={shop.language}
        words={videoWords(intl)}
      >
        <VideoDrawing name="phone" />
      </VideoFrame>
    </section>
  )
}
