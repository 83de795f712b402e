import 'server-only'
import { ApiError } from '@/clients/http'
import type { TradeAnswer } from '@/clients/trade'

/**
 * The browser's answer to a submission: the trade with 201, a price change as 409 with its rows, any other refusal as
 * the platform sent it.
 */
export function tradeResponse(answer: TradeAnswer, requestId: string): Response {
  if (answer.kind === 'created') return Response.json(answer.trade, { status: 201 })
  if (answer.kind === 'refused') throw new ApiError(answer.problem.status, answer.problem)
  const code = 'price_changed'
  return Response.json(
    { type: 'about:blank', title: code, status: 409, code, requestId, changes: answer.changes },
    { status: 409, headers: { 'content-type': 'application/problem+json' } },
  )
}
