import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'

export type RecordedRequest = Readonly<{ method: string; path: string; headers: IncomingHttpHeaders; body: unknown }>
/** A status with JSON, nothing but a status, or `away`: the connection is cut. */
export type StubbedAnswer = Readonly<{ status: number; json?: unknown }> | 'away'

/** A problem as the platform writes it. */
export const refused = (status: number, code: string): StubbedAnswer => ({
  status,
  json: { type: 'about:blank', title: code, status, code, requestId: 'platform-1' },
})

export type RecordedPlatform = Awaited<ReturnType<typeof recordedPlatform>>

/** A platform that gives the test's answers, records its requests, and signs valid access tokens. */
export async function recordedPlatform() {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const seen: RecordedRequest[] = []
  const said = new Map<string, StubbedAnswer | (() => Promise<StubbedAnswer>)>()
  const keys = { status: 200, json: { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'EdDSA', use: 'sig' }] } }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const { method = '', url: path = '', headers } = request
      seen.push({ method, path, headers, body: text === '' ? undefined : JSON.parse(text) })
      const wanted = said.get(`${method} ${path}`) ?? refused(404, 'not_found')
      void Promise.resolve(typeof wanted === 'function' ? wanted() : wanted).then((answer) => {
        if (answer === 'away') return void request.socket.destroy()
        if (answer.json === undefined) return void response.writeHead(answer.status).end()
        const type = answer.status >= 400 ? 'application/problem+json' : 'application/json'
        response.writeHead(answer.status, { 'content-type': type }).end(JSON.stringify(answer.json))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const customerId = randomUUID()
  /** An access token of five minutes; `claims` replace its own. */
  const accessToken = (claims: JWTPayload = {}, { key = privateKey, kid = 'k1', alg = 'EdDSA' } = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: 'platform', sub: customerId, sid: randomUUID(), iat: now, auth_time: now, exp: now + 300, ...claims }
    return new SignJWT(all).setProtectedHeader({ alg, kid }).sign(key)
  }
  const forget = () => {
    seen.length = 0
    said.clear()
    said.set('GET /account/jwks.json', keys)
  }
  forget()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ customerId, accessToken, forget },
    /** `say('POST /account/login', { status: 200, json })`. */
    say: (operation: string, answer: StubbedAnswer | (() => Promise<StubbedAnswer>)) => void said.set(operation, answer),
    /** The recorded requests, without those for keys. */
    received: () => seen.filter(({ path }) => path !== '/account/jwks.json'),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Resets circuit breakers, caches and connections of the clients (`runtime/process-wide.ts`), as in a new process. */
export function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (/^shop\.(?:clients|api)\./.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key)
}
