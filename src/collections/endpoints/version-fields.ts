import type { Endpoint } from 'payload'
import * as z from 'zod'
import type { GuardedCollection } from '@/collections/access/table'
import { restoreFields } from '@/collections/versions/restore-fields'
import { bodyOf, memberOf, numberOf } from './page-of-request'

const MOST = 200
const VersionFieldsRequest = z.object({
  fields: z.array(z.string().max(200)).min(1).max(MOST),
  updatedAt: z.iso.datetime(),
  publish: z.boolean().default(false),
})

/** `POST /:collection/versions/:id/fields`: restores only the chosen fields of a version (P-29). */
export const versionFields = (slug: GuardedCollection): Endpoint => ({
  path: '/versions/:id/fields',
  method: 'post',
  handler: async (req) => {
    memberOf(req)
    const asked = await bodyOf(req, VersionFieldsRequest)
    const id = await restoreFields(req, { slug, id: String(numberOf(req, 'id')), ...asked })
    return Response.json({ id })
  },
})
