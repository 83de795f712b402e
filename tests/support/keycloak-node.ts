import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { KEYCLOAK_CLIENT } from './keycloak-openid'
import { smallPlatform, type SmallPlatform } from './small-platform'

const Token = z.object({ access_token: z.string() })
const Users = z.array(z.looseObject({ id: z.uuid(), enabled: z.boolean() })).max(100)

const REALM = 'docs/operations/compose/identity-realm.json'

/** The realm that compose makes, which is set up as `docs/identity-provider.md` asks an operator to; without TLS. */
function realmAsDocumented(name: string): unknown {
  const text = readFileSync(REALM, 'utf8')
    .replaceAll('${OIDC_CLIENT_ID}', KEYCLOAK_CLIENT.id)
    .replaceAll('${OIDC_CLIENT_SECRET}', KEYCLOAK_CLIENT.secret)
  return { ...z.looseObject({}).parse(JSON.parse(text)), realm: name, sslRequired: 'none' }
}

export type KeycloakNode = SmallPlatform & {
  /** Sends to the realm's admin interface, as an administrator does; throws for anything but a success. */
  admin(method: string, path: string, body?: unknown): Promise<unknown>
  /** The only user of an address. */
  userOf(email: string): Promise<z.infer<typeof Users>[number]>
  /** Number of wrong passwords sent to the realm for an address, one right after the other. */
  guess(email: string, times: number): Promise<void>
}

/**
 * The small platform with its passwords and log-ins at a real Keycloak, `http://admin:password@host:port`, in a new realm that is
 * deleted at the end. Its clock is the machine's, because the server's is.
 */
export async function keycloakNode(address: string, purpose: string): Promise<KeycloakNode> {
  const { origin, username, password } = new URL(address)
  const name = `test-${purpose}-${randomUUID().slice(0, 8)}`
  const [issuer, realm] = [`${origin}/realms/${name}`, `${origin}/admin/realms/${name}`]
  const post = (url: string, form: Record<string, string>) => fetch(url, { method: 'POST', body: new URLSearchParams(form) })
  const token = async () => {
    const grant = { grant_type: 'password', client_id: 'admin-cli', username, password: decodeURIComponent(password) }
    return Token.parse(await (await post(`${origin}/realms/master/protocol/openid-connect/token`, grant)).json()).access_token
  }
  const send = async (method: string, url: string, body?: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' }
    const response = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`)
    return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null
  }
  await send('POST', `${origin}/admin/realms`, realmAsDocumented(name))
  const env = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: KEYCLOAK_CLIENT.id, OIDC_CLIENT_SECRET: KEYCLOAK_CLIENT.secret }
  const platform = await smallPlatform(purpose, env)
  return {
    ...platform,
    admin: (method, path, body) => send(method, realm + path, body),
    userOf: async (email) => {
      const [user] = Users.parse(await send('GET', `${realm}/users?${new URLSearchParams({ email, exact: 'true' }).toString()}`))
      if (!user) throw new Error(`The realm has no ${email}`)
      return user
    },
    guess: async (email, times) => {
      const { id: client_id, secret: client_secret } = KEYCLOAK_CLIENT
      const form = { grant_type: 'password', client_id, client_secret, username: email, password: 'a guess and no more' }
      for (let nth = 0; nth < times; nth++) await post(`${issuer}/protocol/openid-connect/token`, form)
    },
    drop: async () => {
      await platform.drop()
      await send('DELETE', realm)
    },
  }
}
