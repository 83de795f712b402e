import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import * as z from 'zod'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { isDatabaseAway } from '@trade-in-shop/runtime/error-text'
import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import { halveLimit, type RateLimit, RateLimiter } from '@trade-in-shop/runtime/rate-limiter'

/** Where attempts are counted. `secret` hashes their keys, so that no address of a visitor is stored. */
export type AttemptStore = Readonly<{ db: Pick<Pool, 'query'>; secret: string; warn: (line: string) => void }>

/**
 * The pool itself and not the request's transaction: a refused login is rolled back, and its attempt must stay counted. With no
 * connection left the attempt is counted in memory.
 */
export const openAttemptStore = ({ payload }: PayloadRequest): AttemptStore => ({
  db: getPostgres(payload).pool,
  secret: payload.config.secret,
  warn: (line) => payload.logger.warn(line),
})

/** The bucket of `RateLimiter` as one number: when it is full again. An attempt moves that on, as far as the bucket is large. */
const CONSUME = `
  insert into staff_attempts as bucket (key, full_at) values ($1, $2::bigint + $3::bigint)
  on conflict (key) do update set full_at = greatest(bucket.full_at, $2::bigint) + $3::bigint
  where greatest(bucket.full_at, $2::bigint) <= $2::bigint + ($4::bigint - 1) * $3::bigint
  returning xmax = 0 as "isNew"`
const REFUND = 'update staff_attempts set full_at = full_at - $2::bigint where key = $1'
/** More rows than one attempt adds, so that the table holds only what still counts. */
const SWEEP = `
  delete from staff_attempts where key in
    (select key from staff_attempts where full_at <= $1::bigint order by full_at limit 20 for update skip locked)`

const Counted = z.array(z.object({ isNew: z.boolean() })).max(1)
const Wait = z.array(z.object({ waitMs: z.coerce.number() })).max(1)
const repeats = limitRepeats()

/**
 * A rate limit of all processes together, counted in Postgres by the rule of `RateLimiter`. While the database is away half the
 * limit is counted in the memory of each process (F29). `now` in milliseconds.
 */
export class SharedLimiter {
  readonly #memory: RateLimiter
  constructor(
    readonly name: string,
    readonly limit: RateLimit,
  ) {
    this.#memory = new RateLimiter(halveLimit(limit))
  }

  /** Counts an attempt; 0 when it is allowed, else the milliseconds to wait for the next. A refused one is not counted. */
  async consume(store: AttemptStore, about: string, now: number): Promise<number> {
    try {
      return await this.#consumeStored(store, about, now)
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      if (repeats('store') !== null) store.warn('attempts of staff are counted in memory, at half: the database takes no counts')
      return this.#memory.consume(about, now)
    }
  }

  /** Refunds an attempt that turned out to be legitimate; without a database it stays counted, which costs one attempt. */
  async refund({ db, secret }: AttemptStore, about: string): Promise<void> {
    await db.query(REFUND, [this.#keyOf(secret, about), this.limit.everyMs]).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error
    })
  }

  async #consumeStored({ db, secret }: AttemptStore, about: string, now: number): Promise<number> {
    const { most, everyMs } = this.limit
    const key = this.#keyOf(secret, about)
    const [counted] = Counted.parse((await db.query(CONSUME, [key, now, everyMs, most])).rows)
    if (counted?.isNew === true) await db.query(SWEEP, [now])
    if (counted) return 0
    const { rows } = await db.query('select full_at - $2::bigint as "waitMs" from staff_attempts where key = $1', [
      key,
      now + (most - 1) * everyMs,
    ])
    return Math.max(1, Wait.parse(rows)[0]?.waitMs ?? everyMs)
  }

  #keyOf = (secret: string, about: string) => createHmac('sha256', secret).update(`attempts ${this.name} ${about}`).digest()
}
