import type { Platform } from '@platform/context'
import { consumeOrRemember, tooManyRequests, unlessStoreDown } from '@platform/limits/store-or-memory'
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
  /** Wrong passwords from a browser that has logged in to the account, or look-ups from one that has made the trade: a lock by strangers never touches it. */
  knownDevice: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: HOUR },
  /** Trade numbers tried beside one postal code or one clarification: the numbers are sequential. Twenty, then twenty an hour. */
  tradeNumber: { free: 20, first: 3 * MINUTE, longest: 3 * MINUTE, leak: 3 * MINUTE },
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
  return rowCount === 1 ? 0 : Math.max(1, await secondsToWait(db, platform, brake, now))
}

/** How many seconds the next try has to wait, without counting one. */
export async function secondsToWait(db: Db, platform: Platform, brake: Brake, now: Date): Promise<number> {
  const text = 'select free_at as at from platform.account_brakes where key = $1'
  const { rows } = await db.query<{ at: Date }>(text, [keyOf(platform, brake)])
  return rows[0] ? Math.max(0, Math.ceil((rows[0].at.getTime() - now.getTime()) / 1000)) : 0
}

/**
 * As `takeTry`, outside a transaction; 429 with `Retry-After` when it may not be made. While the store is away half the
 * limit is counted in memory (F29).
 */
export function requireTry(platform: Platform, brake: Brake, now: Date): Promise<void> {
  const { free, leak } = RULES[brake.rule]
  return consumeOrRemember(platform, `${brake.rule} ${brake.about}`, { most: free, withinMs: free * leak }, async () => {
    const wait = await takeTry(platform.pool, platform, brake, now)
    if (wait > 0) throw tooManyRequests(wait)
  })
}

/** The try was a good one, or nobody's fault. */
export const giveTryBack = (platform: Platform, brake: Brake, now: Date): Promise<void> =>
  unlessStoreDown(
    platform.pool.query(
      `update platform.account_brakes set tries = greatest(tries - 1, 0), free_at = ${AT_ONCE},
       forget_at = greatest(forget_at - $3::numeric * interval '1 ms', $2::timestamptz) where key = $1`,
      [keyOf(platform, brake), now, RULES[brake.rule].leak],
    ),
  )

/** What one visitor may do by a rule, for the wider count of its network. */
export const visitorLimit = (rule: 'visitor' | 'registration' | 'forgotten') => ({
  purpose: rule,
  most: RULES[rule].free,
  withinMs: RULES[rule].free * RULES[rule].leak,
})

/** As if nothing had been tried. */
export const release = (db: Db, platform: Platform, brake: Brake): Promise<unknown> =>
  db.query('delete from platform.account_brakes where key = $1', [keyOf(platform, brake)])
