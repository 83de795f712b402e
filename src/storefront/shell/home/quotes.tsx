'use client'
import { afterStart } from '@/storefront/kit/lazy'
import { QuoteSlides } from './quote-slides'

/** The opinions: one slide at first, a carousel once its code is loaded. */
export const Quotes = afterStart(async () => (await import('./quote-slider')).QuoteSlider, QuoteSlides)
