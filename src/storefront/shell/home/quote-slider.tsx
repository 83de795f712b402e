'use client'

import useEmblaCarousel from 'embla-carousel-react'
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '@/storefront/kit/ui-constants'
import { QuoteSlides, type QuotesProps } from './quote-slides'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useState } from 'react'

/** Which slide shows, and what pauses the carousel: button, pointer, focus, or the system's setting for reduced motion. */
function useCarousel(embla: EmblaCarouselType | undefined, intervalMs: number) {
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

/**
 * Shows opinions one after the other. It advances every 5 s, pauses under the pointer and while it contains the focus,
 * has a button that stops it, and does not advance by itself for visitors who prefer reduced motion (L-06).
 */
export function QuoteSlider(props: QuotesProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, dragThreshold: SWIPE_THRESHOLD_PX })
  const carousel = useCarousel(embla, CAROUSEL_INTERVAL_MS)
  return <QuoteSlides {...props} viewport={viewport} carousel={{ ...carousel, embla }} />
}
