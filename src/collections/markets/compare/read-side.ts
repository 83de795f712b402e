import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { idOf } from '@/collections/access/staff'
import { cmsProblem } from '@/collections/problems/cms-problem'

/** `12` for a market as it is, `12@345` for its version 345. */
const Named = z
  .string()
  .regex(/^\d{1,9}(@\d{1,9})?$/)
  .transform((text) => text.split('@').map(Number))

export type Side = Readonly<{ title: string; market: number; doc: DataFromCollectionSlug<'markets'> }>

/**
 * One side of a comparison, with the reader's access rights; throws 400 for an invalid name and 404 for a side that does
 * not exist.
 */
export async function readSide(req: PayloadRequest, named: unknown): Promise<Side> {
  const parsed = Named.safeParse(named)
  if (!parsed.success) throw cmsProblem(req, 'badRequest')
  const [market = 0, version] = parsed.data
  const asked = { collection: 'markets', depth: 0, overrideAccess: false, user: req.user, req } as const
  const doc = await req.payload.findByID({ ...asked, id: market })
  if (version === undefined) return { title: doc.name, market, doc }
  const stored = await req.payload.findVersionByID({ ...asked, id: String(version) })
  if (Number(idOf(stored.parent)) !== market) throw cmsProblem(req, 'notFound')
  const write = new Intl.DateTimeFormat(req.i18n.language, { timeZone: doc.timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return { title: `${doc.name} · ${write.format(new Date(stored.updatedAt))}`, market, doc: stored.version }
}
