'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** `ConsentCheck`, after the first load. */
export const ConsentHost = afterStart(async () => (await import('@/storefront/consent/consent-check')).ConsentCheck)
