import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { KEYCLOAK_ADMIN, KEYCLOAK_CLIENT, logoutEndpoint, tokenEndpoint, type Reply } from './keycloak-openid'
import { createRealm } from './keycloak-realm'
import { usersEndpoint } from './keycloak-users'

const REALM = '/realms/shop'
const OPENID = `${REALM}/protocol/openid-connect`
const ADMIN = `/admin${REALM}`
const USERS = `${ADMIN}/users`
const LOCKED_OUT = `${ADMIN}/attack-detection/brute-force/users/`

/** `hang` never answers, `html` is some proxy's page, `error` a 500, `redirect` leads elsewhere, `shape` is other JSON. */
export type KeycloakProblem = 'hang' | 'html' | 'error' | 'redirect' | 'shape'
const FAULTY: Record<Exclude<KeycloakProblem, 'hang'>, Reply> = {
  html: { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>It works!</h1>' },
  error: { status: 500, body: { error: 'unknown_error' } },
  redirect: { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
  shape: { status: 200, body: { welcome: true } },
}
type ServerRequest = { method: string; path: string; type: string | undefined; body: string }

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString()
  return text
}

function send(response: ServerResponse, { status, body, headers }: Reply): void {
  const json = body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }
  response.writeHead(status, { ...json, ...headers }).end(body === undefined ? undefined : JSON.stringify(body))
}

export type KeycloakServer = Awaited<ReturnType<typeof startKeycloak>>

/** The parts of a Keycloak realm that the platform uses, in Keycloak's formats, with real keys and passwords. */
export async function startKeycloak(clock: () => Date = () => new Date()) {
  const realm = await createRealm(clock, KEYCLOAK_CLIENT.id)
  const asked: ServerRequest[] = []
  const state: { problem: { on: RegExp; kind: KeycloakProblem } | null } = { problem: null }
  let issuer = ''

  const answer = async (url: URL, { method, body }: ServerRequest, authorization: string | undefined): Promise<Reply> => {
    const { pathname, searchParams: query } = url
    const issued = { realm, issuer }
    if (method === 'GET' && pathname === `${OPENID}/certs`) return { status: 200, body: realm.certs() }
    if (method === 'POST' && pathname === `${OPENID}/token`) return tokenEndpoint(issued, new URLSearchParams(body))
    if (method === 'POST' && pathname === `${OPENID}/logout`) return logoutEndpoint(issued, new URLSearchParams(body))
    const isUser = pathname.startsWith(USERS)
    if (!isUser && !pathname.startsWith(LOCKED_OUT)) return { status: 404, body: { error: 'HTTP 404 Not Found' } }
    const json: unknown = body === '' ? undefined : JSON.parse(body)
    const path = pathname.slice(isUser ? USERS.length : ADMIN.length)
    return usersEndpoint(realm, issuer, { method, path, query, json, authorization })
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider')
    void textOf(request).then(async (body) => {
      const one = { method: request.method ?? '', path: url.pathname, type: request.headers['content-type'], body }
      asked.push(one)
      const kind = state.problem?.on.test(`${one.method} ${one.path}`) ? state.problem.kind : null
      if (kind !== 'hang') send(response, kind ? FAULTY[kind] : await answer(url, one, request.headers.authorization))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // An ephemeral port is known as a number.
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}${REALM}`
  return {
    ...{ realm, asked, issuer },
    /** The platform's environment for this realm. */
    env: {
      ...{ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: KEYCLOAK_CLIENT.id, OIDC_CLIENT_SECRET: KEYCLOAK_CLIENT.secret },
      ...{ OIDC_ADMIN_CLIENT_ID: KEYCLOAK_ADMIN.id, OIDC_ADMIN_CLIENT_SECRET: KEYCLOAK_ADMIN.secret },
    },
    /** Requests whose method and path match fail like this, until it is set to null. */
    failOn: (on: RegExp | null, kind: KeycloakProblem = 'error') => void (state.problem = on && { on, kind }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
