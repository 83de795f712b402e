import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { untilAborted } from '@trade-in-shop/runtime/until-aborted'

type Session = PostgresAdapter['sessions'][string]

/**
 * Of a pool of ten: a write may hold a second connection for a trial and needs another one for some reads. When writes held all of
 * them, each waited for the others until all were refused (decision 220).
 */
const MAX_TRANSACTIONS = 4
const TURN_MS = 10_000

/** Lets `count` callers go on at once, in the order in which they came. A turn that is taken ends with `end`. */
function makeTurns(count: number): Readonly<{ take: () => Promise<void>; end: () => void }> {
  const waiting: (() => void)[] = []
  let free = count
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
  const take = async () => {
    if (free > 0) return void (free -= 1)
    const turn = Promise.withResolvers<void>()
    waiting.push(turn.resolve)
    const deadline = loopDeadline(TURN_MS)
    try {
      await untilAborted(deadline.signal, turn.promise)
    } catch {
      const place = waiting.indexOf(turn.resolve)
      if (place < 0) end()
      else waiting.splice(place, 1)
      throw new Error('timeout exceeded when trying to connect')
    } finally {
      deadline.clear()
    }
  }
  return { take, end }
}

/**
 * Makes an adapter say why a transaction failed. Payload's own begin drops the cause, so that a database that is away looks like an
 * error of the program, and its commit reports a save as stored whose connection was cut (F1). Only some transactions run at once.
 */
export function reportTransactionErrors(adapter: PostgresAdapter): PostgresAdapter {
  const turns = makeTurns(MAX_TRANSACTIONS)
  const beginTransaction: PostgresAdapter['beginTransaction'] = async (options = {}) => {
    // The saves of Payload name no access mode. A trial inside a transaction would wait for itself, and reads hold up nothing.
    const takesTurn = options.accessMode === undefined
    await adapter.initializing
    if (takesTurn) await turns.take()
    const begun = Promise.withResolvers<Session['db']>()
    const ended = Promise.withResolvers<void>()
    const done = adapter.drizzle.transaction(async (session) => {
      begun.resolve(session)
      await ended.promise
    }, options)
    done.catch(begun.reject).finally(() => takesTurn && turns.end())
    const db = await begun.promise
    const id = randomUUID()
    adapter.sessions[id] = {
      db,
      resolve: async () => {
        ended.resolve()
        await done
      },
      reject: async () => {
        ended.reject(new Error('The transaction is rolled back'))
        await done.catch(() => undefined)
      },
    }
    return id
  }
  const commitTransaction: PostgresAdapter['commitTransaction'] = async (given) => {
    const id = await given
    const session = adapter.sessions[id]
    Reflect.deleteProperty(adapter.sessions, id)
    await session?.resolve()
  }
  return Object.assign(adapter, { beginTransaction, commitTransaction })
}
