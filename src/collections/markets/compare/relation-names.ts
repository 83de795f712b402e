import type { PayloadRequest } from 'payload'
import type { NameOf } from './shown-settings'

/** Names of partners, owners and pictures by id. */
export async function relationNames(req: PayloadRequest): Promise<NameOf> {
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true, req } as const
  const partners = await req.payload.find({ ...all, collection: 'partners', select: { code: true } })
  const staff = await req.payload.find({ ...all, collection: 'staff', select: { name: true } })
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
