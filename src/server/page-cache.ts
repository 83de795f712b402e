import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { DAY, MINUTE } from '@trade-in-shop/runtime/durations'
import { monotonic } from '@trade-in-shop/runtime/quiet-log'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import type { AdmissionControl, LanePlace } from './admission'
import { compressBrotli, isCompressible } from './encodings'
import { bestBytes, type SentHeaders, measurePage, type StoredForm, type StoredPage } from './stored-page'

/** A finished answer, the same for every visitor. */
export type PageResponse = Readonly<{
  headers: SentHeaders
  body: Buffer
  lifeMs: number
  /** The catalogue's version of the page; while it is the current one, the page need not be made again. */
  version?: string | null
  /** Compress as densely as possible at once, instead of when the page is requested often. */
  dense?: true
}>

/** `passed`: an answer that may not be cached, shared by all requests that came while it was made. */
export type PageResult<Passed> = Readonly<{ kind: 'page'; page: PageResponse } | { kind: 'passed'; answer: Passed }>
export type Got<Passed> = Readonly<
  { kind: 'stored'; stored: StoredPage; how: 'hit' | 'stale' | 'miss'; ageMs: number } | { kind: 'passed'; answer: Passed }
>
export type PageLoader<Passed> = () => Promise<PageResult<Passed>>

export type PageCacheOptions<Passed> = Readonly<{
  maxBytes: number
  /** How long a page is served after it was made, while it is made again or that fails. */
  maxStaleMs?: number
  /** Monotonic milliseconds, for tests; by default those of the process. */
  now?: () => number
  admission: Pick<AdmissionControl, 'run'>
  /** Whether a page made under a version of the catalogue is unchanged; null: only the page's life decides. */
  isCurrent: (version: string | null) => boolean | null
  /** True for answers that say nothing about the page (5xx): the cached page stays. */
  isFailure: (answer: Passed) => boolean
  /** The answer to repeat for a while when a page does not exist; null for any other answer. */
  absenceOf: (answer: Passed) => Passed | null
  /** Makes the form of a page that has its styles inside. */
  insertStyles?: (page: Buffer) => Buffer
  /** Called with failures of work in the background. */
  onError: (error: unknown) => void
}>

const RETRY_MS = 5_000
/** The longest time that a page is served without being made again, in case a version claims wrongly that nothing changed. */
const MAX_UNCHANGED_MS = 10 * MINUTE
const JITTER = 0.1
const ABSENT_MS = 20_000
const MAX_ABSENT_PAGES = 2_000
const SHARED_PAGE: LanePlace = { lane: 'page', kind: 'shared' }
const REFRESH: LanePlace = { lane: 'refresh', kind: 'shared' }
/** After this many requests, a page is worth 60 ms of compression. */
const POPULAR_HITS = 8
const MAX_WAITING_DENSE_PAGES = 200
const FIRST_QUALITY = 4
const DENSEST_QUALITY = 11

/**
 * Finished pages as bytes (decision 35). Bounded by bytes, least recently used first out, one render in flight per key. After its
 * life a page is used while the catalogue's version is the same, else served stale while it is made again; while that fails, it
 * is served for up to a day. A page that is made again with the same content reuses its bytes.
 */
export class PageCache<Passed> {
  private readonly pages: LRUCache<string, StoredPage>
  private readonly absent: LRUCache<string, Readonly<{ answer: Passed; until: number }>>
  private readonly flights = new SingleFlight<Got<Passed>>()
  private readonly forms = new SingleFlight<StoredForm>()
  private compressing: Promise<void> = Promise.resolve()
  private waitingDense = 0
  private readonly now: () => number

