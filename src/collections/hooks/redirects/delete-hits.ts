import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the counts of a redirect with it. */
export const deleteHits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'redirect-hits', where: { redirect: { equals: id } }, overrideAccess: true, req })
}
