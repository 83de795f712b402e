'use client'
import useEmblaCarousel from 'embla-carousel-react'
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '@/storefront/kit/ui-constants'
import { QuoteSlides, type QuotesProps } from './quote-slides'
import { useCarousel } from './use-carousel'

/**
 * Shows opinions one after the other. It advances every 5 s, pauses under the pointer and while it contains the focus,
 * has a button that stops it, and does not advance by itself for visitors who prefer reduced motion (L-06).
 */
export function QuoteSlider(props: QuotesProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, dragThreshold: SWIPE_THRESHOLD_PX })
  const carousel = useCarousel(embla, CAROUSEL_INTERVAL_MS)
  return <QuoteSlides {...props} viewport={viewport} carousel={{ ...carousel, embla }} />
}
