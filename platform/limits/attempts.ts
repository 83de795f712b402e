import { DAY, HOUR, MINUTE, SECOND } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { keyedHash } from '@platform/token-hash'
import type { Db } from '@platform/store/pool'
import { consumeOrRemember, tooManyRequests, unlessStoreDown } from './store-or-memory'
import { consumeStored, refundStored, resetStored, storedWait, type BucketRule } from './stored-buckets'

/** Each attempt beyond the free ones waits longer than the one before, but is never locked for good. */
const RULES = {
  /** Wrong passwords of one account, by any visitor. */
  account: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: HOUR },
  /** Wrong passwords of one account by a visitor who has logged in to it: an attacker elsewhere cannot lock them out. */
  knownVisitor: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: HOUR },
  /**
   * Wrong passwords from a browser that has logged in to the account, or look-ups from the one that has made the trade:
   * attempts of strangers never count here.
   */
  knownDevice: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: HOUR },
  /** Trade numbers tried beside one postal code or one clarification: the numbers are sequential. Twenty, then twenty an hour. */
  tradeNumber: { free: 20, first: 3 * MINUTE, longest: 3 * MINUTE, leak: 3 * MINUTE },
  /** Wrong passwords of one visitor, over all accounts. */
  visitor: { free: 20, first: 2 * SECOND, longest: 15 * MINUTE, leak: 3 * MINUTE },
  /** Wrong current passwords while changing it. */
  currentPassword: { free: 5, first: 2 * SECOND, longest: MINUTE, leak: 10 * MINUTE },
  registration: { free: 60, first: 30 * SECOND, longest: 15 * MINUTE, leak: MINUTE },
  forgotten: { free: 20, first: 30 * SECOND, longest: 15 * MINUTE, leak: MINUTE },
  /** Mails of one kind to one address, which anyone may have typed. */
  mail: { free: 3, first: HOUR, longest: DAY, leak: 8 * HOUR },
} as const satisfies Record<string, Omit<BucketRule, 'overflow'>>
const OVERFLOW = 12

/** What is counted: the rule, and the account, visitor or address that it is about. */
export type CountedAttempt = Readonly<{ rule: keyof typeof RULES; about: string }>

const keyOf = ({ env }: Platform, { rule, about }: CountedAttempt) => keyedHash(env.PLATFORM_SECRET, `brake.${rule}`, about)

/** Counts an attempt before it is made; answers how many seconds to wait instead, 0 when it may be made. */
export async function consumeAttempt(db: Db, platform: Platform, attempt: CountedAttempt, now: Date): Promise<number> {
  const rule = { ...RULES[attempt.rule], overflow: OVERFLOW }
  const count = await consumeStored(db, keyOf(platform, attempt), rule, now)
  return count === null ? Math.max(1, await secondsToWait(db, platform, attempt, now)) : 0
}

/** How many seconds the next attempt has to wait, without counting one. */
export const secondsToWait = (db: Db, platform: Platform, attempt: CountedAttempt, now: Date): Promise<number> =>
  storedWait(db, keyOf(platform, attempt), now)

/**
 * As `consumeAttempt`, outside a transaction; 429 with `Retry-After` when it may not be made. While the store is away half the
 * limit is counted in memory (F29).
 */
export function requireAttempt(platform: Platform, attempt: CountedAttempt, now: Date): Promise<void> {
  const { free, leak } = RULES[attempt.rule]
  return consumeOrRemember(platform, `${attempt.rule} ${attempt.about}`, { most: free, withinMs: free * leak }, async () => {
    const wait = await consumeAttempt(platform.pool, platform, attempt, now)
    if (wait > 0) throw tooManyRequests(wait)
  })
}

/** Refunds an attempt that succeeded, or that failed by no fault of the visitor. */
export const refundAttempt = (platform: Platform, attempt: CountedAttempt, now: Date): Promise<void> =>
  unlessStoreDown(refundStored(platform.pool, keyOf(platform, attempt), RULES[attempt.rule], now))

/** What a rule allows at most, for the wider count of a network and for the document of the API. */
export const readAttemptLimit = (rule: keyof typeof RULES) => ({
  purpose: rule,
  most: RULES[rule].free,
  withinMs: RULES[rule].free * RULES[rule].leak,
})

export const resetAttempts = (db: Db, platform: Platform, attempt: CountedAttempt): Promise<unknown> =>
  resetStored(db, keyOf(platform, attempt))
