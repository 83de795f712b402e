import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|problem\+json)|image\/svg\+xml)/i
const LEAST_BYTES = 1024

export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= LEAST_BYTES && COMPRESSIBLE.test(contentType)

/** The encodings that the client accepts, best first. `gzip;q=0` refuses gzip. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const given = new Map<string, boolean>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
    given.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
  }
  const takes = (name: string) => given.get(name) ?? false
  return [...(takes('br') ? ['br' as const] : []), ...(takes('gzip') ? ['gzip' as const] : []), 'identity']
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

export const gzipOf = (bytes: Buffer, level: number): Promise<Buffer> => gzipped(bytes, { level })
export const brotliOf = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotlied(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
