'use client'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/storefront/kit/overlays/notice'
import { cuesOf } from './video-cues'
import classes from './video-frame.module.css'

export type VideoPlayerProps = Readonly<{
  url: string
  title: string
  transcript: string
  language: string
  words: Readonly<{ away: string; captions: string }>
}>

/** Plays with captions made of the transcript; shows a sentence instead when the video's host does not answer. */
export function VideoPlayer({ url, title, transcript, language, words }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [away, setAway] = useState(false)
  useEffect(() => video.current?.focus(), [])
  const caption = () => {
    const player = video.current
    if (!player || player.textTracks.length > 0) return
    const track = player.addTextTrack('captions', words.captions, language)
    for (const { from, to, text } of cuesOf(transcript, player.duration)) track.addCue(new VTTCue(from, to, text))
    track.mode = 'showing'
  }
  if (away)
    return (
      <Notice kind="warn" live className={classes.away}>
        {words.away}
      </Notice>
    )
  return (
    <video
      ref={video}
      className={classes.player}
      src={url}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onLoadedMetadata={caption}
      onError={() => setAway(true)}
    />
  )
}
