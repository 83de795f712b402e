import { DEMO_STAFF } from '../../src/seed/demo-staff'
import { ask, shopPort, type Answer } from './shop-address'

type Call = Readonly<{ cookie?: string; body?: string | Buffer; type?: string; port?: number }>

/** Calls the API of the CMS as the admin's own pages do: from the staff host, with its origin. */
export function callStaffApi(
  method: string,
  path: string,
  { cookie = '', body, type = 'application/json', port = shopPort() }: Call = {},
): Promise<Answer> {
  return ask('localhost', `/cms-api${path}`, {
    method,
    port,
    body,
    headers: {
      origin: `http://localhost:${port}`,
      cookie,
      ...(body !== undefined && { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }),
    },
  })
}

/** Logs the demo's admin in; returns the session cookie. */
export async function logInAsAdmin(port = shopPort()): Promise<string> {
  const { email, password } = DEMO_STAFF[0]
  const answer = await callStaffApi('POST', '/staff/login', { body: JSON.stringify({ email, password }), port })
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  if (answer.status !== 200 || cookie === '') throw new Error(`The admin could not log in: ${answer.status} ${answer.body}`)
  return cookie
}

/** Uploads a picture; returns the CMS's answer with the stored document in it. */
export async function uploadPicture(bytes: Uint8Array, cookie: string, port = shopPort(), name = 'picture.png'): Promise<Answer> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Ein grünes Feld' }))
  form.set('file', new File([Buffer.from(bytes)], name, { type: 'image/png' }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return callStaffApi('POST', '/media', { cookie, body: Buffer.from(await request.arrayBuffer()), type, port })
}
