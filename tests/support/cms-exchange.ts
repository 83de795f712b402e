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

/** Sends a picture in a form; returns the CMS's answer with the stored document in it. */
async function sendPicture(method: string, path: string, name: string, bytes: Uint8Array, cookie: string, port: number) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Ein grünes Feld' }))
  form.set('file', new File([Buffer.from(bytes)], name, { type: 'image/png' }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return callStaffApi(method, path, { cookie, body: Buffer.from(await request.arrayBuffer()), type, port })
}

export const uploadPicture = (bytes: Uint8Array, cookie: string, port = shopPort(), name = 'picture.png'): Promise<Answer> =>
  sendPicture('POST', '/media', name, bytes, cookie, port)

export const replacePicture = (id: number, bytes: Uint8Array, cookie: string, port = shopPort()): Promise<Answer> =>
  sendPicture('PATCH', `/media/${id}`, 'picture.png', bytes, cookie, port)
