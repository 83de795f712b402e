import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { savesDraft } from './draft-save'
import { transactionOf } from './transaction'

/** Postgres channel on which a change of what the shop shows is announced; the notice carries no payload. */
export const CMS_CHANNEL = 'cms_changed'

/** Runs in the save's own transaction: Postgres delivers the notice at commit, never before (principle 10). */
export async function announce(req: PayloadRequest): Promise<void> {
  const session = await transactionOf(req)
  await session.execute(sql`select pg_notify(${CMS_CHANNEL}, '')`)
}

/** Drafts are saved every few seconds and change nothing in the shop: no instance is woken for one. */
export const announceChange: CollectionAfterChangeHook = async ({ req, doc }) => {
  if (!savesDraft(req)) await announce(req)
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ req, doc }) => {
  await announce(req)
  return doc
}
