import type { Platform } from '@platform/context'
import type { PlatformEnv } from '@platform/env'
import { keycloakHttp, type Http } from './keycloak-http'
import { signatureKeys, type SignatureKeys } from './signature-keys'

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
export function keycloakOf(platform: Platform): Keycloak | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = platform.env
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null
  const found = known.get(platform.env) ?? keycloakIn(platform, OIDC_ISSUER, { id: OIDC_CLIENT_ID, secret: OIDC_CLIENT_SECRET })
  known.set(platform.env, found)
  return found
}
