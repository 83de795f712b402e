import type { CollectionAfterDeleteHook } from 'payload'
import { HANDLES_PLANS, plansWhere } from '@/collections/plans/plan'

/** Deletes the schedules of a page with it. */
export const dropPlans: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: plansWhere({ 'input.doc.value': { equals: String(id) } }),
    depth: 0,
    overrideAccess: true,
    context: { [HANDLES_PLANS]: true },
    req,
  })
  return doc
}
