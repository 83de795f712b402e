import QRCode from 'qrcode'
import { type DataFromCollectionSlug, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { isAdmin, type StaffMember } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { requireMember } from '@/collections/saving/page-of-request'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import {
  forgetUsed,
  keyAddress,
  newKey,
  newRecoveryCodes,
  normaliseLoginCode,
  recoveryHash,
  spendCode,
} from '@trade-in-shop/payload-workbench/second-factor/login-codes'
import { consumeAttempt, refundAttempt } from './login-rate-limit'
import { isOwnPassword } from './password'
import { presentPasswordProblem } from './password'
import { seal } from '@trade-in-shop/payload-workbench/second-factor/secret-box'
import {
  FactorKey,
  FactorState,
  OwnFactor,
  RecoveryCodes,
} from '@trade-in-shop/payload-workbench/second-factor/second-factor-answers'
import { type StoredFactor, storedFactor, writeRow } from '@trade-in-shop/payload-workbench/second-factor/stored-factor'

const FactorCode = z.object({ code: z.string().overwrite(normaliseLoginCode).min(1) })
const Sessions = z.array(z.looseObject({ id: z.string() })).nullish()
const FactorOff = z.object({ code: FactorCode.shape.code, password: z.string().min(1).max(200) })
/** A missing password becomes an empty one, so that it is refused at its field like a wrong one. */
const FactorBegin = z.object({ password: z.string().catch('') })

type Change = Partial<Pick<DataFromCollectionSlug<'staff'>, 'totpSecret' | 'totpConfirmedAt' | 'totpLastStep' | 'recoveryCodes'>>
const NOTHING = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryCodes: [] }

/** Saves through Payload, so that the audit log shows that the second factor changed; the log hides the values. */
const save = (req: PayloadRequest, id: number, data: Change) =>
  req.payload.update({ collection: 'staff', id, data, depth: 0, overrideAccess: true, req })

/**
 * Saves while no other request changes the record; `check` throws when the second factor is not the one that was read. Two windows of
 * one person could otherwise begin and confirm at once, and the key that is stored would not be the one in the app.
 */
const saveUnchanged = (req: PayloadRequest, id: number, data: Change, check: (factor: StoredFactor | null) => void) =>
  inTransaction(req, async () => {
    await lockSaves(req, 'staff', id)
    check(await storedFactor(req, id))
    await save(req, id, data)
  })

/** Ends all older sessions but the one that sent the request. */
async function endOtherSessions(req: PayloadRequest, id: number): Promise<void> {
  const { user } = req
  const own = user && '_sid' in user && String(user.id) === String(id) ? user._sid : undefined
  await writeRow(req, id, ({ sessions }) => ({
    sessions: (Sessions.parse(sessions) ?? []).filter((session) => session.id === own),
  }))
}

async function stateOf(req: PayloadRequest) {
  const factor = await storedFactor(req, requireMember(req).id)
  return { on: factor?.confirmed === true, codesLeft: factor?.confirmed ? factor.recovery.length : 0 }
}

async function begin(req: PayloadRequest, id: StaffMember['id'], password: string) {
  const problem = await presentPasswordProblem(req, id, password)
  if (problem) throw cmsProblem(req, 'passwordWrong', { data: { field: 'password' } })
  const key = newKey()
  const begun = { ...NOTHING, totpSecret: seal(key, String(id), req.payload.config.secret) }
  await saveUnchanged(req, Number(id), begun, (factor) => {
    if (factor?.confirmed) throw cmsProblem(req, 'factorOnAlready')
  })
  const address = keyAddress(key, req.user?.email ?? 'staff')
  const drawing = await QRCode.toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  const picture = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  return ok({ key, address, picture })
}

