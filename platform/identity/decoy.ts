import type { Db } from '@platform/store/pool'

/** Does the work of an address that is known (or unknown) and rolls it back, so that both take as long. */
export async function decoy(db: Db, work: () => Promise<unknown>): Promise<void> {
  await db.query('savepoint decoy')
  await work()
  await db.query('rollback to savepoint decoy')
}
