'use client'
import { afterStart } from '@/storefront/kit/after-start'
import { QuoteSlides } from './quote-slides'

/** The opinions: still at first, a carousel when its code has come. */
export const Quotes = afterStart(async () => (await import('./quote-slider')).QuoteSlider, QuoteSlides)
