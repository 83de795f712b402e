import type { DeletionRequest } from '@trade-in-shop/contracts/account'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { workThroughDue } from '@platform/work-through-due'
import { HttpProblem } from '@platform/http/http-problem'
import { accountMails } from './account-mails'
import { type Deletion, findHalfDone, halfDoneSince, markDone } from './deletion-store'
import type { LoginSession } from '@platform/http/platform-endpoint'
import { chooseIdentityProvider } from './identity-provider'
import { removeIdentity } from './identity-store'

/** The points of the second step, in their order, at which tests kill it. */
type Point = 'before_provider' | 'in_transaction' | 'after_commit'
type Probe = (point: Point) => Promise<void>

/** After this time a worker does the second step that no request has asked for. */
const PATIENCE_MS = MINUTE
const BATCH = 20

/** Deletes identity, sessions and tokens, and queues the last mail. Does nothing when that is done already. */
export async function finishDeletion(
  platform: Platform,
  deletion: Deletion,
  probe: Probe = async () => undefined,
): Promise<void> {
  const [now, { customerId }] = [platform.clock(), deletion]
  await probe('before_provider')
  await chooseIdentityProvider(platform).deleteUser(customerId, now, async (db) => {
    if (!(await markDone(db, customerId, now))) return
    const identity = await removeIdentity(db, customerId)
    if (identity) await accountMails(db, platform, now).deleted(identity, customerId, deletion)
    await probe('in_transaction')
  })
  await probe('after_commit')
}

/**
 * `DELETE deleteUser`. 404: the ids are another customer's, or the first step (`DELETE /customers/customers`) was never made.
 */
export async function deleteUser(platform: Platform, { customerId }: LoginSession, request: DeletionRequest): Promise<void> {
  const deletion = await findHalfDone(platform.pool, customerId)
  const isOwn = request.customerId === customerId && request.customerIdentifier === deletion?.customerIdentifier
  if (!deletion || !isOwn) throw new HttpProblem(404, 'not_found')
  await finishDeletion(platform, deletion)
}

/** Finishes deletions that stopped between their steps (F25); one that fails is tried again in the next pass. */
export async function finishHalfDone(platform: Platform): Promise<void> {
  const before = new Date(platform.clock().getTime() - PATIENCE_MS)
  const due = await halfDoneSince(platform.pool, before, BATCH)
  await workThroughDue(platform, 'a deletion', due, (deletion) => finishDeletion(platform, deletion))
}
