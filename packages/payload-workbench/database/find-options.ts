import type { PayloadRequest } from 'payload'

/** Options of a find for every stored document, without those that it refers to, whatever the reader may see. */
export const EVERY_DOCUMENT = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const

/** Options of a find with the rights of who sent the request, without the documents that it refers to. */
export const asSender = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, user: req.user, req }) as const
