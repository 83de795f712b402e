'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '@/storefront/kit/ui-constants'
import { QuoteSlides, type QuotesProps } from './quote-slides'
import { useCarousel } from './use-carousel'

/**
 * Opinions one after the other. It moves on every 5 s, rests under the pointer and while something in it has the
 * focus, has a button that stops it, and does not move by itself for people who asked for less motion (L-06).
 */
export function QuoteSlider(props: QuotesProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, dragThreshold: SWIPE_THRESHOLD_PX })
  const carousel = useCarousel(embla, CAROUSEL_INTERVAL_MS)
  return <QuoteSlides {...props} viewport={viewport} carousel={{ ...carousel, embla }} />
}
