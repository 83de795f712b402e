import { errors, jwtVerify } from 'jose'
import * as z from 'zod'
import type { Keycloak } from './keycloak'
import { parsed, type KeycloakAnswer } from './keycloak-http'
import { passwordForms } from '../passwords'

/** Seconds by which the clocks of two machines may differ. */
const TOLERANCE_SECONDS = 60
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

const token = z.string().min(1).max(20_000)
const LoginTokens = z.object({ id_token: token, refresh_token: token })
/** A provider may leave the refresh token as it is, and leave out the identity token. */
const RefreshedTokens = z.object({ access_token: token, id_token: token.optional(), refresh_token: token.optional() })
const ServiceToken = z.object({ access_token: token, expires_in: z.number().positive() })
const Problem = z.object({ error: z.string() })
const Subject = z.object({ sub: z.uuid() })

type Deadline = AbortSignal
type Grant = Record<string, string>
/** The result of a log-in: the user, and the refresh token of the provider's session. */
export type ProviderLogin = Readonly<{ subject: string; refreshToken: string }>
/** `form`: the form of the password that the provider knows. */
export type PasswordGrant = ProviderLogin & Readonly<{ form: string }>

const endpoint = ({ issuer }: Keycloak, name: string) => `${issuer}/protocol/openid-connect/${name}`

/**
 * Sends a grant to the token endpoint as `client`; null when the grant is refused, 503 when the client is (a problem of the
 * set-up).
 */
async function grant(
  keycloak: Keycloak,
  client: Keycloak['client'],
  asked: Grant,
  deadline: Deadline,
): Promise<KeycloakAnswer | null> {
  const form = { ...asked, client_id: client.id, client_secret: client.secret }
  const answer = await keycloak.http.send({ method: 'POST', url: endpoint(keycloak, 'token'), form }, deadline)
  if (answer.status === 200) return answer
  const problem = Problem.safeParse(answer.body)
  if (problem.success && problem.data.error === 'invalid_grant') return null
  throw keycloak.http.problem(`token ${asked.grant_type}`, problem.success ? problem.data.error : `status ${answer.status}`)
}

/** The subject of an identity token: signed by the realm, for this client, not expired. */
async function subjectOf(keycloak: Keycloak, idToken: string, now: Date, deadline: Deadline): Promise<string> {
  try {
    const { payload } = await jwtVerify(idToken, keycloak.signatureKeys(deadline), {
      ...{ issuer: keycloak.issuer, audience: keycloak.client.id, algorithms: ALGORITHMS },
      ...{ currentDate: now, clockTolerance: TOLERANCE_SECONDS },
    })
    return parsed(keycloak.http, 'identity token', Subject, payload).sub
  } catch (error) {
    throw error instanceof errors.JOSEError ? keycloak.http.problem('identity token', error.code) : error
  }
}

/**
 * A log-in with a password; null when it is refused (unknown, wrong, disabled). `remember` requests an offline session, which
 * outlives the realm's idle time.
 */
export async function passwordGrant(
  keycloak: Keycloak,
  { email, password, remember }: { email: string; password: string; remember: boolean },
  now: Date,
  deadline: Deadline,
): Promise<PasswordGrant | null> {
  const scope = remember ? 'openid offline_access' : 'openid'
  for (const form of passwordForms(password)) {
    const asked = { grant_type: 'password', username: email, password: form, scope }
    const answer = await grant(keycloak, keycloak.client, asked, deadline)
    if (!answer) continue
    const tokens = parsed(keycloak.http, 'token password', LoginTokens, answer.body)
    return { subject: await subjectOf(keycloak, tokens.id_token, now, deadline), refreshToken: tokens.refresh_token, form }
  }
  return null
}

/** The next refresh token of the session of `subject`; null when the provider has ended it. */
export async function refreshGrant(
  keycloak: Keycloak,
  { subject, refreshToken }: ProviderLogin,
  now: Date,
  deadline: Deadline,
): Promise<string | null> {
  const asked = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const answer = await grant(keycloak, keycloak.client, asked, deadline)
  if (!answer) return null
  const tokens = parsed(keycloak.http, 'token refresh_token', RefreshedTokens, answer.body)
  const isOther = tokens.id_token !== undefined && (await subjectOf(keycloak, tokens.id_token, now, deadline)) !== subject
  return isOther ? null : (tokens.refresh_token ?? refreshToken)
}

/** Ends the session of a refresh token; `invalid_grant` means that it has ended already, which is fine. */
export async function endProviderSession(keycloak: Keycloak, refreshToken: string, deadline: Deadline): Promise<void> {
  const { id, secret } = keycloak.client
  const form = { client_id: id, client_secret: secret, refresh_token: refreshToken }
  await keycloak.http.send({ method: 'POST', url: endpoint(keycloak, 'logout'), form }, deadline)
}

/** The access token of the service account that manages users. Seconds as `expires_in` says. */
export async function serviceGrant(keycloak: Keycloak, deadline: Deadline): Promise<{ token: string; seconds: number }> {
  const answer = await grant(keycloak, keycloak.adminClient, { grant_type: 'client_credentials' }, deadline)
  if (!answer) throw keycloak.http.problem('token client_credentials', 'invalid_grant')
  const { access_token, expires_in } = parsed(keycloak.http, 'token client_credentials', ServiceToken, answer.body)
  return { token: access_token, seconds: expires_in }
}
