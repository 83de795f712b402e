import { createLocalReq, type PayloadRequest } from 'payload'
import type { Item } from './release-items'

/** Names the document that a problem is about. */
export class ItemProblem extends Error {
  constructor(
    readonly item: Item,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? messageOf(cause) : String(cause))
  }
}

/** What a refused save says: the messages at its fields, or its own. */
function messageOf(error: Error): string {
  const data: unknown = 'data' in error ? error.data : null
  const errors: unknown = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null
  const messages = Array.isArray(errors)
    ? errors.flatMap((each: unknown) =>
        typeof each === 'object' && each !== null && 'message' in each ? [String(each.message)] : [],
      )
    : []
  return messages.length > 0 ? [...new Set(messages)].join(' ') : error.message
}

/** True for an error of our own rules or of Payload's: another try would fail in the same way. */
export const isProblem = (error: unknown): error is Error =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/** Runs work in a transaction that is always rolled back, to learn whether it is possible and what it would do. */
export async function tried<T>(req: PayloadRequest, work: (trial: PayloadRequest) => Promise<T>): Promise<T> {
  const { payload } = req
  const trial = await createLocalReq(req.user ? { user: req.user } : {}, payload)
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction')
  Object.assign(trial, { transactionID: transaction, i18n: req.i18n, t: req.t })
  try {
    return await work(trial)
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}
