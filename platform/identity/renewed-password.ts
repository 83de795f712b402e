import { HttpProblem } from '@platform/http/problem'
import type { Db } from '@platform/store/pool'
import { hashPassword, isOutdated } from './password-hash'
import { renewHash } from './password-store'

/**
 * The stored hash of a password that has just been right, replaced when today's hashes cost more. Only a log-in has the
 * password to do that. While too many wait for a turn, the old hash stays until the next log-in.
 */
export async function renewed(
  db: Db,
  { customerId, hash }: { customerId: string; hash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(hash)) return hash
  try {
    const to = await hashPassword(password)
    return (await renewHash(db, customerId, { from: hash, to })) ? to : hash
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 503) return hash
    throw error
  }
}
