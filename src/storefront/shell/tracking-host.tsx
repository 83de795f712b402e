'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** `Tracker`, after the first load. */
export const TrackingHost = afterStart(async () => (await import('@/storefront/tracking/tracker')).Tracker)
