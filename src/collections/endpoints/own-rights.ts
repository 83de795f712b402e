import { type Endpoint, getAccessResults, type PayloadRequest, type SanitizedPermissions } from 'payload'
import { staffOf } from '@/collections/access/staff'

/** Replaces Payload's `/access`, which shows anonymous visitors the fields of staff records. */
export const ownRights: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) =>
    Response.json(staffOf(req.user) ? await rightsOf(req) : { canAccessAdmin: false, collections: {}, globals: {} }, {
      headers: { 'cache-control': 'no-store' },
    }),
}

/** Leaves out the fields that are never sent; Payload lists those of the login. */
async function rightsOf(req: PayloadRequest): Promise<SanitizedPermissions> {
  const rights = await getAccessResults({ req })
  for (const { slug, flattenedFields } of req.payload.config.collections) {
    const fields = rights.collections?.[slug]?.fields
    if (!fields || typeof fields !== 'object') continue
    for (const field of flattenedFields)
      if ('hidden' in field && field.hidden === true) Reflect.deleteProperty(fields, field.name)
  }
  return rights
}
