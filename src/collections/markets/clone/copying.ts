import type { PayloadRequest } from 'payload'

const COPYING = 'copiesAMarket'

/**
 * Marks the request as a copy of content that was checked when it was published; links are valid only when all pages are
 * copied.
 */
export const startCopying = (req: PayloadRequest): void => void (req.context[COPYING] = true)

/** True while a market is copied, when publishing a page needs no check. */
export const isCopying = (req: PayloadRequest): boolean => req.context[COPYING] === true
