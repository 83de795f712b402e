'use client'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Icon } from '@/storefront/kit/icon'
import type { VideoPlayerProps } from './video-player'
import classes from './conditions-video.module.css'

const VideoPlayer = lazy(async () => ({ default: (await import('./video-player')).VideoPlayer }))

type Props = Omit<VideoPlayerProps, 'words'> &
  Readonly<{ words: VideoPlayerProps['words'] & Readonly<{ play: string }>; children: ReactNode }>

/** The drawn poster is a button; the player and the video come when it is pressed, into the same place. */
export function VideoFrame({ children, words, ...video }: Props) {
  const [wanted, setWanted] = useState(false)
  return (
    <div className={classes.frame}>
      {wanted ? (
        <Suspense fallback={null}>
          <VideoPlayer {...video} words={words} />
        </Suspense>
      ) : (
        <button type="button" className={classes.poster} onClick={() => setWanted(true)}>
          {children}
          <span className={classes.play}>
            <Icon name="play" />
            {words.play}
          </span>
        </button>
      )}
    </div>
  )
}
