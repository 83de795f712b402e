import { DEMO_STAFF } from '../../src/seed/demo-staff'
import type { FaultShop } from './fault-stack'
import type { Answer } from './shop-address'

/** A call of the CMS of a shop of this test, below `/cms-api`, as staff make it. */
function askFaultCms(shop: FaultShop, method: string, path: string, sent?: object, cookie = ''): Promise<Answer> {
  const body = sent && JSON.stringify(sent)
  const headers = {
    'content-type': 'application/json',
    origin: `http://localhost:${shop.port}`,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    cookie,
  }
  return shop.ask('localhost', `/cms-api${path}`, { method, headers, body })
}

const [{ email, password }] = DEMO_STAFF
export const logInToFaultCms = (shop: FaultShop): Promise<Answer> =>
  askFaultCms(shop, 'POST', '/staff/login', { email, password })
/** The cookie of a session. */
export const beginFaultSession = async (shop: FaultShop): Promise<string> =>
  String((await logInToFaultCms(shop)).headers['set-cookie']).split(';')[0] ?? ''

export async function findGermanMarket(shop: FaultShop, cookie: string): Promise<number> {
  const { body } = await askFaultCms(shop, 'GET', '/markets?depth=0&where[code][equals]=de', undefined, cookie)
  return Number(JSON.parse(body).docs[0].id)
}

/** A redirect to the contact page. */
export const postRedirect = (shop: FaultShop, market: number, from: string, cookie: string): Promise<Answer> =>
  askFaultCms(shop, 'POST', '/redirects', { market, from, to: { kind: 'screen', screen: 'contact' }, status: '302' }, cookie)
