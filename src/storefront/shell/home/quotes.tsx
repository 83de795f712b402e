'use client'
import { useCallback, useState } from 'react'
import { afterStart } from '@/storefront/kit/lazy'
import { QuoteSlides, type QuotesProps } from './quote-slides'

const Slider = afterStart(async () => (await import('./quote-slider')).QuoteSlider, QuoteSlides)

/** The opinions: one slide at first, a carousel once they come into view. */
export function Quotes(props: QuotesProps) {
  const [isSeen, setSeen] = useState(false)
  const viewport = useCallback((slides: HTMLDivElement | null) => {
    if (!slides) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(slides)
    return () => observer.disconnect()
  }, [])
  return isSeen ? <Slider {...props} /> : <QuoteSlides {...props} viewport={viewport} />
}
