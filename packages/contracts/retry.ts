/** A read is repeated once for these statuses, by the browser and by the server alike (B-05); a write never. */
export const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])
