import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { ProviderSession, Realm, User } from './keycloak-realm'

export const KEYCLOAK_CLIENT = { id: 'trade-platform', secret: 'only-for-tests-client' }
export const KEYCLOAK_ADMIN = { id: 'trade-platform-users', secret: 'only-for-tests-admin' }
/**
 * Lifetimes as `docs/identity-provider.md` asks an operator to set them: idle a little longer than the platform's own refresh
 * tokens live.
 */
const [ACCESS_SECONDS, IDLE_SECONDS, OFFLINE_IDLE_SECONDS, SERVICE_SECONDS] = [300, 25 * 3600, 31 * 86_400, 60]

export type Reply = { status: number; body?: unknown; headers?: Record<string, string> }
type Issued = { realm: Realm; issuer: string }

const refused = (status: number, error: string, error_description: string): Reply => ({
  ...{ status, body: { error, error_description } },
})
const badGrant = (status: number, description: string) => refused(status, 'invalid_grant', description)

function clientOf(form: URLSearchParams) {
  const [id, secret] = [form.get('client_id'), form.get('client_secret')]
  return [KEYCLOAK_CLIENT, KEYCLOAK_ADMIN].find((client) => client.id === id && client.secret === secret) ?? null
}

/** The next tokens of a session, in the form of the token endpoint. */
async function tokensOf({ realm, issuer }: Issued, user: User, session: ProviderSession): Promise<Reply> {
  const lifetime = session.offline ? OFFLINE_IDLE_SECONDS : IDLE_SECONDS
  const typ = session.offline ? 'Offline' : 'Refresh'
  session.refreshToken = await realm.sign({ typ, sub: user.id, sid: session.id, aud: issuer }, issuer, lifetime)
  const claims = { sub: user.id, sid: session.id, azp: KEYCLOAK_CLIENT.id, email: user.email, email_verified: true }
  const body = {
    access_token: await realm.sign({ ...claims, typ: 'Bearer', aud: 'account' }, issuer, ACCESS_SECONDS),
    ...{ expires_in: ACCESS_SECONDS, refresh_expires_in: session.offline ? 0 : IDLE_SECONDS },
    refresh_token: session.refreshToken,
    token_type: 'Bearer',
    id_token: await realm.sign({ ...claims, typ: 'ID', aud: realm.audience }, issuer, ACCESS_SECONDS),
    ...{ 'not-before-policy': 0, session_state: session.id, scope: 'openid profile email' },
  }
  return { status: 200, body, headers: { 'cache-control': 'no-store', pragma: 'no-cache' } }
}

async function byPassword(issued: Issued, form: URLSearchParams): Promise<Reply> {
  const { realm } = issued
  const user = realm.userOf(form.get('username') ?? '')
  if (!(await realm.passwordMatches(user, form.get('password') ?? '')) || !user) return badGrant(401, 'Invalid user credentials')
  if (realm.lockedOut.has(user.id)) return badGrant(401, 'Invalid user credentials')
  if (!user.enabled) return badGrant(400, 'Account disabled')
  // A user without a name would have to complete the profile first.
  if (user.requiredActions.length > 0 || !user.firstName || !user.lastName) return badGrant(400, 'Account is not fully set up')
  const offline = (form.get('scope') ?? '').split(' ').includes('offline_access')
  const session = { id: randomUUID(), userId: user.id, offline, refreshToken: '', ended: false }
  realm.sessions.push(session)
  return tokensOf(issued, user, session)
}

/** With `singleUse` like a realm that revokes refresh tokens: the second use of one is refused. */
async function byRefreshToken(issued: Issued, form: URLSearchParams): Promise<Reply> {
  const { realm } = issued
  const token = form.get('refresh_token') ?? ''
  const session = realm.sessionOf(token)
  if (!session) return badGrant(400, 'Invalid refresh token')
  const user = realm.users.get(session.userId)
  if (!user?.enabled || session.ended) return badGrant(400, 'Session not active')
  if ((decodeJwt(token).exp ?? 0) <= realm.seconds()) return badGrant(400, 'Token is not active')
  if (realm.singleUse && session.refreshToken !== token) return badGrant(400, 'Maximum allowed refresh token reuse exceeded')
  return tokensOf(issued, user, session)
}

/** `client_credentials`: the token of a service account; only the admin client's may manage users. */
async function byClient({ realm, issuer }: Issued, id: string): Promise<Reply> {
  const roles = id === KEYCLOAK_ADMIN.id ? ['manage-users', 'view-users', 'query-users'] : []
  const claims = { typ: 'Bearer', azp: id, sub: randomUUID(), resource_access: { 'realm-management': { roles } } }
  const access_token = await realm.sign(claims, issuer, SERVICE_SECONDS)
  const body = { access_token, expires_in: SERVICE_SECONDS, refresh_expires_in: 0, token_type: 'Bearer' }
  return { status: 200, body: { ...body, 'not-before-policy': 0, scope: 'email profile' } }
}

/** `POST …/protocol/openid-connect/token` */
export async function tokenEndpoint(issued: Issued, form: URLSearchParams): Promise<Reply> {
  const client = clientOf(form)
  if (!client) return refused(401, 'unauthorized_client', 'Invalid client or Invalid client credentials')
  const grant = form.get('grant_type')
  if (grant === 'client_credentials') return byClient(issued, client.id)
  if (client.id !== KEYCLOAK_CLIENT.id) return refused(400, 'unauthorized_client', 'Client not allowed for direct access grants')
  if (grant === 'password') return byPassword(issued, form)
  return grant === 'refresh_token'
    ? byRefreshToken(issued, form)
    : refused(400, 'unsupported_grant_type', 'Unsupported grant_type')
}

/** `POST …/protocol/openid-connect/logout` with a refresh token */
export function logoutEndpoint({ realm }: Issued, form: URLSearchParams): Reply {
  const session = realm.sessionOf(form.get('refresh_token') ?? '')
  if (!clientOf(form) || !session || session.ended) return badGrant(400, 'Invalid refresh token')
  session.ended = true
  return { status: 204 }
}
