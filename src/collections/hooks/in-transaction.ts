import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs work in a transaction of the request, or in the one that it already has; all of it is stored, or nothing. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const mine = await initTransaction(req)
  try {
    const result = await work()
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    if (mine) await killTransaction(req)
    throw error
  }
}