  constructor(private readonly options: PageCacheOptions<Passed>) {
    // Setting the system clock must neither age pages nor make them young.
    this.now = options.now ?? monotonic
    this.pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: measurePage, maxEntrySize: options.maxBytes / 4 })
    this.absent = new LRUCache({ max: MAX_ABSENT_PAGES })
  }

  get bytes(): number {
    return this.pages.calculatedSize
  }

  /** The page that answers a request without a wait; null while there is none, or it must be made again. */
  fresh(key: string): StoredPage | null {
    const stored = this.pages.get(key)
    if (!stored || !this.isFresh(stored, this.now())) return null
    this.countHit(key, stored, stored)
    return stored
  }

  /** The form of a stored page that has its styles inside: made for the first visitor who needs it, stored with the page. */
  async styled(key: string, stored: StoredPage): Promise<StoredForm> {
    const { insertStyles } = this.options
    if (!insertStyles || !stored.bytes.has('br')) return stored
    const form = stored.styled ?? (await this.forms.run(`${key}\n${stored.etag}`, () => this.addForm(key, stored, insertStyles)))
    this.countHit(key, stored, form)
    return form
  }

  private async addForm(key: string, stored: StoredPage, insertStyles: (page: Buffer) => Buffer): Promise<StoredForm> {
    const page = insertStyles(bestBytes(stored, ['identity'])[1])
    const form = { bytes: new Map([['br' as const, await compressBrotli(page, FIRST_QUALITY)]]), hits: 0 }
    stored.styled = form
    this.measureAgain(key, stored)
    return form
  }

  private countHit(key: string, stored: StoredPage, form: StoredForm): void {
    form.hits += 1
    if (form.hits === POPULAR_HITS) this.densify(key, stored, form)
  }

  private measureAgain(key: string, stored: StoredPage): void {
    if (this.pages.peek(key) !== stored) return
    // A value that is set again is not measured again.
    this.pages.delete(key)
    this.pages.set(key, stored)
  }

  /** Throws `Overloaded` for a page that is not stored while too many wait at `place`. */
  async get(key: string, make: PageLoader<Passed>, place: LanePlace = SHARED_PAGE): Promise<Got<Passed>> {
    const fresh = this.fresh(key)
    const now = this.now()
    if (fresh) return { kind: 'stored', stored: fresh, how: 'hit', ageMs: now - fresh.madeAt }
    const stored = this.pages.peek(key)
    if (!stored) return this.absenceOf(key, now) ?? this.fly(key, make, place)
    const ageMs = now - stored.madeAt
    if (ageMs > (this.options.maxStaleMs ?? DAY)) return this.fly(key, make, place)
    void this.fly(key, make, REFRESH).catch(this.options.onError)
    return { kind: 'stored', stored, how: 'stale', ageMs }
  }

  private absenceOf(key: string, now: number): Got<Passed> | null {
    const known = this.absent.get(key)
    return known && now < known.until ? { kind: 'passed', answer: known.answer } : null
  }

  /** Within its life, or past it with an unchanged catalogue: then a new life begins. */
  private isFresh(stored: StoredPage, now: number): boolean {
    if (now < stored.freshUntil) return true
    const isYoung = now - stored.madeAt < MAX_UNCHANGED_MS
    if (!isYoung || this.options.isCurrent(stored.version) !== true) return false
    stored.freshUntil = now + stored.lifeMs
    return true
  }

  private fly(key: string, make: PageLoader<Passed>, place: LanePlace): Promise<Got<Passed>> {
    return this.flights.run(key, () => this.settle(key, make, place))
  }

  private async settle(key: string, make: PageLoader<Passed>, place: LanePlace): Promise<Got<Passed>> {
    let made: PageResult<Passed> | null
    try {
      made = await this.options.admission.run(place, () => (this.isMadeMeanwhile(key) ? null : make()))
    } catch (error) {
      this.postpone(key)
      throw error
    }
    const stored = this.pages.peek(key)
    if (made === null && stored) return { kind: 'stored', stored, how: 'hit', ageMs: this.now() - stored.madeAt }
    if (made === null) throw new Error('A page went while its turn came')
    if (made.kind === 'page') return { kind: 'stored', stored: await this.keep(key, made.page), how: 'miss', ageMs: 0 }
    if (this.options.isFailure(made.answer)) this.postpone(key)
    else this.forget(key, made.answer)
    return made
  }

  /** While this page waited for its turn, the catalogue may have turned out to be unchanged. */
  private isMadeMeanwhile(key: string): boolean {
    const stored = this.pages.peek(key)
    return stored !== undefined && this.isFresh(stored, this.now())
  }

  /** The cached page stays in use; the next try comes a little later. */
  private postpone(key: string): void {
    const stored = this.pages.peek(key)
    if (stored) stored.freshUntil = this.now() + RETRY_MS
  }

  private forget(key: string, answer: Passed): void {
    this.pages.delete(key)
    const absence = this.options.absenceOf(answer)
    if (absence !== null) this.absent.set(key, { answer: absence, until: this.now() + ABSENT_MS })
  }

  private async keep(key: string, page: PageResponse): Promise<StoredPage> {
    const { headers, body, lifeMs, version = null } = page
    const now = this.now()
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const times = { madeAt: now, lifeMs, freshUntil: now + lifeMs * (1 - JITTER * Math.random()), version }
    const before = this.pages.peek(key)
    if (before?.etag === etag) return Object.assign(before, { ...times, headers })
    const stored: StoredPage = { headers, etag, bytes: new Map([['identity', body]]), ...times, hits: 0 }
    const compressible = isCompressible(String(headers['content-type'] ?? ''), body.length)
    if (compressible) {
      // Every browser accepts brotli over TLS; `bestBytes` makes other encodings for a client that asks.
      stored.bytes.set('br', await compressBrotli(body, FIRST_QUALITY))
      stored.bytes.delete('identity')
    }
    this.pages.set(key, stored)
    if (compressible && page.dense) this.densify(key, stored, stored)
    return stored
  }

  /** One at a time: the densest compression takes fifty times as long as the first one, and other work shares the threads. */
  private densify(key: string, stored: StoredPage, form: StoredForm): void {
    const cheap = form.bytes.get('br')
    if (!cheap || this.waitingDense >= MAX_WAITING_DENSE_PAGES) return
    this.waitingDense += 1
    this.compressing = this.compressing
      .then(async () => {
        const dense = await compressBrotli(brotliDecompressSync(cheap), DENSEST_QUALITY)
        if (dense.length >= cheap.length) return
        form.bytes.set('br', dense)
        this.measureAgain(key, stored)
      })
      .catch(this.options.onError)
      .finally(() => (this.waitingDense -= 1))
  }
}
