import type { Shop } from '../shop'

/** The published content, compiled for the front door. */
export type Directory = Readonly<{
  shops: readonly Shop[]
  /** The shop of a host name (lower case, without port), or null. */
  shopOf: (hostname: string) => Shop | null
}>
