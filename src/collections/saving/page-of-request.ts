import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import { type DataFromCollectionSlug, Forbidden, type PayloadHandler, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { getId, type StaffMember, getStaff } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'

const Id = z.coerce.number().int().positive().max(2_147_483_647)
const MAX_BYTES = 2_000_000

/** The member of staff who sent the request; throws for anonymous requests. */
export function requireMember(req: PayloadRequest): StaffMember {
  const staff = getStaff(req.user)
  if (!staff) throw new Forbidden(req.t)
  return staff
}

/** A whole number from the path, such as `:id`; throws 404 for anything else. */
export function parseRouteNumber(req: PayloadRequest, name: string): number {
  const id = Id.safeParse(req.routeParams?.[name])
  if (!id.success) throw cmsProblem(req, 'notFound')
  return id.data
}

/** The newest draft of the page in the path (`:id`), with the access rights of the member of staff. */
export async function pageOfRequest(req: PayloadRequest): Promise<DataFromCollectionSlug<'pages'>> {
  requireMember(req)
  return req.payload.findByID({ ...asSender(req), collection: 'pages', id: parseRouteNumber(req, 'id'), draft: true })
}

/** The published state of the page that a page is translated from; null when there is none or it is gone. */
export async function readSourcePage(req: PayloadRequest, translationOf: unknown) {
  const id = getId(translationOf)
  if (id === null) return null
  return req.payload.findByID({ collection: 'pages', id, depth: 0, disableErrors: true, overrideAccess: true, req })
}

/** A form of another site can send JSON under other names, without asking first. */
const isJson = (type: string | null): boolean => /^application\/json\s*(?:;|$)/i.test(type ?? '')

/** The body, parsed with the schema; throws 400 when it is no JSON or does not fit. */
export async function parseBody<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const length = Number(req.headers.get('content-length') ?? 0)
  const isReadable = isJson(req.headers.get('content-type')) && length <= MAX_BYTES
  const sent: unknown = isReadable ? await req.json?.().catch(() => null) : null
  const body = schema.safeParse(sent)
  if (!body.success) throw cmsProblem(req, 'badRequest')
  return body.data
}

/** Replaces Payload endpoints that this CMS does not offer. */
export const notFound: PayloadHandler = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 })
