type Bucket = { tokens: number; at: number }
type Rule = Readonly<{
  /** How many at once. */
  most: number
  /** After how many milliseconds one more. */
  every: number
}>

/** Most keys that are remembered; the one that was asked for longest ago is forgotten first. */
const MOST_KEYS = 10_000

/** Slows down whoever asks too often: so many at once, then one after another. In memory, bounded, one for each process. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>()
  constructor(readonly rule: Rule) {}

  /** Takes one; 0 when there was one, else the milliseconds to wait for the next. */
  take(key: string, now: number): number {
    const { every } = this.rule
    const tokens = this.#tokens(key, now)
    this.#buckets.delete(key)
    this.#buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now })
    const oldest = this.#buckets.keys().next()
    if (this.#buckets.size > MOST_KEYS && !oldest.done) this.#buckets.delete(oldest.value)
    return tokens < 1 ? Math.ceil((1 - tokens) * every) : 0
  }

  /** Gives one back that turned out to be rightly asked for. */
  giveBack(key: string, now: number): void {
    const tokens = Math.min(this.rule.most, this.#tokens(key, now) + 1)
    if (this.#buckets.has(key)) this.#buckets.set(key, { tokens, at: now })
  }

  get size(): number {
    return this.#buckets.size
  }

  #tokens(key: string, now: number): number {
    const { most, every } = this.rule
    const bucket = this.#buckets.get(key)
    return bucket ? Math.min(most, bucket.tokens + Math.max(0, now - bucket.at) / every) : most
  }
}
