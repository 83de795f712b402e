import { brotliCompressSync, constants } from 'node:zlib'
import { ask } from '../../tests/support/shop-address'

/** Bytes of one document: as it is, as dense brotli, and the data of the framework in it. */
export type HtmlWeight = Readonly<{ rawBytes: number; brotliBytes: number; payloadBytes: number }>

const DENSE = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const PAYLOAD = /<script[^>]*>\(?self\.__next_f.*?<\/script>/gs
/** How a browser asks for an address that was typed: it gets the document with its styles inside. */
export const FIRST_VISIT = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' } as const

/** Weighs the HTML of an address. Throws on every status but 200, and where the framework writes its data otherwise. */
export async function htmlWeight(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HtmlWeight> {
  const { status, body } = await ask(host, path, { port, headers })
  if (status !== 200) throw new Error(`${host}${path} answered ${status}`)
  const payload = [...body.matchAll(PAYLOAD)].map(([script]) => script).join('')
  if (payload === '') throw new Error(`${host}${path} has no data of the framework: look at the pattern in html-weight.ts`)
  return {
    rawBytes: Buffer.byteLength(body),
    brotliBytes: brotliCompressSync(body, DENSE).length,
    payloadBytes: Buffer.byteLength(payload),
  }
}
