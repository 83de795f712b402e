import * as z from 'zod'
import type { NewIdentity } from '@platform/identity/identity-provider'
import type { Keycloak } from './keycloak'
import { type KeycloakAnswer, parsed, type KeycloakRequest } from './keycloak-http'
import { passwordCredential } from './password-credential'
import { serviceGrant } from './tokens'

/** A service token is replaced so long before it expires. */
const MARGIN_MS = 10_000
const UUID_AT_THE_END = /\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/
/** Characters that Keycloak refuses in names; the customer's own record has the whole name. */
const NOT_IN_NAMES = /[<>&"$%!#?§;*~/\\|^=[\]{}()\u0000-\u001f\u007f]/g

const FoundUser = z.object({
  ...{ id: z.uuid(), email: z.string().optional(), enabled: z.boolean().default(true) },
  ...{ firstName: z.string().default(''), lastName: z.string().default('') },
})
const FoundUsers = z.array(FoundUser)

async function serviceToken(keycloak: Keycloak, deadline: AbortSignal): Promise<string> {
  const { adminToken } = keycloak
  const kept = await adminToken.current?.catch(() => null)
  if (kept && performance.now() < kept.until) return kept.token
  const asked = serviceGrant(keycloak, deadline).then(({ token, seconds }) => ({
    ...{ token, until: performance.now() + seconds * 1000 - MARGIN_MS },
  }))
  adminToken.current = asked
  return (await asked).token
}

type AdminQuestion = Pick<KeycloakRequest, 'method' | 'json'> & { path: string }

/**
 * Sends as the service account. A token that was withdrawn (401) is replaced once and the request sent again: the first one
 * changed nothing.
 */
async function ask(keycloak: Keycloak, { path, ...rest }: AdminQuestion, deadline: AbortSignal): Promise<KeycloakAnswer> {
  const question = { ...rest, url: keycloak.admin + path }
  const send = async () => keycloak.http.send({ ...question, bearer: await serviceToken(keycloak, deadline) }, deadline)
  const first = await send()
  if (first.status !== 401) return first
  keycloak.adminToken.current = null
  return send()
}

/** Asks, and throws 503 for any status but the expected ones. */
async function expecting(keycloak: Keycloak, question: AdminQuestion, statuses: readonly number[], deadline: AbortSignal) {
  const answer = await ask(keycloak, question, deadline)
  if (!statuses.includes(answer.status)) throw keycloak.http.problem(`admin ${question.method}`, `status ${answer.status}`)
  return answer
}

const nameOf = (name: string) => name.replace(NOT_IN_NAMES, '').trim() || '-'

/** Field by field, so that nothing else of a registration reaches the provider (security 11). */
const representation = ({ email, firstName, lastName, locale, passwordHash }: NewIdentity) => ({
  ...{ username: email, email, emailVerified: true, enabled: true },
  ...{ firstName: nameOf(firstName), lastName: nameOf(lastName) },
  ...{ requiredActions: [], groups: [], attributes: { locale: [new Intl.Locale(locale).language] } },
  credentials: [passwordCredential(passwordHash)],
})

async function findUser(keycloak: Keycloak, email: string, deadline: AbortSignal): Promise<z.infer<typeof FoundUser>> {
  const path = `/users?${new URLSearchParams({ email, exact: 'true', max: '2' }).toString()}`
  const { body } = await expecting(keycloak, { method: 'GET', path }, [200], deadline)
  const found = parsed(keycloak.http, 'admin users', FoundUsers, body).filter((user) => user.email?.toLowerCase() === email)
  if (!found[0] || found.length > 1) throw keycloak.http.problem('admin users', 'conflict with another user')
  return found[0]
}

/** Changes a user who may have been deleted in the realm meanwhile: false then. */
async function changeUser(keycloak: Keycloak, question: AdminQuestion, deadline: AbortSignal): Promise<boolean> {
  const { status } = await expecting(keycloak, question, [204, 404], deadline)
  if (status === 404) keycloak.http.problem(`admin ${question.method}`, 'the user was deleted in the realm')
  return status === 204
}

/** Replaces the user's only password: Keycloak exchanges it for an imported one in one step. False: the realm has no such user. */
export function replacePassword(keycloak: Keycloak, id: string, passwordHash: string, deadline: AbortSignal): Promise<boolean> {
  const json = { credentials: [passwordCredential(passwordHash)] }
  return changeUser(keycloak, { method: 'PUT', path: `/users/${id}`, json }, deadline)
}

/**
 * The mailed link proves the address, and the password was just chosen: actions that the realm required, or names that it misses,
 * would refuse the log-in. Names that the realm has stay.
 */
function takeOver(keycloak: Keycloak, user: z.infer<typeof FoundUser>, identity: NewIdentity, deadline: AbortSignal) {
  const names = { firstName: user.firstName || nameOf(identity.firstName), lastName: user.lastName || nameOf(identity.lastName) }
  const proved = { credentials: [passwordCredential(identity.passwordHash)], requiredActions: [], emailVerified: true }
  const question = { method: 'PUT', path: `/users/${user.id}`, json: { ...names, ...proved } } as const
  return expecting(keycloak, question, [204], deadline)
}

/** Keycloak adds its default actions to a new user whatever the request says; only a change removes them. */
const removeRequiredActions = (keycloak: Keycloak, id: string, deadline: AbortSignal): Promise<unknown> =>
  expecting(keycloak, { method: 'PUT', path: `/users/${id}`, json: { requiredActions: [] } }, [204], deadline)

/**
 * A realm with brute force detection refuses the owner's new password as well, until the wrong ones are forgotten. Where that
 * fails, such as at a proxy that does not pass the address on, the lock ends by itself.
 */
export async function forgetWrongPasswords(keycloak: Keycloak, id: string, deadline: AbortSignal): Promise<void> {
  const path = `/attack-detection/brute-force/users/${id}`
  await expecting(keycloak, { method: 'DELETE', path }, [204], deadline).catch(() => undefined)
}

/**
 * The id of the user of this address: a new one, or one whom the realm has already, who gets this password. Null: the realm has
 * disabled that user.
 */
export async function createUser(keycloak: Keycloak, identity: NewIdentity, deadline: AbortSignal): Promise<string | null> {
  const question = { method: 'POST', path: '/users', json: representation(identity) } as const
  const { status, location } = await expecting(keycloak, question, [201, 409], deadline)
  if (status === 201) {
    const id = UUID_AT_THE_END.exec(location ?? '')?.[1]
    if (id === undefined) throw keycloak.http.problem('admin POST', 'no Location')
    await removeRequiredActions(keycloak, id, deadline)
    return id
  }
  const user = await findUser(keycloak, identity.email, deadline)
  if (!user.enabled) {
    keycloak.http.problem('admin users', 'the user is disabled in the realm')
    return null
  }
  await endUserSessions(keycloak, user.id, deadline)
  await takeOver(keycloak, user, identity, deadline)
  await forgetWrongPasswords(keycloak, user.id, deadline)
  return user.id
}

/** Ends the user's sessions of every client; offline sessions stay. False: the realm has no such user. */
export const endUserSessions = (keycloak: Keycloak, id: string, deadline: AbortSignal): Promise<boolean> =>
  changeUser(keycloak, { method: 'POST', path: `/users/${id}/logout`, json: {} }, deadline)

/** A user that is gone already counts as deleted. */
export const deleteUser = (keycloak: Keycloak, id: string, deadline: AbortSignal): Promise<unknown> =>
  expecting(keycloak, { method: 'DELETE', path: `/users/${id}` }, [204, 404], deadline)
