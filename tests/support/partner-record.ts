import * as z from 'zod'
import { DEMO_STAFF } from '../../src/seed/demo-staff'
import { ask, shopPort } from './shop-address'

const Partners = z.object({ docs: z.array(z.object({ id: z.number(), frameOrigins: z.array(z.string()).nullish() })) })

async function cms(method: string, path: string, cookie: string, body?: object) {
  const headers = { 'content-type': 'application/json', origin: `http://localhost:${shopPort()}`, cookie }
  const answer = await ask('localhost', `/cms-api${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
  return answer
}

async function logIn(): Promise<string> {
  const [{ email, password }] = DEMO_STAFF
  const { headers } = await cms('POST', '/staff/login', '', { email, password })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** Adds an origin that may frame a partner's widget; returns the function that removes it again. */
export async function letFrame(market: string, partner: string, origin: string): Promise<() => Promise<void>> {
  const cookie = await logIn()
  const where = new URLSearchParams({ 'where[market.code][equals]': market, 'where[code][equals]': partner, depth: '0' })
  const { body } = await cms('GET', `/partners?${where}`, cookie)
  const [found] = Partners.parse(JSON.parse(body)).docs
  if (!found) throw new Error(`The market ${market} has no partner ${partner}`)
  const before = found.frameOrigins ?? []
  const save = (frameOrigins: string[]) => cms('PATCH', `/partners/${found.id}?depth=0`, cookie, { frameOrigins })
  await save([...before, origin])
  return async () => void (await save(before))
}
