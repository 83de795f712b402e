'use client'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Icon } from '@/storefront/kit/icon'
import type { VideoPlayerProps } from './video-player'
import classes from './video-frame.module.css'

type Props = Omit<VideoPlayerProps, 'words'> &
  Readonly<{ words: VideoPlayerProps['words'] & Readonly<{ play: string }>; children: ReactNode }>

/** The poster is a button; player and video are loaded when it is pressed, into the same place. */
export function VideoFrame({ children, words, ...video }: Props) {
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps> | null>(null)
  const [away, setAway] = useState(false)
  const load = () =>
    import('./video-player').then(
      ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
      () => setAway(true),
    )
  return (
    <div className={classes.frame}>
      {Player ? (
        <Player {...video} words={words} />
      ) : (
        <button type="button" className={classes.poster} onClick={() => void load()}>
          {children}
          <span className={classes.play}>
            <Icon name="play" />
            <span>{away ? words.away : words.play}</span>
          </span>
        </button>
      )}
    </div>
  )
}
