'use client'
import { useEffect, useRef, useState } from 'react'
import { Notice } from '@/storefront/kit/overlays/notice'
import classes from './video-frame.module.css'

type VideoCue = Readonly<{ from: number; to: number; text: string }>

/**
 * Distributes the sentences of a transcript over the seconds of its video, each in proportion to its length; the video
 * must say exactly these sentences in this order.
 */
export function makeCues(transcript: string, seconds: number): VideoCue[] {
  if (!Number.isFinite(seconds) || seconds <= 0) return []
  const sentences = transcript.split(/(?<=[.!?…])\s+/u).filter(Boolean)
  const letters = sentences.reduce((sum, { length }) => sum + length, 0)
  let said = 0
  return sentences.map((text) => {
    const from = (said / letters) * seconds
    said += text.length
    return { from, to: (said / letters) * seconds, text }
  })
}

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
    for (const { from, to, text } of makeCues(transcript, player.duration)) track.addCue(new VTTCue(from, to, text))
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
