import { randomBytes, timingSafeEqual } from 'node:crypto'
import { processWide } from '@trade-in-shop/runtime/process-wide'

const secret = () => processWide('runtime.handover', () => ({ pass: randomBytes(24).toString('base64url') }))

/** The server entry removes both from what visitors send. */
const PASS = 'x-inner-pass'
const ADDRESS = 'x-inner-address'

/** `inner`: the address below `src/app` to rewrite to; null lets the request through under its own address. */
export type Handover = Readonly<{ inner: string | null }>

/**
 * The headers by which the server entry hands its decision to the proxy. The pass is a secret of this process, so that no one
 * else can set them: inner addresses are 404 for visitors.
 */
export const handoverHeaders = (inner: string | null): Readonly<Record<string, string>> => ({
  [PASS]: secret().pass,
  ...(inner !== null && { [ADDRESS]: inner }),
})

/** The decision that the server entry handed over; null when the pass is missing or wrong. */
export function readHandover(headers: Headers): Handover | null {
  const [given, expected] = [Buffer.from(headers.get(PASS) ?? ''), Buffer.from(secret().pass)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { inner: headers.get(ADDRESS) }
}

/** A copy without the handover: pages and handlers never see the pass. */
export function withoutHandover(headers: Headers): Headers {
  const rest = new Headers(headers)
  for (const name of [PASS, ADDRESS]) rest.delete(name)
  return rest
}

/** What a `Response` is made of, whose body would go through streams. */
export type ApiAnswer = Readonly<{ status: number; headers: Headers; body: string | Uint8Array<ArrayBuffer> | null }>
/** `body` is not in the request, which would make a stream of it. */
export type ApiHandler = (request: Request, body: Buffer | undefined) => Promise<ApiAnswer>
const handedOver = () => processWide('http.api', (): { handler?: ApiHandler } => ({}))

/** Lets the server entry call the own API itself, once the framework has loaded it (decision 209). */
export const handOverApi = (handler: ApiHandler): void => void (handedOver().handler = handler)

export const apiHandler = (): ApiHandler | undefined => handedOver().handler
