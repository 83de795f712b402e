import 'server-only'
import * as z from 'zod'
import type { TradeAnswer } from '@/clients/trade-client'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { ApiError, apiError } from '@/http/api-problem'
import { DRAWING_POLICY } from '@/http/content-policy'
import { file, reply, type FileReply, type JsonReply } from '@trade-in-shop/contracts/endpoint'

/**
 * The browser's answer to a submission: the trade with 201. Throws 409 `price_changed` with its rows, and any other problem as
 * the platform sent it.
 */
export function tradeReply(answer: TradeAnswer): JsonReply<201, Trade> {
  if (answer.kind === 'created') return reply(201, answer.trade)
  if (answer.kind === 'refused') throw new ApiError(answer.problem)
  throw apiError(409, 'price_changed', { members: { changes: answer.changes } })
}

const HEADERS = {
  pdf: { 'content-disposition': 'inline; filename="label.pdf"' },
  svg: { 'content-security-policy': DRAWING_POLICY },
} as const

/** The number of one parcel; without it all sheets, or the code of the first. */
export const LabelQuery = z.strictObject({
  parcel: z
    .string()
    .regex(/^[1-9]$/)
    .optional(),
})

export const labelReply = (format: keyof typeof HEADERS, bytes: Buffer): FileReply =>
  file(bytes, { ...HEADERS[format], 'x-content-type-options': 'nosniff' })
