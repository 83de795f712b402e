import { sayToStaffIn, staffWords } from '@/domain/staff-messages/staff-messages'
import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
  AuthenticationError,
} from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { formatStaffMessage } from '@/domain/staff-words'
import { lockMarket } from '@/collections/saving/lock-market'
import { refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { administers, rolesThat } from '@/collections/access/roles'
import { isAdmin } from '@/collections/access/staff-member'
import { parseAccount } from './login-rate-limit'
import { deriveNothing } from './password'

const upkeepWords = staffWords('upkeep')

async function otherAdmins(req: PayloadRequest, id: number | string): Promise<number> {
  await lockMarket(req, 'all')
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ role: { in: rolesThat('administers') } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** The last admin keeps the role, because only an admin can appoint another. */
export const keepAnAdmin: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const steppingDown = administers(originalDoc?.role) && data?.role !== undefined && !administers(data.role)
  if (!steppingDown || (await otherAdmins(req, originalDoc.id)) > 0) return data
  refuse(collection.slug, [{ path: 'role', message: formatStaffMessage(upkeepWords.lastAdmin, req.i18n.language) }], req)
  return data
}

export const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true, overrideAccess: true, req })
  if (!administers(doc?.role) || (await otherAdmins(req, id)) > 0) return
  throw cmsProblem(req, 'lastAdmin')
}

/**
 * Only admins change the mail address of an account: password resets go there, and a stolen session must not take over the
 * account.
 */
export const keepOwnEmail: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess === true || !req.user || isAdmin(req.user)) return args
  const email = 'data' in args ? parseAccount(args.data) : ''
  if (email !== '' && email !== parseAccount(req.user))
    refuse(collection.slug, [{ path: 'email', message: sayToStaffIn(req.i18n.language)('accountRule.byAdmin') }], req)
  return args
}

/**
 * Answers an unknown address like a wrong password, with the same text and in the same time, so that it does not reveal who
 * works here (security 18). Payload itself answers at once.
 */
export const hideAccountExistence: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const email = parseAccount(args.data)
  if (email === '' || !hasPassword(args.data)) return args
  const found: unknown = await req.payload.db.findOne({
    collection: 'staff',
    where: { and: [{ email: { equals: email } }, { deletedAt: { exists: false } }] },
    select: { name: true },
    req,
  })
  if (found !== null) return args
  await deriveNothing()
  throw new AuthenticationError(req.t)
}

const hasPassword = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'password' in data &&
  typeof data.password === 'string' &&
  data.password.trim() !== ''
