import type { PayloadRequest } from 'payload'

/** Names of members of staff by id; those who have left are missing. */
export async function readStaffNames(
  req: PayloadRequest,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const where = { id: { in: [...new Set(ids)] } }
  const { docs } = await req.payload.find({
    collection: 'staff',
    where,
    // Who lies in the bin is named all the same.
    trash: true,
    limit: ids.length,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [String(id), name]))
}
