import type { PlatformEnv } from '@platform/env'
import { createPool, inTransaction, type Db } from '@platform/store/pool'
import { inspectTrade, type Finding } from '@platform/trades/inspect'
import { handOver, MoveRefused, pay, receive } from '@platform/trades/move-trade'
import { parseTradeNumber } from '@platform/trades/trade-number'
import { lockTrade, type WholeTrade } from '@platform/trades/trade-store'

export const TRADE_USAGE = `trade <number> handed-over | received | inspected [--answer question=answer[,answer] …] | paid
                          move a trade on; --answer names what the inspector found otherwise
                          (2:question=answer for the second line of the trade)`

/** `screen=cracked`, `functions=camera,buttons`, `2:screen=cracked`. */
function finding(text: string): Finding {
  const [, line = '1', question = '', answers = ''] = /^(?:([1-9]\d?):)?([a-z0-9_]+)=([a-z0-9_,]+)$/.exec(text) ?? []
  if (!question) throw new MoveRefused(`"${text}" is not question=answer, as in --answer screen=cracked.`)
  return { line: Number(line) - 1, question, answers: answers.split(',').filter(Boolean) }
}

function findings(args: string[]): Finding[] {
  const found: Finding[] = []
  for (let index = 0; index < args.length; index += 2) {
    if (args[index] !== '--answer') throw new MoveRefused(`Unknown option "${args[index]}"; there is --answer question=answer.`)
    found.push(finding(args[index + 1] ?? ''))
  }
  return found
}

type Move = (db: Db, trade: WholeTrade, now: Date) => Promise<void>

function moveOf(step: string, args: string[]): Move {
  if (step === 'inspected') {
    const found = findings(args)
    return (db, trade, now) => inspectTrade(db, trade, found, now)
  }
  if (args[0] !== undefined) throw new MoveRefused(`"${step}" takes nothing after it, but "${args[0]}" was given.`)
  if (step === 'handed-over') return handOver
  if (step === 'received') return receive
  if (step === 'paid') return pay
  throw new MoveRefused(`"${step}" is no step; there is handed-over, received, inspected, paid.`)
}

/** Moves the trade by the steps of the HTTP resources and answers the one line to print. Throws `MoveRefused`. */
export async function moveByNumber(env: PlatformEnv, [text = '', step = '', ...args]: string[], now: Date): Promise<string> {
  const number = parseTradeNumber(text)
  if (!number) throw new MoveRefused(`"${text}" is no trade number; it looks like RV-1042170, and one digit may be wrong.`)
  const move = moveOf(step, args)
  const pool = createPool(env.DATABASE_URL, { max: 1, patient: true })
  try {
    return await inTransaction(pool, async (db) => {
      const trade = await lockTrade(db, number)
      if (!trade) throw new MoveRefused(`There is no trade ${number}.`)
      const before = trade.state
      await move(db, trade, now)
      return `${number}: ${before} -> ${trade.state}`
    })
  } finally {
    await pool.end()
  }
}

/** The exit code; a refusal is one line on stderr. */
export async function runTradeCommand(env: PlatformEnv, args: string[], now: Date): Promise<number> {
  try {
    console.log(await moveByNumber(env, args, now))
    return 0
  } catch (error) {
    if (!(error instanceof MoveRefused)) throw error
    console.error(error.message)
    return 1
  }
}
