import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { member, PASSWORD } from './people'

const ORIGIN = 'http://admin.localhost:3000'

export const drawn = (width: number, height: number, background = 'green') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Requests of a content manager's browser; `state.cookie` is the log-in that they are sent with. */
export function mediaRequests(payload: () => Payload) {
  const state = { cookie: '' }
  async function ask(method: string, path: string, body: FormData | string) {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const headers = { cookie: state.cookie, origin: ORIGIN, ...type }
    const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, body })
    const response = await handleEndpoints({ config: payload().config, request })
    return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.json() }
  }
  const upload = (bytes: Uint8Array, name: string, alt: string) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt }))
    form.set('file', new File([Buffer.from(bytes)], name, { type: 'image/png' }))
    return ask('POST', '/media', form)
  }
  async function logIn(): Promise<void> {
    await member(payload(), 'content-manager', [])
    const body = JSON.stringify({ email: 'content-manager@shop.example', password: PASSWORD })
    state.cookie = (await ask('POST', '/staff/login', body)).cookie?.split(';')[0] ?? ''
  }
  return { state, ask, upload, logIn }
}
