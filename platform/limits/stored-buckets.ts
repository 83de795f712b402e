import type { Db } from '@platform/store/pool'

/**
 * A bucket in the store that every attempt fills by one and that leaks one every `leak` ms. While there is room for `free`,
 * attempts are free; then the next waits `first` ms, each one after it twice as long, `longest` at most. With `first` 0 nothing
 * waits here: the count alone is wanted.
 */
export type BucketRule = Readonly<{
  free: number
  first: number
  longest: number
  leak: number
  /** How much the bucket holds beyond what is free; what overflows is not counted. */
  overflow: number
}>

/**
 * `free_at` of an attempt that waits for nothing: the moment of an attempt would hold up another whose clock was read just
 * before.
 */
const AT_ONCE = `timestamptz 'epoch'`

/**
 * In one statement, so that a hundred attempts at once are counted one after the other. `forget_at` is when the bucket is
 * empty. No row: the attempt has to wait.
 */
const CONSUME = `
  with given as (
    select $2::timestamptz as now, $3::int as free, $4::int as first, $5::int as longest, $6::numeric as leak, $7::int as overflow,
      interval '1 ms' as ms
  )
  insert into platform.account_brakes as bucket (key, tries, free_at, forget_at) select $1, 1, ${AT_ONCE}, now + leak * ms from given
  on conflict (key) do update set (tries, free_at, forget_at) = (
    select tries,
      case when tries < free or first = 0 then ${AT_ONCE} else now + least(longest, first * 2.0 ^ (tries - free)) * ms end,
      now + filled * ms
    from (select *, ceil(filled / leak) as tries from (
      select *, least(greatest(extract(epoch from bucket.forget_at - now) * 1000, 0) + leak, (free + overflow) * leak) as filled from given
    ) leaked) counted
  )
  where bucket.free_at <= (select now from given)
  returning tries`

/** Counts an attempt; returns how many fill the bucket now, or null when the next has to wait: then nothing is counted. */
export async function consumeStored(db: Db, key: Buffer, rule: BucketRule, now: Date): Promise<number | null> {
  const { free, first, longest, leak, overflow } = rule
  const { rows } = await db.query<{ tries: number }>(CONSUME, [key, now, free, first, longest, leak, overflow])
  return rows[0]?.tries ?? null
}

/** How many seconds the next attempt has to wait, without counting one. */
export async function storedWait(db: Db, key: Buffer, now: Date): Promise<number> {
  const { rows } = await db.query<{ at: Date }>('select free_at as at from platform.account_brakes where key = $1', [key])
  return rows[0] ? Math.max(0, Math.ceil((rows[0].at.getTime() - now.getTime()) / 1000)) : 0
}

/** Removes one attempt from the bucket, and its wait. */
export const refundStored = (db: Db, key: Buffer, { leak }: Pick<BucketRule, 'leak'>, now: Date): Promise<unknown> =>
  db.query(
    `update platform.account_brakes set tries = greatest(tries - 1, 0), free_at = ${AT_ONCE},
       forget_at = greatest(forget_at - $3::numeric * interval '1 ms', $2::timestamptz) where key = $1`,
    [key, now, leak],
  )

export const resetStored = (db: Db, key: Buffer): Promise<unknown> =>
  db.query('delete from platform.account_brakes where key = $1', [key])
