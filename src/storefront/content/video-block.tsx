import type { BlockOf } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { VideoDrawing, videoWords } from '@/storefront/kit/video/video-drawing'
import { VideoFrame } from '@/storefront/kit/video/video-frame'
import { CmsPicture, COLUMN } from './cms-picture'
import type { MarkPlace } from './mark-place'
import { PlainText } from './rich-text'
import classes from './video-block.module.css'

/** Sends no request for the video before it is started; the text below says the same. */
export function drawVideo({ title, url, poster, transcript }: BlockOf<'video'>, shop: Shop, mark: MarkPlace) {
  const intl = intlFor(shop)
  const { host } = new URL(url)
  return (
    <>
      <h2 {...mark('title')}>{title}</h2>
      <VideoFrame url={url} title={title} transcript={transcript} language={shop.language} words={videoWords(intl)}>
        {poster ? (
          <CmsPicture picture={poster} sizes={COLUMN} className={classes.poster} place={mark('poster')} />
        ) : (
          <VideoDrawing name="phone" />
        )}
      </VideoFrame>
      <p className={classes.source} {...mark('url')}>
        {intl.formatMessage({ id: 'catalog.video.source' }, { host })}
      </p>
      <Disclosure className={classes.words} summary={intl.formatMessage({ id: 'catalog.video.transcript' })}>
        <div className={classes.transcript}>
          <PlainText text={transcript} place={mark('transcript')} />
        </div>
      </Disclosure>
    </>
  )
}
