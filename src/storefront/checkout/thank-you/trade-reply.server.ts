import 'server-only'
import type { TradeAnswer } from '@/clients/trade'
import type { Trade } from '@/contracts/trades'
import { ApiError, apiError } from '@/http/api-problem'
import { reply, type JsonReply } from '@/http/reply'

/**
 * The browser's answer to a submission: the trade with 201. Throws 409 `price_changed` with its rows, and any other problem as
 * the platform sent it.
 */
export function tradeReply(answer: TradeAnswer): JsonReply<201, Trade> {
  if (answer.kind === 'created') return reply(201, answer.trade)
  if (answer.kind === 'refused') throw new ApiError(answer.problem)
  throw apiError(409, 'price_changed', { members: { changes: answer.changes } })
}
