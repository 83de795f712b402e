import { HttpProblem } from '@platform/http/problem'
import type { Platform } from '@platform/context'
import type { Db } from '@platform/store/pool'
import { keyedHash } from './token-hash'

const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000]

/**
 * `free` tries are free, the next wait `first` ms, each one after it twice as long, `longest` at most: slower and slower,
 * never locked for good (`contracts.md` 4). After `forget` ms without a try everything is forgotten.
 */
type Rule = Readonly<{ free: number; first: number; longest: number; forget: number }>

const RULES = {
  /** Wrong passwords of one account, whoever types them. */
  account: { free: 5, first: 2 * SECOND, longest: MINUTE, forget: 6 * HOUR },
  /** Wrong passwords of one account by a visitor who has known the right one: an attacker elsewhere cannot lock them out. */
  knownVisitor: { free: 5, first: 2 * SECOND, longest: MINUTE, forget: 6 * HOUR },
  /** Wrong passwords of one visitor, over all accounts. */
  visitor: { free: 20, first: 2 * SECOND, longest: 15 * MINUTE, forget: HOUR },
  /** Wrong current passwords while changing it. */
  currentPassword: { free: 5, first: 2 * SECOND, longest: MINUTE, forget: HOUR },
  registration: { free: 40, first: 30 * SECOND, longest: 15 * MINUTE, forget: HOUR / 2 },
  forgotten: { free: 20, first: 30 * SECOND, longest: 15 * MINUTE, forget: HOUR / 2 },
  /** Mails of one kind to one address that anybody may have typed. */
  mail: { free: 3, first: HOUR, longest: 24 * HOUR, forget: 24 * HOUR },
} as const satisfies Record<string, Rule>

/** What is counted: the rule, and whom or what it is about. */
export type Brake = Readonly<{ rule: keyof typeof RULES; about: string }>

const keyOf = ({ env }: Platform, { rule, about }: Brake) => keyedHash(env.PLATFORM_SECRET, `brake.${rule}`, about)

/** In one statement, so that a hundred tries at once are counted one after the other. No row: not free yet. */
const TAKE = `
  insert into platform.account_brakes as brake (key, tries, free_at, forget_at) values ($1, 1, $2, $3)
  on conflict (key) do update set
    (tries, free_at, forget_at) = (
      select tries, $2 + case when tries < $4 then 0 else least($6, $5 * 2.0 ^ least(tries - $4, 30)) end * interval '1 millisecond', $3
      from (select case when brake.forget_at <= $2 then 1 else brake.tries + 1 end as tries) counted
    )
  where brake.free_at <= $2 or brake.forget_at <= $2
  returning tries`

/** Counts a try before it is made; answers how many seconds to wait instead, 0 when it may be made. */
export async function takeTry(db: Db, platform: Platform, brake: Brake, now: Date): Promise<number> {
  const { free, first, longest, forget } = RULES[brake.rule]
  const key = keyOf(platform, brake)
  const forgetAt = new Date(now.getTime() + forget)
  const { rowCount } = await db.query(TAKE, [key, now, forgetAt, free, first, longest])
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
  platform.pool.query('update platform.account_brakes set tries = greatest(tries - 1, 0), free_at = $2 where key = $1', [
    keyOf(platform, brake),
    now,
  ])

/** As if nothing had been tried. */
export const release = (db: Db, platform: Platform, brake: Brake): Promise<unknown> =>
  db.query('delete from platform.account_brakes where key = $1', [keyOf(platform, brake)])
