import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import * as z from 'zod'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import type { PlatformEnv } from '@platform/platform-env'
import { type Http, keycloakHttp, parsed } from './keycloak-http'

/** A key that the realm has withdrawn is accepted no longer than this. */
const MAX_AGE_MS = 10 * MINUTE
/** A token with an unknown key makes the platform load the keys again, but not more often than this. */
const COOL_DOWN_MS = 10_000

const Keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) })

type SignatureKeys = (deadline: AbortSignal) => JWTVerifyGetKey

/** The realm's public keys (`certs`), loaded when they are needed and cached for `MAX_AGE_MS`. */
function signatureKeys(http: Http, url: string): SignatureKeys {
  let kept: { find: JWTVerifyGetKey; at: number } | null = null
  let missedAt = -Infinity
  const ask = async (deadline: AbortSignal) => {
    const { status, body } = await http.send({ method: 'GET', url }, deadline)
    if (status !== 200) throw http.problem('certs', `status ${status}`)
    return (kept = { find: createLocalJWKSet(parsed(http, 'certs', Keys, body)), at: performance.now() })
  }
  return (deadline) => async (header, token) => {
    const age = kept ? performance.now() - kept.at : Infinity
    const { find } = kept && age < MAX_AGE_MS ? kept : await ask(deadline)
    try {
      return await find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - missedAt < COOL_DOWN_MS) throw error
      missedAt = performance.now()
      return (await ask(deadline)).find(header, token)
    }
  }
}

type Client = Readonly<{ id: string; secret: string }>

/** A realm and what this process caches of it. */
export type Keycloak = Readonly<{
  issuer: string
  /** The realm's admin interface. */
  admin: string
  client: Client
  adminClient: Client
  http: Http
  signatureKeys: SignatureKeys
  /** The service account's access token, while it lasts. */
  adminToken: { current: Promise<{ token: string; until: number }> | null }
  /** Number of operations that hold a transaction while they ask. */
  holding: { count: number }
}>

const known = new WeakMap<PlatformEnv, Keycloak>()

function keycloakIn({ env, log }: Platform, issuer: string, client: Client): Keycloak {
  const http = keycloakHttp(log)
  const { OIDC_ADMIN_CLIENT_ID: id, OIDC_ADMIN_CLIENT_SECRET: secret } = env
  return {
    ...{ issuer, client, http, adminToken: { current: null }, holding: { count: 0 } },
    admin: issuer.replace(/\/realms\/([\w-]+)$/, '/admin/realms/$1'),
    adminClient: id !== undefined && secret !== undefined ? { id, secret } : client,
    signatureKeys: signatureKeys(http, `${issuer}/protocol/openid-connect/certs`),
  }
}

/** The realm that the environment names; null when it names none. One for each environment, with its caches. */
export function findKeycloak(platform: Platform): Keycloak | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = platform.env
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null
  const found = known.get(platform.env) ?? keycloakIn(platform, OIDC_ISSUER, { id: OIDC_CLIENT_ID, secret: OIDC_CLIENT_SECRET })
  known.set(platform.env, found)
  return found
}

/** Of the pool's ten connections, so many may be idle while the provider is asked. */
const MAX_HOLDING = 4

/** Runs work that holds a transaction while it asks the provider; 503 when too many do. */
export async function holding<Result>({ holding: held, http }: Keycloak, work: () => Promise<Result>) {
  if (held.count >= MAX_HOLDING) throw http.problem('transaction', 'too many at once')
  held.count++
  try {
    return await work()
  } finally {
    held.count--
  }
}
