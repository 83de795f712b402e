'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** `PartnerBridge`, after the first load. */
export const PartnerBridgeLater = afterStart(async () => (await import('./partner-bridge')).PartnerBridge)
