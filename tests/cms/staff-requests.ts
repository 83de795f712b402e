import { handleEndpoints, type Payload } from 'payload'
import { PASSWORD } from './people'

type Sent = Readonly<{ body?: BodyInit; headers?: Record<string, string> }>
export type Answer = Readonly<{ status: number; text: string; headers: Headers }>
export type Ask = (method: string, path: string, who: string | null, sent?: Sent) => Promise<Answer>

/** Requests of logged-in members of staff (the name before their `@shop.example`) or of strangers, without Next around them. */
export function staffRequests(payload: Payload, origin: string): Ask {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, { body, headers = {} }: Sent): Promise<Answer> => {
    const { host } = new URL(origin)
    const request = new Request(`${origin}/cms-api${path}`, {
      method,
      headers: { origin, host, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const response = await handleEndpoints({ config: payload.config, request })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const cookieOf = async (who: string): Promise<string> => {
    const known = cookies.get(who)
    if (known !== undefined) return known
    const body = JSON.stringify({ email: `${who}@shop.example`, password: PASSWORD })
    const { headers } = await send('POST', '/staff/login', { body, headers: { 'content-type': 'application/json' } })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    cookies.set(who, cookie)
    return cookie
  }
  return async (method, path, who, sent = {}) =>
    send(method, path, who === null ? sent : { ...sent, headers: { ...sent.headers, cookie: await cookieOf(who) } })
}

/** The same with JSON both ways; an answer without JSON is empty. */
export function staffQuestions(payload: Payload, origin = 'http://admin.localhost:3000') {
  const ask = staffRequests(payload, origin)
  return async (method: string, path: string, who: string | null, body?: unknown, language = 'en') => {
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    const { status, text } = await ask(method, path, who, {
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers,
    })
    return { status, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
}
