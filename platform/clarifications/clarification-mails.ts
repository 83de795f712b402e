import * as z from 'zod'
import { ClarificationDecision, ClarificationDifference } from '@trade-in-shop/contracts/clarifications'
import { Disposal } from '@trade-in-shop/contracts/offers'
import { CategoryKey, DevicePicture } from '@trade-in-shop/contracts/search'
import { DAY } from '@trade-in-shop/runtime/durations'
import { enqueueMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import type { WholeTrade } from '@platform/trades/trade-store'

/** Days after the opening on which a seller who has not answered gets a reminder. */
const REMINDER_DAYS = [5, 10, 13] as const

/** `look`: how the device is drawn; a mail that an older version has stored lacks it and `disposal`. */
const MailLine = z.object({
  ...{ offerId: z.string(), device: z.string(), oldPrice: z.int(), newPrice: z.int() },
  look: z.object({ categoryId: CategoryKey, picture: DevicePicture.nullable() }).optional(),
  disposal: Disposal.nullish(),
})
const common = {
  application: z.string(),
  email: z.string(),
  firstName: z.string(),
  number: z.string(),
  accessId: z.string(),
}

/** What the mail about an open clarification and its reminders contain. */
export const OpenedMail = z.object({ ...common, id: z.string(), expiresAt: z.iso.datetime(), lines: z.array(MailLine) })
export type OpenedMail = z.infer<typeof OpenedMail>

/** The result of a clarification, by the seller's answer or by the deadline. */
export const ClosedMail = z.object({
  ...common,
  maskedAccount: z.string(),
  total: z.int(),
  lines: z.array(MailLine.extend({ decision: ClarificationDecision })),
})
export type ClosedMail = z.infer<typeof ClosedMail>

/** What was done by the seller's choice at the sale: id of its page, and what the inspection found. `downTo`: null for a return. */
export const BeforehandMail = ClosedMail.extend({
  id: z.string(),
  downTo: z.int().nullable(),
  lines: z.array(MailLine.extend({ decision: ClarificationDecision, differences: z.array(ClarificationDifference) })),
})

/** Devices that are worth more than offered. */
export const BetterMail = z.object({ ...common, lines: z.array(MailLine) })
type BetterMail = z.infer<typeof BetterMail>

export type RepricedLine = Readonly<{ position: number; oldPrice: number; newPrice: number }>

export const aboutSale = ({ application, customer, emailConfirmed, number, accessId }: WholeTrade) => ({
  ...{ application, number, accessId },
  ...{ email: customer.email, firstName: emailConfirmed ? customer.firstName : '' },
})

/** Contains no text of another person: devices have the catalogue's names. */
export function mailLine(trade: WholeTrade, { position, oldPrice, newPrice }: RepricedLine) {
  const line = trade.lines[position]
  const look = line && { categoryId: line.device.categoryId, picture: line.device.picture ?? null }
  return { offerId: line?.offerId ?? '', device: line?.device.name ?? '', look, disposal: line?.disposal, oldPrice, newPrice }
}

/** The price goes up without a question, and the seller gets a mail (P-06). */
export async function mailHigherPrice(
  db: Db,
  secret: string,
  trade: WholeTrade,
  lines: readonly RepricedLine[],
  now: Date,
): Promise<void> {
  const payload: BetterMail = { ...aboutSale(trade), lines: lines.map((line) => mailLine(trade, line)) }
  await enqueueMail(
    db,
    secret,
    { kind: 'inspected_better', key: `inspected_better/${trade.id}`, payload, tradeId: trade.id },
    now,
  )
}

export type Opened = Readonly<{ id: string; expiresAt: Date; lines: readonly RepricedLine[] }>

export async function mailOpenedClarification(
  db: Db,
  secret: string,
  trade: WholeTrade,
  { id, expiresAt, lines }: Opened,
  now: Date,
): Promise<void> {
  const payload: OpenedMail = {
    ...aboutSale(trade),
    ...{ id, expiresAt: expiresAt.toISOString(), lines: lines.map((line) => mailLine(trade, line)) },
  }
  await enqueueMail(
    db,
    secret,
    { kind: 'clarification_opened', key: `clarification/${id}/opened`, payload, tradeId: trade.id },
    now,
  )
  for (const days of REMINDER_DAYS) {
    const reminder = { kind: 'clarification_reminder', key: `clarification/${id}/reminder-${days}` } as const
    await enqueueMail(db, secret, { ...reminder, payload, tradeId: trade.id, dueAt: new Date(now.getTime() + days * DAY) }, now)
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
  kind: 'clarification_acknowledged' | 'clarification_expired' | 'clarification_beforehand' | 'second_look_restored',
  now: Date,
): Promise<void> {
  const payload: z.infer<typeof BeforehandMail> = {
    ...aboutSale(trade),
    ...{ maskedAccount: trade.maskedAccount, total: trade.total },
    ...{ id, downTo: trade.ifLower?.kind === 'accept' ? trade.ifLower.downTo : null },
    lines: lines.map((line) => ({
      ...mailLine(trade, line),
      ...{ decision: line.decision, differences: line.differences },
    })),
  }
  await enqueueMail(db, secret, { kind, key: `clarification/${id}/closed`, payload, tradeId: trade.id }, now)
}
