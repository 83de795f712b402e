import * as z from 'zod'
import { ClarificationDecision, ClarificationDifference } from '@/contracts/clarifications'
import { DAY } from '@/runtime/durations'
import { enqueueLetter } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import type { WholeTrade } from '@platform/trades/trade-store'

/** Days after the opening on which a seller who has not answered gets a reminder. */
const REMINDER_DAYS = [5, 10, 13] as const

const LetterLine = z.object({ offerId: z.string(), device: z.string(), oldPrice: z.int(), newPrice: z.int() })
const common = {
  application: z.string(),
  email: z.string(),
  firstName: z.string(),
  number: z.string(),
  accessId: z.string(),
}

/** What the mail about an open clarification and its reminders contain. */
export const OpenedLetter = z.object({ ...common, id: z.string(), expiresAt: z.iso.datetime(), lines: z.array(LetterLine) })
export type OpenedLetter = z.infer<typeof OpenedLetter>

/** The result of a clarification, by the seller's answer or by the deadline. */
export const ClosedLetter = z.object({
  ...common,
  maskedAccount: z.string(),
  total: z.int(),
  lines: z.array(LetterLine.extend({ decision: ClarificationDecision })),
})
export type ClosedLetter = z.infer<typeof ClosedLetter>

/** What was done by the seller's choice at the sale: id of its page, and what the inspection found. `downTo`: null for a return. */
export const BeforehandLetter = ClosedLetter.extend({
  id: z.string(),
  downTo: z.int().nullable(),
  lines: z.array(LetterLine.extend({ decision: ClarificationDecision, differences: z.array(ClarificationDifference) })),
})

/** Devices that are worth more than offered. */
export const BetterLetter = z.object({ ...common, lines: z.array(LetterLine) })
type BetterLetter = z.infer<typeof BetterLetter>

export type RepricedLine = Readonly<{ position: number; oldPrice: number; newPrice: number }>

const about = ({ application, customer, number, accessId }: WholeTrade) => ({
  ...{ application, number, accessId },
  ...{ email: customer.email, firstName: customer.firstName },
})

/** Contains no text of another person: devices have the catalogue's names. */
function letterLine(trade: WholeTrade, { position, oldPrice, newPrice }: RepricedLine) {
  const line = trade.lines[position]
  return { offerId: line?.offerId ?? '', device: line?.device.name ?? '', oldPrice, newPrice }
}

/** The price goes up without a question, and the seller gets a mail (P-06). */
export async function mailHigherPrice(
  db: Db,
  secret: string,
  trade: WholeTrade,
  lines: readonly RepricedLine[],
  now: Date,
): Promise<void> {
  const payload: BetterLetter = { ...about(trade), lines: lines.map((line) => letterLine(trade, line)) }
  await enqueueLetter(
    db,
    secret,
    { kind: 'inspected_better', key: `inspected_better/${trade.id}`, payload, tradeId: trade.id },
    now,
  )
}

type Opened = Readonly<{ id: string; expiresAt: Date; lines: readonly RepricedLine[] }>

export async function mailOpenedClarification(
  db: Db,
  secret: string,
  trade: WholeTrade,
  { id, expiresAt, lines }: Opened,
  now: Date,
): Promise<void> {
  const payload: OpenedLetter = {
    ...about(trade),
    ...{ id, expiresAt: expiresAt.toISOString(), lines: lines.map((line) => letterLine(trade, line)) },
  }
  await enqueueLetter(
    db,
    secret,
    { kind: 'clarification_opened', key: `clarification/${id}/opened`, payload, tradeId: trade.id },
    now,
  )
  for (const days of REMINDER_DAYS) {
    const reminder = { kind: 'clarification_reminder', key: `clarification/${id}/reminder-${days}` } as const
    await enqueueLetter(db, secret, { ...reminder, payload, tradeId: trade.id, dueAt: new Date(now.getTime() + days * DAY) }, now)
  }
}

type Closed = Readonly<{
  id: string
  lines: readonly (RepricedLine & { decision: ClarificationDecision; differences: ClarificationDifference[] })[]
}>

/** Must run after the trade has moved: its total is what will be paid. */
export async function mailClosedClarification(
  db: Db,
  secret: string,
  trade: WholeTrade,
  { id, lines }: Closed,
  kind: 'clarification_acknowledged' | 'clarification_expired' | 'clarification_beforehand',
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof BeforehandLetter> = {
    ...about(trade),
    ...{ maskedAccount: trade.maskedAccount, total: trade.total },
    ...{ id, downTo: trade.ifLower?.kind === 'accept' ? trade.ifLower.downTo : null },
    lines: lines.map((line) => ({
      ...letterLine(trade, line),
      ...{ decision: line.decision, differences: line.differences },
    })),
  }
  await enqueueLetter(db, secret, { kind, key: `clarification/${id}/closed`, payload, tradeId: trade.id }, now)
}
