import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml|problem\+json)|image\/svg\+xml)/i
const MIN_BYTES = 1024

export const isCompressible = (contentType: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && COMPRESSIBLE.test(contentType)

function readAccepted(header: string): readonly Encoding[] {
  const given = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/)
    given.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
  }
  const takes = (name: string) => given.get(name) ?? false
  return [...(takes('br') ? ['br' as const] : []), ...(takes('gzip') ? ['gzip' as const] : []), 'identity']
}

/** Browsers send a handful of different texts. */
const accepted = new LRUCache<string, readonly Encoding[]>({
  ...{ maxSize: 20_000, sizeCalculation: (_, header) => header.length + 1 },
  memoMethod: readAccepted,
})

/** The encodings that the client accepts, best first. `gzip;q=0` refuses gzip. */
export const acceptedEncodings = (header = ''): readonly Encoding[] => accepted.memo(header)

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

export const compressGzip = (bytes: Buffer, level: number): Promise<Buffer> => gzipped(bytes, { level })
export const compressBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotlied(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
