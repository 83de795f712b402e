import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import * as z from 'zod'
import type { Reply } from './keycloak-openid'
import { NewUser, UserChange, type Realm, type User } from './keycloak-realm'

/** Keycloak's own rule for names. */
const NOT_IN_NAMES = /[<>&"$%!#?§;*~/\\|^=[\]{}()]/
const Roles = z.object({ resource_access: z.object({ 'realm-management': z.object({ roles: z.array(z.string()) }) }) })

type UserRequest = { method: string; path: string; query: URLSearchParams; json: unknown; authorization: string | undefined }

const notFound: Reply = {
  status: 404,
  body: { error: 'User not found', error_description: 'For more on this error consult the server log at the debug level.' },
}
const unknownField: Reply = {
  status: 400,
  body: { error: 'unknown_error', error_description: 'For more on this error consult the server log.' },
}
const noContent: Reply = { status: 204 }

function rolesOf(realm: Realm, authorization: string | undefined): readonly string[] | null {
  const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
  if (token === undefined || !realm.isIssued(token) || (decodeJwt(token).exp ?? 0) <= realm.seconds()) return null
  return Roles.parse(decodeJwt(token)).resource_access['realm-management'].roles
}

const kept = (credentials: User['credentials'] | Omit<User['credentials'][number], 'id'>[]) =>
  credentials.map((credential) => ({ ...credential, id: randomUUID() }))

function create(realm: Realm, issuer: string, json: unknown): Reply {
  const asked = NewUser.safeParse(json)
  if (!asked.success) return unknownField
  const { firstName, lastName, email, credentials } = asked.data
  for (const [field, value] of Object.entries({ firstName, lastName }))
    if (NOT_IN_NAMES.test(value))
      return { status: 400, body: { field, errorMessage: 'error-person-name-invalid-character', params: [field, value] } }
  if (realm.userOf(email)) return { status: 409, body: { errorMessage: 'User exists with same username' } }
  const id = randomUUID()
  const requiredActions = [...asked.data.requiredActions, ...realm.defaultActions]
  realm.users.set(id, { ...asked.data, id, credentials: kept(credentials), requiredActions })
  return { status: 201, headers: { location: `${issuer.replace('/realms/', '/admin/realms/')}/users/${id}` } }
}

function find(realm: Realm, query: URLSearchParams): Reply {
  const asked = query.get('email') ?? ''
  const found = [...realm.users.values()].filter(({ email }) =>
    query.get('exact') === 'true' ? email === asked : email.includes(asked),
  )
  const body = found.map(({ id, username, email, firstName, lastName, enabled, emailVerified, requiredActions }) => ({
    ...{ id, username, email, firstName, lastName, enabled, emailVerified, createdTimestamp: 1, totp: false },
    ...{ disableableCredentialTypes: [], requiredActions, notBefore: 0, access: { manage: true } },
  }))
  return { status: 200, body }
}

/** A new password replaces the one before, and its id. */
function change(user: User, json: unknown): Reply {
  const asked = UserChange.safeParse(json)
  if (!asked.success) return unknownField
  const { credentials: [password] = [], ...rest } = asked.data
  Object.assign(user, rest, password && { credentials: [{ ...password, id: user.credentials[0]?.id ?? randomUUID() }] })
  return noContent
}

function ofUser(realm: Realm, user: User, { method, json }: UserRequest, rest: string): Reply {
  if (method === 'PUT' && rest === '') return change(user, json)
  if (method === 'DELETE' && rest === '') {
    realm.endSessions(user.id)
    return realm.users.delete(user.id) ? noContent : notFound
  }
  if (method === 'POST' && rest === '/logout') {
    realm.endSessions(user.id, false)
    return noContent
  }
  return { status: 405, body: { error: 'HTTP 405 Method Not Allowed' } }
}

/** `…/admin/realms/{realm}/users…` and `DELETE …/attack-detection/brute-force/users/{id}` */
export function usersEndpoint(realm: Realm, issuer: string, asked: UserRequest): Reply {
  const roles = rolesOf(realm, asked.authorization)
  if (!roles) return { status: 401, body: { error: 'HTTP 401 Unauthorized' } }
  if (!roles.includes('manage-users')) return { status: 403, body: { error: 'HTTP 403 Forbidden' } }
  if (asked.path.startsWith('/attack-detection/')) {
    realm.lockedOut.delete(asked.path.split('/').at(-1) ?? '')
    return noContent
  }
  if (asked.path === '') return asked.method === 'POST' ? create(realm, issuer, asked.json) : find(realm, asked.query)
  const [, id = '', rest = ''] = /^\/([0-9a-f-]{36})(\/.*)?$/.exec(asked.path) ?? []
  const user = realm.users.get(id)
  return user ? ofUser(realm, user, asked, rest) : notFound
}
