import { createLocalReq, type PayloadRequest } from 'payload'

/**
 * A request in the name of a member of staff with the rights that they have now, in the transaction of `req`; null when they have
 * left or lie in the bin.
 */
export async function presentMember(req: PayloadRequest, id: number | string | null): Promise<PayloadRequest | null> {
  if (id === null) return null
  const found = await req.payload.findByID({
    ...{ collection: 'staff', id, depth: 0, disableErrors: true, overrideAccess: true, req },
  })
  if (!found) return null
  const own = await createLocalReq({ user: { ...found, collection: 'staff' } }, req.payload)
  return Object.assign(own, { transactionID: req.transactionID })
}
