import { type Endpoint, getAccessResults } from 'payload'
import { staffOf } from '@/collections/access/staff'

/** In place of Payload's `/access`, which tells strangers what the records of staff are made of. */
export const ownRights: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) =>
    Response.json(staffOf(req.user) ? await getAccessResults({ req }) : { canAccessAdmin: false, collections: {}, globals: {} }, {
      headers: { 'cache-control': 'no-store' },
    }),
}
