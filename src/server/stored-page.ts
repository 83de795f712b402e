import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { Encoding } from './encodings'

/** Headers as they are sent, names in lower case. */
export type SentHeaders = Readonly<Record<string, string | string[]>>

export type EncodedBytes = readonly [encoding: Encoding, bytes: Buffer]

export type StoredForm = { readonly bytes: Map<Encoding, Buffer>; hits: number }

export type StoredPage = StoredForm & {
  headers: SentHeaders
  /** Weak, and the same for both forms, which show the same. */
  readonly etag: string
  /** The form with its styles inside, once it was needed. */
  styled?: StoredForm
  madeAt: number
  lifeMs: number
  freshUntil: number
  version: string | null
}

/** Gzip bytes of a page are up to this many times as long as its brotli bytes. */
const GZIP_TO_BROTLI = 1.4

/** What is stored, with room for the gzip bytes of a compressed page. */
export const measurePage = ({ styled, ...page }: StoredPage, key: string): number =>
  measureForm(page) + (styled ? measureForm(styled) : 0) + key.length + 1024

function measureForm({ bytes }: StoredForm): number {
  const gzipRoom = bytes.has('br') && !bytes.has('gzip') ? (bytes.get('br')?.length ?? 0) * GZIP_TO_BROTLI : 0
  return [...bytes.values()].reduce((sum, { length }) => sum + length, Math.ceil(gzipRoom))
}

/** The smallest bytes that a client accepts. Gzip is made for the first client that needs it and stored. */
export function bestBytes({ bytes }: StoredForm, accepted: readonly Encoding[]): EncodedBytes {
  const brotli = bytes.get('br')
  if (!brotli) return ['identity', bytes.get('identity') ?? Buffer.alloc(0)]
  const encoding = accepted[0] ?? 'identity'
  if (encoding === 'br') return ['br', brotli]
  const identity = () => brotliDecompressSync(brotli)
  if (encoding === 'identity') return ['identity', identity()]
  const gzip = bytes.get('gzip') ?? gzipSync(identity(), { level: 9 })
  bytes.set('gzip', gzip)
  return ['gzip', gzip]
}
