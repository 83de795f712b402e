import * as z from 'zod'

export const CONFIGURATION_KIND = 'market-configuration'
/** Raise this when an older file could be misread. */
export const CONFIGURATION_VERSION = 1
/** Far more than the file of any market. */
export const MOST_CONFIGURATION_BYTES = 512 * 1024

const Leaf = z.union([z.string().max(20_000), z.number(), z.boolean(), z.null()])
const List = z.array(z.union([Leaf, z.record(z.string(), Leaf)])).max(1000)
/** Nesting as in the form of a market and no deeper; the values are shown and never stored. */
const Settings = z.record(z.string(), z.union([Leaf, List, z.record(z.string(), z.union([Leaf, List]))]))

/**
 * A market as a file to compare with in another environment (U-20): its settings with hosts and switches, its routes and
 * contact subjects. Without ids and people, which mean nothing elsewhere; a market has no secrets.
 */
export const Configuration = z.object({
  kind: z.literal(CONFIGURATION_KIND),
  version: z.literal(CONFIGURATION_VERSION),
  /** ISO 8601 UTC. */
  savedAt: z.iso.datetime(),
  /** Host of the admin that made the file. */
  savedFrom: z.string().max(253),
  settings: Settings.and(z.object({ name: z.string().min(1).max(200), code: z.string().length(2) })),
  routes: z.array(z.object({ screen: z.string().max(100), patterns: z.array(z.string().max(500)).max(50) })).max(200),
  subjects: z
    .array(z.object({ key: z.string().max(100), label: z.string().max(500), recipient: z.string().max(320).nullable() }))
    .max(100),
})
export type Configuration = z.infer<typeof Configuration>
