/** Options of a find for every stored document, without those that it refers to, whatever the reader may see. */
export const EVERY_DOCUMENT = { depth: 0, limit: 0, pagination: false, overrideAccess: true } as const
