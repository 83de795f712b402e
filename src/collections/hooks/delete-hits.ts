import type { CollectionBeforeDeleteHook } from 'payload'

/** The count of a redirect goes with it. */
export const deleteHits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'redirect-hits', where: { redirect: { equals: id } }, overrideAccess: true, req })
}
