import { staffWords } from '@/domain/staff-messages/staff-messages'
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PayloadRequest, CollectionBeforeOperationHook, Where } from 'payload'
import * as z from 'zod'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { consumeAttempt, refundAttempt } from './login-rate-limit'
import { refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { forgetOtherDevices } from './staff-device'
import { writeRow } from '@trade-in-shop/payload-workbench/second-factor/stored-factor'

const secondFactorWords = staffWords('secondFactor')

const derive = promisify(pbkdf2)

/** Payload's present and former password hashes; it renews an old one at the next login. */
const NOW = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, length: 32 } as const
const BEFORE = { prefix: '', iterations: 25_000, length: 512 } as const

/** The same bound as for new passwords in `long-password.ts`. */
const MAX_PASSWORD_CHARACTERS = 200

const Row = z.object({ hash: z.string(), salt: z.string() })

/** Takes as long as a password check, so that an unknown account is not answered sooner. */
export async function deriveNothing(): Promise<void> {
  await derive('no password', 'no salt', NOW.iterations, NOW.length, 'sha256')
}

async function matches({ hash, salt }: z.infer<typeof Row>, password: string): Promise<boolean> {
  const { prefix, iterations, length } = hash.startsWith(NOW.prefix) ? NOW : BEFORE
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const derived = await derive(password, salt, iterations, length, 'sha256')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}

/** Whether this is the password of the member of staff; an old hash may be of its letters as they were typed. */
export async function isOwnPassword(req: PayloadRequest, id: number | string, password: string): Promise<boolean> {
  const row = Row.parse(await req.payload.db.findOne({ collection: 'staff', where: { id: { equals: id } }, req }))
  const composed = password.normalize('NFC')
  return (await matches(row, composed)) || (password !== composed && (await matches(row, password)))
}

/** Before a login: replaces an old hash of the password as it was typed by one of its NFC, with which Payload then compares it. */
export async function renewOldHash(req: PayloadRequest, email: string, password: string): Promise<void> {
  const composed = password.normalize('NFC')
  if (password === composed || password.length > MAX_PASSWORD_CHARACTERS) return
  const where: Where = { and: [{ email: { equals: email } }, { deletedAt: { exists: false } }] }
  const found = await req.payload.db.findOne<{ id: number } & Record<string, unknown>>({ collection: 'staff', where, req })
  const row = Row.safeParse(found)
  if (!found || !row.success) return deriveNothing()
  if (!(await matches(row.data, password))) return
  const salt = randomBytes(32).toString('hex')
  const hash = NOW.prefix + (await derive(composed, salt, NOW.iterations, NOW.length, 'sha256')).toString('hex')
  await writeRow(req, found.id, (now) => (now.hash === row.data.hash ? { hash, salt } : {}))
}

/** Field in which clients send the present password along with a new one. */
const FIELD = 'currentPassword'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Problem of the typed present password; null when it is right. Throws 429 after too many wrong ones. */
export async function presentPasswordProblem(
  req: PayloadRequest,
  id: number | string,
  typed: string,
): Promise<StaffMessage | null> {
  await consumeAttempt(req, 'code', String(id))
  if (typed === '') return secondFactorWords.presentPassword
  if (typed.length > MAX_PASSWORD_CHARACTERS || !(await isOwnPassword(req, id, typed))) return secondFactorWords.wrongPassword
  await refundAttempt(req, 'code', String(id))
  return null
}

/**
 * Staff change their own password only with the present one, so that a stolen session cannot take over the account. A bulk
 * change may include one's own record too. Afterwards other browsers are no longer known devices.
 */
export const askPresentPassword: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' || !('data' in args) || !isRecord(args.data)) return args
  const { [FIELD]: present, ...data }: Readonly<Record<string, unknown>> = args.data
  const target = 'id' in args ? args.id : undefined
  const isOwn = req.user !== null && (target === undefined || String(target) === String(req.user.id))
  if (overrideAccess !== true && isOwn && req.user && textOf(data.password) !== '') {
    const problem = await presentPasswordProblem(req, req.user.id, textOf(present))
    if (problem) refuse('staff', [{ path: FIELD, message: formatStaffMessage(problem, req.i18n.language) }], req)
    await forgetOtherDevices(req, req.user.id)
  }
  return { ...args, data }
}
