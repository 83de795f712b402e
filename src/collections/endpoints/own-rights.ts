import { type Endpoint, getAccessResults, type PayloadRequest, type SanitizedPermissions } from 'payload'
import { staffOf } from '@/collections/access/staff'

/** In place of Payload's `/access`, which tells strangers what the records of staff are made of. */
export const ownRights: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) =>
    Response.json(staffOf(req.user) ? await rightsOf(req) : { canAccessAdmin: false, collections: {}, globals: {} }, {
      headers: { 'cache-control': 'no-store' },
    }),
}

/** Fields that are never sent are not named either: Payload lists those of a login. */
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
