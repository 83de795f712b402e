import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'

/** Reads the database in one snapshot: a save between two queries is seen by all of them or by none. */
export async function inOneMoment<T>(payload: BasePayload, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  const transaction = await payload.db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' })
  if (transaction === null) throw new Error('The database gave no transaction')
  req.transactionID = transaction
  try {
    return await read(req)
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}
