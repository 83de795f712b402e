import type { PayloadRequest } from 'payload'

/** Does work in a transaction of the request: all of it is stored, or nothing. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const transaction = await req.payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction')
  req.transactionID = transaction
  try {
    const result = await work()
    await req.payload.db.commitTransaction(transaction)
    return result
  } catch (error) {
    await req.payload.db.rollbackTransaction(transaction)
    throw error
  } finally {
    delete req.transactionID
  }
}
