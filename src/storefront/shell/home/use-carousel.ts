'use client'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Which slide shows, and what pauses the carousel: button, pointer, focus, or the system's setting for reduced motion. */
export function useCarousel(embla: EmblaCarouselType | undefined, intervalMs: number) {
  const [index, setIndex] = useState(0)
  const [stopped, setStopped] = useState(false)
  const [resting, setResting] = useState(false)

  useEffect(() => {
    if (!embla) return
    const show = () => setIndex(embla.selectedScrollSnap())
    embla.on('select', show)
    return () => void embla.off('select', show)
  }, [embla])

  useEffect(() => {
    const quiet = stopped || resting || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (!embla || quiet) return
    const timer = setInterval(() => embla.scrollNext(), intervalMs)
    return () => clearInterval(timer)
  }, [embla, intervalMs, resting, stopped])

  return { index, stopped, setStopped, setResting }
}
