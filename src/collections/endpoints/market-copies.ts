import { commitTransaction, type Endpoint, Forbidden, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { isAdmin } from '@/collections/access/staff'
import { tryLock } from '@/collections/hooks/markets/lock-market'
import { cloneMarket } from '@/collections/markets/clone/clone-market'
import { CloneRequest } from '@/collections/markets/clone/clone-request'
import { removeDraft } from '@/collections/markets/clone/remove-draft'
import { refusal } from '@/collections/refusals/refusal'
import { bodyOf, numberOf } from './page-of-request'

const Removal = z.object({ code: z.string().max(2) })

/** Runs the work in one transaction and announces the change to the instances at its end. */
async function asOne<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const mine = await initTransaction(req)
  try {
    if (!(await tryLock(req, 'markets'))) throw refusal(req, 'marketsBusy')
    const result = await work()
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

function onlyAdmins(req: PayloadRequest): void {
  if (!isAdmin(req.user)) throw new Forbidden(req.t)
}

/**
 * `POST /markets/clone` makes a market from another; `POST /markets/:id/remove` deletes a draft and everything in it
 * (U-19).
 */
export const marketCopies: Endpoint[] = [
  {
    path: '/clone',
    method: 'post',
    handler: async (req) => {
      onlyAdmins(req)
      const wanted = await bodyOf(req, CloneRequest)
      return Response.json(await asOne(req, () => cloneMarket(req, wanted)), { status: 201 })
    },
  },
  {
    path: '/:id/remove',
    method: 'post',
    handler: async (req) => {
      onlyAdmins(req)
      const id = numberOf(req, 'id')
      const { code } = await bodyOf(req, Removal)
      await asOne(req, () => removeDraft(req, id, code))
      return Response.json({ removed: id })
    },
  },
]
