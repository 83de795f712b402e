import type { PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import { Configuration, CONFIGURATION_KIND, CONFIGURATION_VERSION } from './configuration'
import { readSide } from './read-side'
import { relationNames } from './read-side'
import { isPlain, type NameOf, RELATIONS } from './shown-settings'

const ALL = { depth: 0, limit: 1, pagination: false, overrideAccess: true } as const
/** Values that mean something only in this database, and members of staff. */
const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', 'owner'])

/**
 * The configuration file of a market, with the reader's access rights; throws 404 when they may not read it.
 * @param now milliseconds
 */
export async function configurationOf(req: PayloadRequest, market: number, now: number): Promise<Configuration> {
  const { doc } = await readSide(req, String(market))
  const where = { market: { equals: market } }
  const routes = await req.payload.find({ ...ALL, collection: 'route-maps', where, sort: 'screen', limit: 0, req })
  const [subjects] = (await req.payload.find({ ...ALL, collection: 'contact-subjects', where, req })).docs
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
        const relation = RELATIONS.has(name) && !isPlain(entry) ? idOf(entry) : null
        return [name, relation === null ? plain(entry, nameOf) : nameOf(name, relation)]
      }),
  )
}
