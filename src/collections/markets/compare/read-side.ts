import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { getId } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import type { NameOf } from './shown-settings'

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
  if (Number(getId(stored.parent)) !== market) throw cmsProblem(req, 'notFound')
  const write = new Intl.DateTimeFormat(req.i18n.language, { timeZone: doc.timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return { title: `${doc.name} · ${write.format(new Date(stored.updatedAt))}`, market, doc: stored.version }
}

/** Names of partners, owners and pictures by id. */
export async function relationNames(req: PayloadRequest): Promise<NameOf> {
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true, req } as const
  const partners = await req.payload.find({ ...all, collection: 'partners', select: { code: true } })
  const staff = await req.payload.find({ ...all, collection: 'staff', select: { name: true }, trash: true })
  const media = await req.payload.find({ ...all, collection: 'media', select: { filename: true } })
  const pictures = new Map(media.docs.map(({ id, filename }) => [String(id), filename ?? '']))
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    partner: new Map(partners.docs.map(({ id, code }) => [String(id), code])),
    owner: new Map(staff.docs.map(({ id, name }) => [String(id), name])),
    logo: pictures,
    image: pictures,
  }
  return (field, id) => names[field]?.get(String(id)) ?? `#${id}`
}
