import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotliOf, gzipOf, isCompressible, type Encoding } from './encodings'

/** Headers as they are sent, names in lower case. */
export type SentHeaders = Readonly<Record<string, string | string[]>>

/** A finished answer, the same for everyone. */
export type Page = Readonly<{ headers: SentHeaders; body: Buffer; lifeMs: number }>

export type Stored = {
  readonly headers: SentHeaders
  readonly etag: string
  readonly bytes: Map<Encoding, Buffer>
  readonly madeAt: number
  freshUntil: number
}

/** `passed`: an answer that may not be kept, shared by those who asked while it was made. */
export type Made<Passed> = Readonly<{ kind: 'page'; page: Page } | { kind: 'passed'; answer: Passed }>
export type Got<Passed> = Readonly<
  { kind: 'stored'; stored: Stored; how: 'hit' | 'stale' | 'miss'; ageMs: number } | { kind: 'passed'; answer: Passed }
>
export type Make<Passed> = () => Promise<Made<Passed>>

export type PageCacheOptions<Passed> = Readonly<{
  maxBytes: number
  now: () => number
  /** True for answers that say nothing about the page (5xx): what is kept stays. */
  isFailure: (answer: Passed) => boolean
  /** Hears of failures that nobody waits for. */
  onError: (error: unknown) => void
}>

const LONGEST_STALE_MS = 24 * 3600 * 1000
const RETRY_MS = 5_000
const JITTER = 0.1

/**
 * Finished pages as bytes. Bounded by bytes, least recently used out; one making in flight per key; after its life a
 * page is served stale while it is made anew, and stays (up to a day) while making fails.
 */
export class PageCache<Passed> {
  private readonly pages: LRUCache<string, Stored>
  private readonly flights = new Map<string, Promise<Got<Passed>>>()

  constructor(private readonly options: PageCacheOptions<Passed>) {
    this.pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: sizeOf, maxEntrySize: options.maxBytes / 4 })
  }

  get bytes(): number {
    return this.pages.calculatedSize
  }

  async get(key: string, make: Make<Passed>): Promise<Got<Passed>> {
    const stored = this.pages.get(key)
    const now = this.options.now()
    if (!stored) return this.fly(key, make)
    if (now < stored.freshUntil) return { kind: 'stored', stored, how: 'hit', ageMs: now - stored.madeAt }
    if (now - stored.madeAt > LONGEST_STALE_MS) return this.fly(key, make)
    void this.fly(key, make).catch(this.options.onError)
    return { kind: 'stored', stored, how: 'stale', ageMs: now - stored.madeAt }
  }

  private fly(key: string, make: Make<Passed>): Promise<Got<Passed>> {
    const running = this.flights.get(key)
    if (running) return running
    const flight = this.settle(key, make).finally(() => this.flights.delete(key))
    this.flights.set(key, flight)
    return flight
  }

  private async settle(key: string, make: Make<Passed>): Promise<Got<Passed>> {
    let made: Made<Passed>
    try {
      made = await make()
    } catch (error) {
      this.postpone(key)
      throw error
    }
    if (made.kind === 'page') return { kind: 'stored', stored: await this.keep(key, made.page), how: 'miss', ageMs: 0 }
    if (this.options.isFailure(made.answer)) this.postpone(key)
    else this.pages.delete(key)
    return made
  }

  /** What is kept stays in use; the next try comes a little later. */
  private postpone(key: string): void {
    const stored = this.pages.peek(key)
    if (stored) stored.freshUntil = this.options.now() + RETRY_MS
  }

  private async keep(key: string, { headers, body, lifeMs }: Page): Promise<Stored> {
    const now = this.options.now()
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const life = lifeMs * (1 - JITTER * Math.random())
    const stored: Stored = { headers, etag, bytes: new Map([['identity', body]]), madeAt: now, freshUntil: now + life }
    if (isCompressible(String(headers['content-type'] ?? ''), body.length)) {
      // Nearly everybody takes gzip: for the others it is undone, which is cheaper than to keep both.
      stored.bytes.set('gzip', await gzipOf(body, 9))
      stored.bytes.delete('identity')
      void this.addBrotli(key, stored, body).catch(this.options.onError)
    }
    this.pages.set(key, stored)
    return stored
  }

  /** The best bytes take longest: they are made off the request's path. */
  private async addBrotli(key: string, stored: Stored, body: Buffer): Promise<void> {
    stored.bytes.set('br', await brotliOf(body, 11))
    if (this.pages.peek(key) === stored) this.pages.set(key, stored)
  }
}

const sizeOf = (stored: Stored, key: string): number =>
  [...stored.bytes.values()].reduce((sum, bytes) => sum + bytes.length, key.length + 1024)

/** The best bytes there are for a client. */
export function bestBytes(stored: Stored, accepted: readonly Encoding[]): readonly [Encoding, Buffer] {
  for (const encoding of accepted) {
    const bytes = stored.bytes.get(encoding)
    if (bytes) return [encoding, bytes]
  }
  const gzip = stored.bytes.get('gzip')
  return ['identity', gzip ? gunzipSync(gzip) : Buffer.alloc(0)]
}
