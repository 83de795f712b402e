import * as z from 'zod'
import type { PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { readSide, relationNames } from './read-side'
import { isPlain, type NameOf, RELATIONS } from './shown-settings'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

export const CONFIGURATION_KIND = 'market-configuration'
/** Raise this when an older file could be misread. */
export const CONFIGURATION_VERSION = 1
/** Far more than the file of any market. */
export const MAX_CONFIGURATION_BYTES = 512 * 1024

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

const ALL = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const
/** Values that mean something only in this database, and members of staff. */
const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', 'owner'])

/**
 * The configuration file of a market, with the reader's access rights; throws 404 when they may not read it.
 * @param now milliseconds
 */
export async function readConfiguration(req: PayloadRequest, market: number, now: number): Promise<Configuration> {
  const { doc } = await readSide(req, String(market))
  const where = { market: { equals: market } }
  const routes = await req.payload.find({ ...ALL, collection: 'route-maps', where, sort: 'screen', limit: 0, req })
  const [subjects] = (await req.payload.find({ ...ALL, collection: 'contact-subjects', where: { and: [where, published] }, req }))
    .docs
  return Configuration.parse({
    kind: CONFIGURATION_KIND,
    version: CONFIGURATION_VERSION,
    savedAt: new Date(now).toISOString(),
    savedFrom: req.headers.get('host') ?? '',
    settings: plain(doc, await relationNames(req)),
    routes: routes.docs.map(({ screen, patterns }) => ({ screen, patterns: patterns.map(({ pattern }) => pattern) })),
    subjects: (subjects?.subjects ?? []).map(({ key, label, recipient }) => ({ key, label, recipient: recipient ?? null })),
  })
}

/** Replaces relations by names, which are the same in other environments. */
function plain(value: unknown, nameOf: NameOf): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => plain(entry, nameOf))
  if (typeof value !== 'object' || value === null) return value ?? null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, entry]) => {
        const relation = RELATIONS.has(name) && !isPlain(entry) ? getId(entry) : null
        return [name, relation === null ? plain(entry, nameOf) : nameOf(name, relation)]
      }),
  )
}