async function confirm(req: PayloadRequest, id: StaffMember['id'], code: string) {
  await consumeAttempt(req, 'code', String(id))
  const factor = await storedFactor(req, id)
  if (factor?.confirmed) throw cmsProblem(req, 'factorOnAlready')
  if (!factor) throw cmsProblem(req, 'factorNotBegun')
  const wrong = () => cmsProblem(req, 'codeWrong', { data: { field: 'code' } })
  const used = await spendCode(req, { id, factor }, code, Date.now())
  if (!used) throw wrong()
  const codes = newRecoveryCodes()
  const recoveryCodes = codes.map((plain) => recoveryHash(plain, String(id), req.payload.config.secret))
  const confirmed = { totpConfirmedAt: new Date().toISOString(), ...used, recoveryCodes }
  await saveUnchanged(req, Number(id), confirmed, (now) => {
    if (now?.confirmed) throw cmsProblem(req, 'factorOnAlready')
    if (now?.key !== factor.key) throw wrong()
  })
  await endOtherSessions(req, Number(id))
  await refundAttempt(req, 'code', String(id))
  return ok({ codes })
}

async function switchOff(req: PayloadRequest, id: StaffMember['id'], { code, password }: z.infer<typeof FactorOff>) {
  await consumeAttempt(req, 'code', String(id))
  const factor = await storedFactor(req, id)
  if (!factor?.confirmed) return ok({ on: false })
  if (!(await isOwnPassword(req, id, password))) throw cmsProblem(req, 'passwordWrong', { data: { field: 'password' } })
  if (!(await spendCode(req, { id, factor }, code, Date.now()))) throw cmsProblem(req, 'codeWrong', { data: { field: 'code' } })
  await save(req, Number(id), NOTHING)
  await forgetUsed(req, id)
  await refundAttempt(req, 'code', String(id))
  return ok({ on: false })
}

/** Id of a colleague, for admins only. */
async function ofColleague(req: PayloadRequest, id: number): Promise<number> {
  // Admins too must use their password and a code to switch off their own second factor.
  if (!isAdmin(req.user) || String(id) === String(requireMember(req).id)) throw new Forbidden(req.t)
  await req.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: false, user: req.user, req })
  return id
}

async function reset(req: PayloadRequest, id: number) {
  await ofColleague(req, id)
  await save(req, id, NOTHING)
  await forgetUsed(req, id)
  await endOtherSessions(req, id)
  return ok({ on: false })
}

/** One's own second factor; an admin removes a colleague's after a lost phone. */
export const secondFactorEndpoints = [
  staffEndpoint({
    method: 'GET',
    path: '/second-factor',
    summary: 'Whether one’s own second factor is on, and how many recovery codes are left.',
    answers: { 200: { json: { OwnFactor } } },
    run: async ({ req }) => ok(await stateOf(req)),
  }),
  staffEndpoint({
    method: 'POST',
    path: '/second-factor/begin',
    summary: 'Makes a key for an app.',
    checks: ['own password'],
    body: { FactorBegin },
    answers: { 200: { json: { FactorKey } } },
    run: ({ req, staff, body }) => begin(req, staff.id, body.password),
  }),
  staffEndpoint({
    method: 'POST',
    path: '/second-factor/confirm',
    summary: 'Switches the second factor on by a code of the app; answers recovery codes once.',
    checks: ['limited tries', 'code of the key'],
    body: { FactorCode },
    answers: { 200: { json: { RecoveryCodes } } },
    run: ({ req, staff, body }) => confirm(req, staff.id, body.code),
  }),
  staffEndpoint({
    method: 'POST',
    path: '/second-factor/off',
    summary: 'Switches one’s own second factor off.',
    checks: ['limited tries', 'own password', 'code'],
    body: { FactorOff },
    answers: { 200: { json: { FactorState } } },
    run: ({ req, staff, body }) => switchOff(req, staff.id, body),
  }),
  staffEndpoint({
    method: 'GET',
    path: '/{id}/second-factor',
    summary: 'Whether the second factor of a colleague is on.',
    checks: ['admin', 'another member of staff'],
    answers: { 200: { json: { FactorState } } },
    run: async ({ req, param }) => ok({ on: (await storedFactor(req, await ofColleague(req, param('id'))))?.confirmed === true }),
  }),
  staffEndpoint({
    method: 'DELETE',
    path: '/{id}/second-factor',
    summary: 'Removes the second factor of a colleague after a lost phone, and ends their sessions.',
    checks: ['admin', 'another member of staff'],
    answers: { 200: { json: { FactorState } } },
    run: ({ req, param }) => reset(req, param('id')),
  }),
]
