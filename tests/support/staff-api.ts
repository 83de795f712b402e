import { request } from 'node:http'
import * as z from 'zod'
import { DEMO_STAFF } from '../../src/seed/demo-staff'
import { shopPort } from './shop-address'

type Role = (typeof DEMO_STAFF)[number]['role']
export type StaffRequest = Readonly<{
  method?: string
  cookie?: string
  /** Sent as JSON unless it is text or bytes. */
  body?: unknown
  type?: string
  language?: string
  /** One of 127.0.0.0/8, because limits count by the client's address. */
  from?: string
}>
export type StaffAnswer = Readonly<{ status: number; body: unknown; cookie: string; retryAfter: string | undefined }>

const Text = z.union([z.string(), z.instanceof(Buffer)])

/** One request to the CMS of the running shop: `path` below `/cms-api`. */
export function askCms(path: string, asked: StaffRequest = {}): Promise<StaffAnswer> {
  const { method = 'GET', cookie = '', body, type = 'application/json', language = 'en', from = '127.0.0.1' } = asked
  const port = shopPort()
  const sent = body === undefined ? undefined : (Text.safeParse(body).data ?? JSON.stringify(body))
  const headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    cookie,
    'accept-language': language,
    ...(sent !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(sent) }),
  }
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: `/cms-api${path}`, method, headers, localAddress: from }
    const client = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({
          status: response.statusCode ?? 0,
          body: /^[[{]/.test(text) ? JSON.parse(text) : text,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
          retryAfter: response.headers['retry-after'],
        })
      })
    })
    client.on('error', reject)
    client.end(sent)
  })
}

/** The cookie of a member of the demo's staff. */
export async function logInToCms(role: Role): Promise<string> {
  const member = DEMO_STAFF.find((candidate) => candidate.role === role)
  const body = { email: member?.email, password: member?.password }
  const { cookie, status } = await askCms('/staff/login', { method: 'POST', body })
  if (status !== 200) throw new Error(`${role} cannot log in: ${status}`)
  return cookie
}

const FoundDocuments = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

/** The oldest document of a collection that a query finds: newer ones may be of a test that deletes them. */
export async function findInCms(collection: string, query: Record<string, string>, cookie: string) {
  const asked = new URLSearchParams({ depth: '0', limit: '1', sort: 'id', ...query })
  const { body } = await askCms(`/${collection}?${asked}`, { cookie })
  const [first] = FoundDocuments.parse(body).docs
  if (!first) throw new Error(`${collection} has nothing like ${JSON.stringify(query)}`)
  return first
}

const CreatedDocument = z.object({ doc: z.looseObject({ id: z.number() }) })

/** Creates a document; returns its id. */
export async function createInCms(collection: string, data: object, cookie: string): Promise<number> {
  const { body, status } = await askCms(`/${collection}`, { method: 'POST', body: data, cookie })
  const made = CreatedDocument.safeParse(body).data
  if (!made) throw new Error(`${collection}: ${status} ${JSON.stringify(body)}`)
  return made.doc.id
}
