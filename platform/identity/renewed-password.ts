import { HttpProblem } from '@platform/http/problem'
import type { Db } from '@platform/store/pool'
import { hashPassword, isOutdated } from './password-hash'
import { renewHash } from './password-store'

/**
 * The hash that is kept of a password which has just been right: made anew where hashes have become dearer since. A log-in is
 * the only moment at which that can be done. While too many wait for a turn, the old one stays until the next time.
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
