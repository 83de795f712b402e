import 'server-only'
import type { TradeAnswer } from '@/clients/trade'
import { ApiError, apiError } from '@/runtime/api-problem'

/**
 * The browser's answer to a submission: the trade with 201. Throws 409 `price_changed` with its rows, and any other refusal as
 * the platform sent it.
 */
export function tradeResponse(answer: TradeAnswer): Response {
  if (answer.kind === 'created') return Response.json(answer.trade, { status: 201 })
  if (answer.kind === 'refused') throw new ApiError(answer.problem)
  throw apiError(409, 'price_changed', { members: { changes: answer.changes } })
}
