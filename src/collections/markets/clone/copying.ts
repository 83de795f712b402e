import type { PayloadRequest } from 'payload'

const COPYING = 'copiesAMarket'

/** From here on the request copies what was checked and published before; its links find each other when all is there. */
export const startCopying = (req: PayloadRequest): void => void (req.context[COPYING] = true)

/** True while a market is made from another: a page is then no publication that somebody has to answer for. */
export const isCopying = (req: PayloadRequest): boolean => req.context[COPYING] === true
