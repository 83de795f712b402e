import { sql } from 'drizzle-orm'
import { type Endpoint, getAccessResults, type PayloadRequest, type SanitizedPermissions } from 'payload'
import * as z from 'zod'
import { getStaff } from '@/collections/access/staff-member'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { inTransaction, openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { parseBody, requireMember } from '@/collections/saving/page-of-request'

/** The hooks of the collection check both, and refuse a wrong one at its field. */
const Passwords = z.object({ currentPassword: z.string(), password: z.string().min(1) })

/**
 * Saves the new password like other changes of one's record, but leaves `updatedAt`, because the form of the record is
 * open beside the fields and could not be saved afterwards.
 */
async function changeOwnPassword(req: PayloadRequest): Promise<Response> {
  const { id } = requireMember(req)
  const data = await parseBody(req, Passwords)
  await inTransaction(req, async () => {
    await lockSaves(req, 'staff', id)
    const { updatedAt } = await req.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: true, req })
    await req.payload.update({ collection: 'staff', id, data, depth: 0, overrideAccess: false, user: req.user, req })
    const session = await openTransaction(req)
    await session.execute(sql`update staff set updated_at = ${updatedAt} where id = ${id}`)
  })
  return Response.json({}, { headers: { 'cache-control': 'no-store' } })
}

/** `POST /staff/own-password`: changes one's own password with the present one. */
export const ownPassword: Endpoint = { path: '/own-password', method: 'post', handler: changeOwnPassword }

/** Replaces Payload's `/access`, which shows anonymous visitors the fields of staff records. */
export const ownRights: Endpoint = {
  path: '/access',
  method: 'get',
  handler: async (req) =>
    Response.json(getStaff(req.user) ? await rightsOf(req) : { canAccessAdmin: false, collections: {}, globals: {} }, {
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
