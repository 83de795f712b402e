import QRCode from 'qrcode'
import { type DataFromCollectionSlug, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { isAdmin } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { parseBody, requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'
import { inTransaction } from '@/collections/saving/transaction'
import { forgetUsed, keyAddress, newKey, newRecoveryCodes, normaliseLoginCode, recoveryHash, spendCode } from './login-codes'
import { consumeAttempt, refundAttempt } from './login-rate-limit'
import { isOwnPassword } from './password'
import { presentPasswordProblem } from './password'
import { seal } from './secret-box'
import { type StoredFactor, storedFactor, writeRow } from './stored-factor'

const Code = z.object({ code: z.string().overwrite(normaliseLoginCode).min(1) })
const Sessions = z.array(z.looseObject({ id: z.string() })).nullish()
const Off = z.object({ code: Code.shape.code, password: z.string().min(1).max(200) })
/** A missing password becomes an empty one, so that it is refused at its field like a wrong one. */
const Begin = z.object({ password: z.string().catch('') })

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

const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'no-store' } })

async function stateOf(req: PayloadRequest) {
  const factor = await storedFactor(req, requireMember(req).id)
  return { on: factor?.confirmed === true, codesLeft: factor?.confirmed ? factor.recovery.length : 0 }
}

async function begin(req: PayloadRequest): Promise<Response> {
  const { id } = requireMember(req)
  const { password } = await parseBody(req, Begin)
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
  return answer({ key, address, picture })
}

async function confirm(req: PayloadRequest): Promise<Response> {
  const { id } = requireMember(req)
  const { code } = await parseBody(req, Code)
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
  return answer({ codes })
}

async function switchOff(req: PayloadRequest): Promise<Response> {
  const { id } = requireMember(req)
  const { code, password } = await parseBody(req, Off)
  await consumeAttempt(req, 'code', String(id))
  const factor = await storedFactor(req, id)
  if (!factor?.confirmed) return answer({ on: false })
  if (!(await isOwnPassword(req, id, password))) throw cmsProblem(req, 'passwordWrong', { data: { field: 'password' } })
  if (!(await spendCode(req, { id, factor }, code, Date.now()))) throw cmsProblem(req, 'codeWrong', { data: { field: 'code' } })
  await save(req, Number(id), NOTHING)
  await forgetUsed(req, id)
  await refundAttempt(req, 'code', String(id))
  return answer({ on: false })
}

/** Id of a colleague, for admins only. */
async function ofColleague(req: PayloadRequest): Promise<number> {
  const id = parseRouteNumber(req, 'id')
  // Admins too must use their password and a code to switch off their own second factor.
  if (!isAdmin(req.user) || String(id) === String(requireMember(req).id)) throw new Forbidden(req.t)
  await req.payload.findByID({ collection: 'staff', id, depth: 0, overrideAccess: false, user: req.user, req })
  return id
}

async function reset(req: PayloadRequest): Promise<Response> {
  const id = await ofColleague(req)
  await save(req, id, NOTHING)
  await forgetUsed(req, id)
  await endOtherSessions(req, id)
  return answer({ on: false })
}

/**
 * `/staff/second-factor/…`: one's own second factor. `/staff/:id/second-factor`: an admin removes a colleague's after a
 * lost phone.
 */
export const secondFactorEndpoints: Endpoint[] = [
  { path: '/second-factor', method: 'get', handler: async (req) => answer(await stateOf(req)) },
  { path: '/second-factor/begin', method: 'post', handler: begin },
  { path: '/second-factor/confirm', method: 'post', handler: confirm },
  { path: '/second-factor/off', method: 'post', handler: switchOff },
  {
    path: '/:id/second-factor',
    method: 'get',
    handler: async (req) => answer({ on: (await storedFactor(req, await ofColleague(req)))?.confirmed === true }),
  },
  { path: '/:id/second-factor', method: 'delete', handler: reset },
]
