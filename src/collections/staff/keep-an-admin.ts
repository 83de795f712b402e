import type { CollectionBeforeDeleteHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { formatStaffMessage } from '@/domain/staff-words'
import { lockMarket } from '@/collections/markets/lock-market'
import { refuse } from '@/collections/saving/refuse'
import { upkeepWords } from '@/collections/markets/upkeep-words'

async function otherAdmins(req: PayloadRequest, id: number | string): Promise<number> {
  await lockMarket(req, 'all')
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** The last admin keeps the role, because only an admin can appoint another. */
export const keepAnAdmin: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const steppingDown = originalDoc?.role === 'admin' && data?.role !== undefined && data.role !== 'admin'
  if (!steppingDown || (await otherAdmins(req, originalDoc.id)) > 0) return data
  refuse(collection.slug, [{ path: 'role', message: formatStaffMessage(upkeepWords.lastAdmin, req.i18n.language) }], req)
  return data
}

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true, overrideAccess: true, req })
  if (doc?.role !== 'admin' || (await otherAdmins(req, id)) > 0) return
  throw cmsProblem(req, 'lastAdmin')
}
