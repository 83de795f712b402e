import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { savesDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

/** Postgres channel that announces changes of what the shop shows; the notice has no payload. */
export const CMS_CHANNEL = 'cms_changed'

/** Runs in the save's own transaction, so that Postgres delivers the notice at the commit and never before. */
export async function announce(req: PayloadRequest): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`select pg_notify(${CMS_CHANNEL}, '')`)
}

/** Skips drafts: they are saved every few seconds and change nothing in the shop. */
export const announceChange: CollectionAfterChangeHook = async ({ req, doc }) => {
  if (!savesDraft(req)) await announce(req)
  return doc
}

export const announceDelete: CollectionAfterDeleteHook = async ({ req, doc }) => {
  await announce(req)
  return doc
}
