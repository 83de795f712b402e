import { HttpProblem } from '@platform/http/problem'
import type { Platform } from '@platform/context'
import type { Db } from '@platform/store/pool'
import { keyedHash } from './token-hash'

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

/**
 * A vessel that every try fills by one and that leaks one every `leak` ms. While there is room for `free`, tries are free;
 * then the next wait `first` ms, each one after it twice as long, `longest` at most: slower and slower, never locked for good
 * (`contracts.md` 4).
 */
type Rule = Readonly<{ free: number; first: number; longest: number; leak: number }>

const RULES = {
  /** Wrong passwords of one account, whoever types them. */
  account: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: HOUR },
  /** Wrong passwords of one account by a visitor who has known the right one: an attacker elsewhere cannot lock them out. */
  knownVisitor: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: HOUR },
  /** Wrong passwords of one visitor, over all accounts. */
  visitor: { free: 20, first: 2 * SECOND, longest: 15 * MINUTE, leak: 3 * MINUTE },
  /** Wrong current passwords while changing it. */
  currentPassword: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: 10 * MINUTE },
  registration: { free: 60, first: 30 * SECOND, longest: 15 * MINUTE, leak: MINUTE },
  forgotten: { free: 20, first: 30 * SECOND, longest: 15 * MINUTE, leak: MINUTE },
  /** Mails of one kind to one address that anybody may have typed. */
  mail: { free: 3, first: HOUR, longest: 24 * HOUR, leak: 8 * HOUR },
} as const satisfies Record<string, Rule>
/** A vessel holds so much more than what is free; what overflows is not held against anybody. */
const OVERFLOW = 12

/** What is counted: the rule, and whom or what it is about. */
export type Brake = Readonly<{ rule: keyof typeof RULES; about: string }>

const keyOf = ({ env }: Platform, { rule, about }: Brake) => keyedHash(env.PLATFORM_SECRET, `brake.${rule}`, about)

/** `free_at` of who waits for nothing: the moment of a try would hold up another whose clock was read just before. */
const AT_ONCE = `timestamptz 'epoch'`

/**
 * In one statement, so that a hundred tries at once are counted one after the other. `forget_at` is when the vessel is empty.
 * No row: not free yet.
 */
const TAKE = `
  with given as (
    select $2::timestamptz as now, $3::int as free, $4::int as first, $5::int as longest, $6::int as leak, $7::int as overflow,
      interval '1 ms' as ms
  )
  insert into platform.account_brakes as brake (key, tries, free_at, forget_at) select $1, 1, ${AT_ONCE}, now + leak * ms from given
  on conflict (key) do update set (tries, free_at, forget_at) = (
    select tries, case when tries < free then ${AT_ONCE} else now + least(longest, first * 2.0 ^ (tries - free)) * ms end,
      now + filled * ms
    from (select *, ceil(filled / leak) as tries from (
      select *, least(greatest(extract(epoch from brake.forget_at - now) * 1000, 0) + leak, (free + overflow) * leak) as filled from given
    ) vessel) counted
  )
  where brake.free_at <= (select now from given)
  returning tries`

/** Counts a try before it is made; answers how many seconds to wait instead, 0 when it may be made. */
export async function takeTry(db: Db, platform: Platform, brake: Brake, now: Date): Promise<number> {
  const { free, first, longest, leak } = RULES[brake.rule]
  const key = keyOf(platform, brake)
  const { rowCount } = await db.query(TAKE, [key, now, free, first, longest, leak, OVERFLOW])
  if (rowCount === 1) return 0
  const { rows } = await db.query<{ at: Date }>('select free_at as at from platform.account_brakes where key = $1', [key])
  return rows[0] ? Math.max(1, Math.ceil((rows[0].at.getTime() - now.getTime()) / 1000)) : 0
}

/** As `takeTry`; 429 with `Retry-After` when it may not be made. */
export async function requireTry(platform: Platform, brake: Brake, now: Date): Promise<void> {
  const wait = await takeTry(platform.pool, platform, brake, now)
  if (wait > 0) throw new HttpProblem(429, 'too_many_requests', { headers: { 'retry-after': String(wait) } })
}

/** The try was a good one, or nobody's fault. */
export const giveTryBack = (platform: Platform, brake: Brake, now: Date): Promise<unknown> =>
  platform.pool.query(
    `update platform.account_brakes set tries = greatest(tries - 1, 0), free_at = ${AT_ONCE},
       forget_at = greatest(forget_at - $3::numeric * interval '1 ms', $2::timestamptz) where key = $1`,
    [keyOf(platform, brake), now, RULES[brake.rule].leak],
  )

/** As if nothing had been tried. */
export const release = (db: Db, platform: Platform, brake: Brake): Promise<unknown> =>
  db.query('delete from platform.account_brakes where key = $1', [keyOf(platform, brake)])
